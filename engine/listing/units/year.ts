/** Year of construction as printed, Japanese eras included. */
import { plain } from "./number.ts";

const ERAS: Record<string, number> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const OLDEST = 1000;
const NEWEST = 2100;

/** What was done to a house later, beside the year it was built: "1974, letzte Sanierung: 2019", "1962 / 1990" under "Year built / effective". */
const LATER =
  /[,;/(（、][^,;/(（、]{0,30}(?:renov|rénov|sanier|moderni|refurb|remodel|reform|rehab|ristruttur|effective|umbau|リフォーム|リノベ|改装|리모델|翻新|装修|改造)[^,;/]{0,40}/giu;
const RENEWED = /renov|rénov|sanier|moderni|refurb|remodel|ristruttur|リフォーム|リノベ|리모델|翻新/iu;
const withoutLater = (line: string): string => line.replace(LATER, " ");

/** "1997年5月", "Baujahr 1910", "平成12年", "2002年06月築". Null for an age ("30 a 50 años"), a range, several years. */
export function parseYear(text: string): number | null {
  const line = plain(text).slice(0, 80);
  const era = /(明治|大正|昭和|平成|令和)\s?(\d{1,2}|元)年/.exec(line);
  if (era?.[1] && era[2]) return (ERAS[era[1]] ?? 0) + (era[2] === "元" ? 1 : Number(era[2]));
  const years = [...new Set(withoutLater(line).match(/(?<!\d)(?:1[0-9]|20)\d{2}(?!\d)/g) ?? [])];
  if (years.length === 2 && RENEWED.test(line)) return Math.min(...years.map(Number));
  if (years.length !== 1) return null;
  const year = Number(years[0]);
  // A whole date names the year first (1997年5月, 1997-05) or last (05.1997, May 1997); both are the year.
  return year >= OLDEST && year <= NEWEST ? year : null;
}

/** What else a year may be of: when it was done up, bought or paid off, when it falls free. */
const NOT_BUILT = String.raw`\p{Script=Han}{0,3}(?:装|修|翻新|改造|到期|到|购|買|买|入手|过户|满|入住|搬|空出|起|底|末|初|前|后|之|以|上半|下半|春|夏|秋|冬|租|签|挂牌|降|涨|成交|开盘|学)`;

const BUILT: readonly RegExp[] = [
  /(?<!\d)((?:18|19|20)\d{2})\s?年(?:\d{1,2}月)?\s?(?:築|建成|竣工|建造|建(?!筑|築)|的(?:房|小区|楼|盘|社区)|房(?![产价东源型屋])|交付|交房|入伙|落成)/u,
  /(?<!\d)((?:19|20)\d{2})년\s?(?:\d{1,2}월\s?)?(?:준공|식|사용승인|건축|입주)/u,
  /(?:建成年代|建筑年代|建成时间|竣工时间)\s?[:：]?\s?((?:19|20)\d{2})(?!\d)/u,
  /築(?:年月?)?\s?:?\s?((?:19|20)\d{2})(?!\d)/u,
  /(?<!\p{L})(?:준공|사용승인일?|완공)\s?:?\s?((?:19|20)\d{2})/u,
  /\b(?:construction|building|project|development|tower)\b[^.!?]{0,40}\bcompleted in ((?:19|20)\d{2})\b/iu,
  /\b(?:[Bb]uilt|[Cc]onstructed|[Dd]eveloped) (?:by \p{Lu}[\p{L} .&'-]{1,40} )?(?:in|around|circa|c\.?) ?((?:1[5-9]|20)\d{2})\b/u,
  /\b(?:built|constructed) for [^.,;\d]{1,40} in ((?:1[5-9]|20)\d{2})\b/iu,
  /(?<![\p{L}])(?:circa|c\.)\s?((?:1[5-9]|20)\d{2})(?!\d|\s?(?:sq|m|ft|sf))/iu,
  /\b(?:built(?: in)?|constructed in|year built|year of construction|construction year)\s?:?\s((?:1[5-9]|20)\d{2})\b/iu,
  /(?<!\p{L})(?:baujahr|bj\.?|erbaut|errichtet|bouwjaar|construit(?:e)?(?: en)?|année(?: de construction)?|construction (?:de|en)|édifiée? en|bâtie? en|datant de|dat(?:es|ing)(?: back)? (?:from|to)|erected in|risale(?:nte)? al|data(?:do|da) de|aus dem jahr|construcción de|costruzione del|construção (?:de|em)|gebouwd in|(?:bâtiment|immeuble|maison|résidence|copropriété|pavillon|villa|hôtel particulier)(?: en pierre(?: de taille)?)? de|(?:edif[ií]cio|finca|pr[ée]dio|palazzo|stabile|condom[ií]nio)(?: \p{Ll}{4,14})?(?: de(?:l)?| do)|(?:gebäude|haus|altbau(?:wohnung)?|villa|wohnhaus) (?:von|aus)|(?:pand|woning|complex) uit|constru[ií]d[oa] en|año(?: de construcción)?|costruit[oa] nel|anno(?: di costruzione)?|constru[ií]d[oa] em|ano(?: de construção)?|год постройки)\s?:?\s((?:1[5-9]|20)\d{2})(?!\d|\s?(?:m[²2]|qm|mq))/iu,
  /(?<!\d)((?:1[89]|20)\d{2})\swurde [^.,\d]{1,40}(?:errichtet|erbaut|gebaut)/iu,
  /(?<!\p{L})(?:baujahr|bj\.?)\s?:?\s?(?:ca\.\s?|um\s)?((?:1[5-9]|20)\d{2})(?!\d)/iu,
  /(?<!\p{L})(?:immeuble(?: ancien| haussmannien)?|altbau|neubau|jugendstil(?:haus)?|gründerzeit(?:haus)?)\s((?:1[5-9]|20)\d{2})(?!\d|[.,]\d|\s?(?:m[²2]|qm|€))/iu,
  /(?<![\d-])((?:18|19|20)\d{2})[- ]build\b/iu,
  // Singapore's word for the day a building may be lived in
  /\bTOP\s?:?\s((?:19|20)\d{2})\b/u,
  /^((?:18|19|20)\d{2}) built$/iu,
  /^Completed in ((?:19|20)\d{2})\b/u,
  /(?<!\d)((?:1[89]|20)\d{2})\s(?:errichtet|erbaut|gebaut|fertiggestellt)(?:\p{Ll}{1,3})?/iu,
  /(?<=[\s,，、]|^)((?:19|20)\d{2})\s?[年년](?=[\s,，、。]|$)/u,
  // a line of facts without blanks: "18/32层2003年苏州河景698万", "精装|2003年|698万"
  new RegExp(
    `(?<=[\\s,，、|｜/／·•;；层層楼樓装修平㎡米方卫厅室房透]|^)((?:19|20)\\d{2})年(?=[\\s,，、。|｜/／·•;；]|$|\\d{2,5}(?:\\.\\d+)?万|(?!${NOT_BUILT})\\p{Script=Han})`,
    "u",
  ),
];
const ERA_BUILT = /((?:明治|大正|昭和|平成|令和)\s?(?:\d{1,2}|元)年)(?:\d{1,2}月)?\s?(?:築|建築|竣工|完成)/u;
const SHORT_BUILT: readonly RegExp[] = [
  /(?<!\d)(\d{2})年(?:建成|建造|建(?!筑)|的房|竣工|交房|交付)/u,
  /(?<![\d\p{L}])['’](\d{2})년(?!차)/u,
  // by itself "15年" may be an age: only what none is that one would print
  /(?<=[\s,，、|]|^)(0\d|[89]\d)年(?=[\s,，、。|]|$)/u,
];
/** "Bj 64"; of the years that both centuries had, neither. */
const SHORT_GERMAN = /(?<!\p{L})(?:baujahr|bj\.?)\s?'?([3-9]\d)(?![\d.,])/iu;

/** A part of a line of facts that is nothing but a year: "2/4, sud-ouest, 2015, 435 000 €", "- 1972 -", "남향 2017 인테리어". */
const YEAR_ALONE = /(?<=[,;|·]\s|\s[-–]\s)((?:18|19|20)\d{2})(?=\s?[,;|·]\s|\s[-–]\s|$)/gu;
const KOREAN_YEAR_ALONE =
  /(?<=[가-힣]\s)(?<!(?:월세|전세|보증금|매매|관리비|보|억)\s)((?:19[6-9]|20[0-3])\d)(?=\s[가-힣])/gu;
/** Longer lines are prose, in which a year may be anything's. */
const LONGEST_LINE = 240;

/** The only year of a line of facts, where it stands as a part of its own. */
export function yearAlone(line: string): number | null {
  const text = plain(line);
  if (text.length > LONGEST_LINE || (text.match(/(?<![\d.,])(?:18|19|20)\d{2}(?![\d]|[.,]\d)/gu) ?? []).length > 1)
    return null;
  const [found] = [...text.matchAll(YEAR_ALONE), ...text.matchAll(KOREAN_YEAR_ALONE)];
  return found?.[1] === undefined ? null : Number(found[1]);
}

/** The year of construction in running text: "built 1962", "06年建成", "昭和63年築", "Bj. 2005"; null when none is named. */
export function builtIn(text: string): number | null {
  const line = plain(text.slice(0, 2000));
  const era = ERA_BUILT.exec(line)?.[1];
  if (era) return parseYear(era);
  for (const pattern of BUILT) {
    const year = pattern.exec(line)?.[1];
    if (year) return Number(year);
  }
  const german = SHORT_GERMAN.exec(line)?.[1];
  if (german) return 1900 + Number(german);
  const short = SHORT_BUILT.map((pattern) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  return short === undefined ? null : Number(short) + (Number(short) > 60 ? 1900 : 2000);
}
