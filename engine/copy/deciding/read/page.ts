/** A listing as readers of deciding facts look at it: clauses, features and disclosures, and the days and sums they print. */
import type { Listing } from "#contract/listing";
import { amountIn, currencyIn } from "#engine/copy/material/amount";
import { foldWidth } from "#engine/text/fold";
import type { Day, DecidingFact, DecidingId, Slot } from "../fact.ts";

/** Signs of a page that are looked at; the longest pages of our samples have four thousand. */
const MOST = 8000;
const MOST_PHRASE = 400;

export interface Page {
  readonly listing: Listing;
  readonly rent: boolean;
  readonly currency: string | null;
  /** Sentences of title, state and description. */
  readonly sentences: readonly string[];
  readonly features: readonly string[];
  readonly disclosures: readonly { readonly name: string; readonly value: string }[];
  /** All of them, each a phrase: a feature, "name: value", a sentence. */
  readonly phrases: readonly string[];
}

/** An end of a sentence that is no ordinal ("2. Obergeschoss", "1. April") and no decimal. */
const sentenceEnd = /(?<![.。!！?？\n])[。！？\n]+|(?<!\d)[.!?](?=\s|$)|(?<=(?:19|20)\d\d)\.(?=\s|$)/u;

export function pageOf(listing: Listing): Page {
  const texts = [listing.title, listing.renovation, listing.description?.slice(0, MOST) ?? null].flatMap((text) =>
    text === null ? [] : foldWidth(text).split(sentenceEnd),
  );
  const sentences = texts.map((text) => text.trim().slice(0, MOST_PHRASE)).filter((text) => text !== "");
  const features = listing.features.map((text) => foldWidth(text).trim().slice(0, MOST_PHRASE));
  const disclosures = Object.entries(listing.disclosures).map(([name, value]) => ({
    name: foldWidth(name).trim().slice(0, MOST_PHRASE),
    value: foldWidth(value).trim().slice(0, MOST_PHRASE),
  }));
  return {
    listing,
    rent: listing.transaction === "rent" || (listing.price?.period ?? null) !== null,
    currency: listing.price?.currency ?? null,
    sentences,
    features,
    disclosures,
    phrases: [...features, ...disclosures.map(({ name, value }) => `${name}: ${value}`), ...sentences],
  };
}

/** Clauses of a sentence, parted at its commas and semicolons. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[;；，]|,(?!\d)|\s[–—]\s/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

const monthNames: readonly RegExp[] = [
  /^jan/iu,
  /^f[eé][bv]/iu,
  /^m[aä]r/iu,
  /^a[pv]r/iu,
  /^ma[iy]/iu,
  /^ju(?:ne?|in|ni)(?!l)/iu,
  /^(?:jul|juil)/iu,
  /^(?:ao[uû]t|aug)/iu,
  /^sep/iu,
  /^o[ck]t/iu,
  /^nov/iu,
  /^d[eé][cz]/iu,
];

/** The first day or month that a text names; null for none. */
export function dayIn(text: string): Day | null {
  const made = (year: string | undefined, month: number, day: string | undefined): Day | null =>
    month >= 1 && month <= 12 ? { year: year ? Number(year) : null, month, day: day ? Number(day) : null } : null;
  const asian = /(?:((?:19|20)\d\d) ?[年년] ?)?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号일])?/u.exec(text);
  if (asian) return made(asian[1], Number(asian[2]), asian[3]);
  const dotted = /(?<!\d)(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)/u.exec(text);
  if (dotted) return made(dotted[3], Number(dotted[2]), dotted[1]);
  const short = /(?<![\d/])(\d{1,2})\/((?:19|20)\d\d)(?!\d)/u.exec(text);
  if (short) return made(short[2], Number(short[1]), undefined);
  for (const hit of text.matchAll(
    /(?:(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)? )?(\p{L}{3,9})\.? (?:(\d{1,2}),? )?((?:19|20)\d\d)(?!\d)/gu,
  )) {
    const month = monthNames.findIndex((name) => name.test(hit[2] ?? "")) + 1;
    if (month > 0) return made(hit[4], month, hit[1] ?? hit[3]);
  }
  for (const hit of text.matchAll(/(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)? (\p{L}{3,9})/gu)) {
    const month = monthNames.findIndex((name) => name.test(hit[2] ?? "")) + 1;
    if (month > 0) return made(undefined, month, hit[1]);
  }
  return null;
}

/** A sum of money that a short phrase states; null where it names none, or several. */
function moneyIn(text: string, local: string | null): (Slot & { readonly form: "money" }) | null {
  const { currency, left } = currencyIn(text.replace(/['’](?=\d{3})/gu, ""), local);
  const amount = amountIn(left);
  const known = currency ?? (/\d ?[万만]/u.test(text) ? local : null);
  return amount === null || known === null ? null : { form: "money", amount, currency: known };
}

/** The first sum that a text prints with its sign; null where none stands. */
export function firstMoney(text: string, local: string | null): (Slot & { readonly form: "money" }) | null {
  const hit =
    /CHF\s?\d{1,3}(?:['’]\d{3}){1,3}(?!\d)/u.exec(text) ??
    /(?:A\$|C\$|S\$|HK\$|US\$|[$£€¥￥])\s?\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?(?!\d)|(?:A\$|C\$|S\$|HK\$|US\$|[$£€¥￥])\s?\d{1,9}(?:\.\d{1,2})?/u.exec(
      text,
    ) ??
    /\d{1,3}(?:[ .,\u202f\u00a0]\d{3}){1,3}(?:,\d{1,2})?\s?(?:€|円|元|원)|\d{1,9}(?:[.,]\d{1,2})?\s?(?:万|만|億|亿)?\s?(?:€|円|元|원)/u.exec(
      text,
    );
  return hit ? moneyIn(hit[0], local) : null;
}

/** The number of months or years that a text names, in months; null for none. */
export function monthsIn(text: string): number | null {
  const han = "半一二两三四五六七八九十";
  const hit =
    /(?<![\d.])(\d{1,2})\s?(?:个月|ヶ月|か月|カ月|개월|months?\b|mois|monate?n?\b)/iu.exec(text) ??
    /(?<![\d.])(one|two|three|six|nine|twelve)\s(?:months?)/iu.exec(text);
  if (hit?.[1]) {
    const word = ["one", "two", "three", "four", "five", "six"].indexOf(hit[1].toLowerCase());
    const named = { nine: 9, twelve: 12 }[hit[1].toLowerCase()];
    return named ?? (word >= 0 ? word + 1 : Number(hit[1]));
  }
  const years = /(?<![\d.])(\d{1,2}|[一两二三五])\s?(?:年(?!\d|月|初|末|に)|년|years?\b|ans?\b|jahre?\b)/iu.exec(text);
  if (years?.[1]) {
    const at = han.indexOf(years[1]);
    const count = at < 0 ? Number(years[1]) : { 一: 1, 两: 2, 二: 2, 三: 3, 五: 5 }[years[1]];
    return count && count <= 10 ? count * 12 : null;
  }
  return null;
}

const given: Slot = { form: "given" };
export const flag = (holds: boolean): Slot | undefined => (holds ? given : undefined);
export const number = (value: number | null): Slot | undefined =>
  value === null ? undefined : { form: "number", value };
export const day = (value: Day | null): Slot | undefined => (value === null ? undefined : { form: "day", day: value });

export const fact = (id: DecidingId, source: string, slots: DecidingFact["slots"] = {}): DecidingFact => ({
  id,
  slots,
  source,
});
export type Reader = (page: Page) => readonly DecidingFact[];

/** The first phrase in which the words stand, with its hit. */
export function find(page: Page, words: RegExp): { readonly phrase: string; readonly hit: RegExpExecArray } | null {
  for (const phrase of page.phrases) {
    const hit = words.exec(phrase);
    if (hit) return { phrase, hit };
  }
  return null;
}
/** The first disclosure whose name has the words. */
export const disclosed = (page: Page, name: RegExp): { readonly name: string; readonly value: string } | null =>
  page.disclosures.find((one) => name.test(one.name)) ?? null;
