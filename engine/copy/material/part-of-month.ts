/** "Ende Mai", 5月中旬, "early June": a part of a month is no first of the month, and is said in every language as that part. */
import type { CopyLanguage } from "#contract/copy";

export type PartOfMonth = "early" | "mid" | "late" | "end";

const words: readonly (readonly [PartOfMonth, RegExp])[] = [
  ["early", /[上初]旬|月初|월 ?초(?![\p{L}])|초순|(?<!\p{L})(?:early|beginning of|start of|début|anfang)(?!\p{L})/iu],
  ["mid", /中旬|중순|(?<!\p{L})(?:mid|mi|mitte|middle of)[ -]/iu],
  ["late", /下旬|하순|(?<!\p{L})late (?=\p{L})/iu],
  ["end", /月[底末]|월 ?말|(?<!\p{L})(?:end of|fin|ende) (?=\p{L})/iu],
];

/** The part of a month that a text names; null where it names none. */
export const partOfMonthIn = (text: string): PartOfMonth | null => words.find(([, on]) => on.test(text))?.[0] ?? null;

type Around = readonly [before: string, after: string];
const said: Readonly<Record<CopyLanguage, Readonly<Record<PartOfMonth, Around>>>> = {
  zh: { early: ["", "初"], mid: ["", "中旬"], late: ["", "下旬"], end: ["", "底"] },
  ja: { early: ["", "上旬"], mid: ["", "中旬"], late: ["", "下旬"], end: ["", "末"] },
  ko: { early: ["", " 초"], mid: ["", " 중순"], late: ["", " 하순"], end: ["", " 말"] },
  en: { early: ["early ", ""], mid: ["mid-", ""], late: ["late ", ""], end: ["the end of ", ""] },
  fr: { early: ["début ", ""], mid: ["mi-", ""], late: ["fin ", ""], end: ["fin ", ""] },
  de: { early: ["Anfang ", ""], mid: ["Mitte ", ""], late: ["Ende ", ""], end: ["Ende ", ""] },
};

/** "May 2027" with its part: "the end of May 2027", 2027年5月底. */
export function withPart(month: string, part: PartOfMonth | undefined, language: CopyLanguage): string {
  if (part === undefined) return month;
  const [before, after] = said[language][part];
  // French months stand behind "en" where they stand alone
  return `${before}${month.replace(/^en /u, "")}${after}`;
}
