/** What an amount is paid for and how often: per square metre, per month. Read from the words on either side of it. */
import { eastAsianPeriod, type Period, periodWords } from "./units/periods.ts";

/** How often each falls in a year. */
export const perYear: Readonly<Record<Period, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };

const areas: readonly { readonly size: number; readonly words: string }[] = [
  {
    size: 0.09290304,
    words:
      "sq\\.? ?ft\\.?|sqft|square f(?:ee|oo)t|ft²|SF|pieds? carrés?|Quadratfuß|平方英尺|平方フィート|제곱피트|평방 ?피트",
  },
  {
    size: 1,
    words:
      "m²|㎡|m2|sqm|sq\\.? ?m(?:et(?:er|re))?|square met(?:er|re)|qm|Quadratmeter|mètres? carrés?|平方米|平方メートル|平米|平(?![方均米])|제곱미터|평방미터",
  },
  { size: 400 / 121, words: "坪|평(?![방균])|tsubo" },
];
const mark = "(?:[¥$€£₩]|RMB|CNY|USD|EUR|JPY)?\\s?";
const about = "(?:约|約|大约|大概|仅|只要|약|およそ|about|around|roughly|only)?\\s?";
const compiled = areas.map(({ size, words }) => ({
  size,
  after: new RegExp(
    `^\\s?(?:\\/|·|per|an?|par|le|la|du|au|pro|je|each|每|一|に(?:つき)?)\\s?(?:1|一)?\\s?(?:${words})(?![\\p{Script=Latin}\\d])`,
    "iu",
  ),
  before: new RegExp(
    `(?:每|每一)\\s?(?:${words})(?:每?[月年])?(?:的?单价)?[是为:]?\\s?${about}${mark}$|(?:${words})\\s?(?:当たり|あたり|につき|당|(?<=(?<![\\d.])1 ?(?:${words}))에)\\s?(?:月額?|월|年|연)?\\s?${about}${mark}$|per (?:${words})(?: is| of| at|:)?\\s?${about}${mark}$`,
    "iu",
  ),
}));
const namedUnitPrice = new RegExp(`单价(?:是|为|约|大约|大概|仅|只要|:)*\\s?${mark}$`, "u");

/** Size in square metres of the area an amount is paid for, and how far the words after it reach; null for a whole amount. */
export function perArea(before: string, after: string): { readonly size: number; readonly length: number } | null {
  for (const one of compiled) {
    const length = one.after.exec(after)?.[0].length;
    if (length !== undefined) return { size: one.size, length };
  }
  for (const one of compiled) if (one.before.test(before)) return { size: one.size, length: 0 };
  return namedUnitPrice.test(before) ? { size: 1, length: 0 } : null;
}

const joint =
  "(?:[^\\S\\n]?(?:\\/|·|\\||per|an?|each|every|par|pro|im|je|al|por|ao|und|et|and|in|le|每|で|に|の))*[^\\S\\n]?";
/** What is paid once, with a figure of its own: "no monthly rent: deposit 320 million". */
const other =
  "押金|保证金|敷金|礼金|保証金|定金|首付|总价|售价|価格|보증금|전세|매매가|분양가|계약금|不要|합쳐|なし|ない|なく|없|発生し";
const periods = periodWords.map(({ period, words, before }) => ({
  period,
  after: new RegExp(
    `^(?:${joint}|(?: (?:de|of|für|an|in)? ?\\p{L}{3,14}){1,2} (?:par|per|a|pro|im|je) )(?:${words})(?![\\p{Script=Latin}])`,
    "iu",
  ),
  before: new RegExp(
    `(?<!不付|不用付|不交|无|免|没有|instead of |statt |without |(?<!\\p{L})no |sans loyer |ohne )(?:${before})(?:(?!${other})[^,.;|，。；\\n]){0,22}$`,
    "iu",
  ),
}));
const eastAsian = eastAsianPeriod.map(({ period, before }) => ({
  period,
  before: new RegExp(`(?:${before})[是为:]?\\s?${about}${mark}$`, "u"),
}));

/** A period with the reach of the words that say it, counted from the amount: characters in front of it and behind it. */
interface Due {
  readonly period: Period | null;
  readonly before: number;
  readonly after: number;
}

/** How often an amount is due, when the words around it say so. */
export function dueOf(before: string, after: string): Due {
  for (const one of periods) {
    const hit = one.after.exec(after);
    if (hit) return { period: one.period, before: 0, after: hit[0].length };
  }
  // "月額78ユーロ、固定資産税年額410ユーロ": the nearest word is the amount's own
  const hits = [...eastAsian, ...periods].flatMap((one): Due[] => {
    const hit = one.before.exec(before);
    return hit ? [{ period: one.period, before: hit[0].length, after: 0 }] : [];
  });
  const nearest = hits.sort((one, next) => one.before - next.before)[0];
  return nearest ?? { period: null, before: 0, after: 0 };
}
