/** Days and months of the calendar ("ab 1. Oktober", "10月1日起", "2026-10-01"): true when the facts name the same day, in any language. */
import type { Untraced } from "#contract/copy";
import type { Span } from "./span.ts";

interface CalendarDate extends Span {
  /** 1 to 12. */
  readonly month: number;
  readonly day: number | null;
}

const months: readonly string[] = [
  "january|jan|janvier|januar",
  "february|feb|février|februar",
  "march|mar|mars|märz",
  "april|apr|avril",
  "may|mai",
  "june|jun|juin|juni",
  "july|jul|juillet|juli",
  "august|aug|août",
  "september|sept?|septembre",
  "october|oct|octobre|oktober|okt",
  "november|nov|novembre",
  "december|dec|décembre|dezember|dez",
];
const numberOf = new Map(months.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)));
for (const name of ["sep", "sept"]) numberOf.set(name, 9);
const month = `(?<month>${[...numberOf.keys()].sort((a, b) => b.length - a.length).join("|")})`;

const patterns: readonly RegExp[] = [
  /(?<![\d.,])(?<m>1[0-2]|0?[1-9])\s?[月월](?:\s?(?<day>[12]\d|3[01]|0?[1-9])\s?[日号일])?/gu,
  /(?<!\d)(?:19|20)\d{2}[-/.](?<m>1[0-2]|0[1-9])[-/.](?<day>[12]\d|3[01]|0[1-9])(?!\d)/gu,
  /(?<![\d.])(?<day>[12]\d|3[01]|0?[1-9])\.\s?(?<m>1[0-2]|0?[1-9])\.(?=\s?(?:19|20)\d{2})/gu,
  new RegExp(
    `(?<![\\p{L}\\d.,])(?<day>[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th|er|\\.)? (?:of )?${month}(?![\\p{L}])`,
    "giu",
  ),
  new RegExp(`(?<![\\p{L}\\d])${month}\\.? (?<day>[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\\d\\p{L}])`, "giu"),
  // A month alone is a date only where the words before it say so: "may" and "mars" mean other things too.
  new RegExp(
    `(?<=(?<![\\p{L}])(?:in|from|since|until|by|early|late|mid|end of|en|dès|fin|début|courant|im|ab|bis|seit|ende|anfang|mitte)[ -])${month}(?![\\p{L}])`,
    "giu",
  ),
];

/** Every date of width-folded `text`; of two that overlap the longer one, which knows the day. */
export function dates(text: string): CalendarDate[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): CalendarDate => {
      const { m, month: name, day } = match.groups ?? {};
      return {
        start: match.index,
        end: match.index + match[0].length,
        month: m ? Number(m) : (numberOf.get((name ?? "").toLowerCase()) ?? 0),
        day: day ? Number(day) : null,
      };
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return found.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}

/** Dates of `text` (found before, as `inText`) that no date of the facts bears out. */
export const unknownDates = (
  text: string,
  inText: readonly CalendarDate[],
  known: readonly CalendarDate[],
): Untraced[] => {
  const said = new Set(known.flatMap(({ month, day }) => [`${month}`, `${month}/${day}`]));
  return inText
    .filter(({ month, day }) => !said.has(day === null ? `${month}` : `${month}/${day}`))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), kind: "number" }));
};
