/** What is no name whatever stands around it: whoever refuses somebody or promises something may not hide it in quotes. */

import { remembered } from "#engine/text/remembered";

const refusal =
  /(?<!\p{L})(?:no(?!\.)|not|only|never|unwelcome|allowed|kein\p{L}{0,3}|nur|nicht|ohne|pas|aucun\p{L}{0,2}|interdit\p{L}{0,2})(?!\p{L})|[不勿拒禁赚賺]|谢绝|謝絕|只[租限]|[仅僅]限|お断り|のみ|사절|불가|금지/iu;
const praise = /第一|最|稳|穩|保证|保證|必涨|必漲|최고|최상|確実|保証/u;

/** Does a name of a listing or a sign tell whom it refuses, or what is sure to come? */
export const refuses = (name: string): boolean => refusal.test(name);

const promise =
  /[稳穩](?:赚|賺|涨|漲)|必[涨漲]|[升增]值|(?:全[城市国國]|史上|业界|業界)(?:最|第一)|^日本一$|(?<!\p{L})(?:preferred|wanted|guaranteed|families|whites|christians|muslims|jews|adults)$/iu;
/** Whom a home is kept or wished for, and what its price is said to do: no estate is called so. */
const wish =
  /(?<!\p{L})(?:(?:ideal|perfect|reserved|suitable) for|bevorzugt|erwünscht|gesucht|ideal für|geeignet für|idéale?s? pour|réservée?s? (?:à|aux?)|(?:préférée?|souhaitée?|recherchée?|bienvenue?)s?$|sans (?:enfants?|animaux|animal)|uniquement|exclusivement|ausschließlich|will (?:double|triple|rise|soar|grow|go up)|verdoppel\p{L}{1,3}|verdreifach\p{L}{1,3})(?!\p{L})|[优優]先|限定|限る|歓迎|우선|우대|翻[倍番]|暴[涨漲]|[涨漲]定/iu;
/** What a street, a building or a school ends in: "Nur für Deutsche Straße" would be one, however it came by its name. */
const place =
  /(?:stra(?:ß|ss)e|platz|weg|(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|court|place|park|house|building|school|church|acres|estates?|village|heights|gardens?|farms?|ranch|terrace|homes|realty|properties))\.?$|[路街巷弄里村苑园園庭居府厦廈寺校]$|小区|社区|ホーム$|マンション$|아파트$/iu;
/** What only looks like a denial: No 5 Court, 不動産. */
const noDenial = /(?<!\p{L})no\.?\s?\d|不[動动]産?产?/giu;

/** Whom a name turns away or wants in so many words, or what it promises: no street or estate is called so, whatever it ends in. */
const outright =
  /(?<!\p{L})(?:(?:whites?|blacks?|christians?|muslims?|jews?|catholics?|hindus?|natives?|citizens?|christian families) only|only (?:whites|christians|citizens)|no (?:kids|children|vouchers|section 8|dss|blacks|muslims|jews|foreigners|immigrants)|we (?:rent|sell|let)|guaranteed to|will (?:double|triple|rise))(?!\p{L})|[稳穩](?:赚|賺|涨|漲)|必[涨漲]|只[租限]|不[赔賠]/iu;
/** A name is no statement of several parts. */
const parted = /[,;，；]/u;

/**
 * Does a name that a page states for an estate or a firm tell whom it refuses, whom it wants or what is sure to come? A page
 * writes what it likes there ("Whites only"), and what it writes would stand unjudged in every text.
 */
export const hides = remembered(
  (name: string): boolean =>
    outright.test(name) ||
    ((!place.test(name.trim()) || parted.test(name)) &&
      (refuses(name.replace(noDenial, "")) || [promise, wish].some((said) => said.test(name.trim())))),
);

/** The same, and does it praise? A school may be the first middle school; what is put in quotes to be believed may not. */
export const tells = (name: string): boolean => refuses(name) || praise.test(name);
