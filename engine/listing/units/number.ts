/** Numbers as pages print them: 1,193 · 1.193 · 1 193 · 57,62 · ４，９８０ · 二. */
import { normalForm } from "#engine/text/normal-form";
import type { Hints } from "./hints.ts";

/** Languages that write 1.193,50. The rest write 1,193.50. */
const COMMA_DECIMAL = new Set([
  "de",
  "es",
  "fr",
  "it",
  "pt",
  "nl",
  "ru",
  "pl",
  "cs",
  "sv",
  "da",
  "nb",
  "no",
  "fi",
  "tr",
  "el",
  "ro",
  "hu",
  "uk",
  "id",
  "vi",
  "ca",
  "bg",
  "hr",
  "sl",
  "sk",
  "kk",
  "et",
  "lv",
  "lt",
  "sr",
  "bs",
  "nn",
]);
/** Countries that do, whatever language the page is shown in. */
const COMMA_COUNTRIES = new Set([
  "DE",
  "AT",
  "ES",
  "FR",
  "IT",
  "PT",
  "BR",
  "NL",
  "BE",
  "RU",
  "KZ",
  "PL",
  "CZ",
  "SE",
  "DK",
  "NO",
  "FI",
  "TR",
  "GR",
  "RO",
  "HU",
  "UA",
  "ID",
  "VN",
  "AR",
  "CL",
  "CO",
  "UY",
  "ZA",
  "EE",
  "LV",
  "LT",
  "SK",
  "SI",
  "HR",
  "BG",
  "RS",
]);

const usesCommaDecimal = ({ language, country }: Hints): boolean => {
  const base = language?.slice(0, 2) ?? "";
  if (["zh", "ja", "ko", "th"].includes(base)) return false;
  if (base === "en") return false;
  return COMMA_DECIMAL.has(base) || (base === "" && COMMA_COUNTRIES.has(country ?? ""));
};

/**
 * A number of at most 15 digits and six groups of three; bounded, because it is tried at every digit of a text. Blanks
 * group where no mark does, behind one to three digits: "£325,000 999 year lease", "2. OG von 5 549.000 €" and "1988 259 000 €" are
 * two numbers each.
 */
export const NUMBER = String.raw`(?:(?<!\d)\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3}(?!\d|[.,]\d{3}(?!\d))){1,6}|\d{1,15}(?:[.,'’]\d{3}(?!\d)){0,6})(?:[.,]\d{1,6})?`;

/** Printable ASCII with single blanks between words: nothing to tidy, and its own normal form. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** One space for every stretch of white; icon fonts put their pictures into the private use area. The words stay as printed. */
export const tidy = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(/[\s\p{Co}\u200b-\u200f\ufeff]+/gu, " ").trim();

/** For parsing: fullwidth digits, letters and signs become plain. ª, º and ² carry meaning of their own and stay. */
export const plain = (text: string): string => {
  if (PLAIN.test(text)) return text;
  if (text.length > MAX_REMEMBERED) return made(text);
  const before = known.get(text);
  if (before !== undefined) return before;
  const now = made(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, now);
  return now;
};
const made = (text: string): string => tidy(text.replace(/[^ªº²³]+/g, (run) => normalForm(run, "NFKC")));

/** The same lines are asked for by every reader; what is remembered of strangers' texts is forgotten before it grows. */
const MAX_REMEMBERED = 200;
const REMEMBERED = 4_000;
const known = new Map<string, string>();

/** "1.193" -> 1193 in German, 1.193 in English. Null when it is no number. */
export function parseNumber(text: string, hints: Hints): number | null {
  const digits = plain(text).replace(/[ '’]/g, "");
  if (!/^\d[\d.,]*$/.test(digits) || digits.length > 24) return null;
  const marks = digits.match(/[.,]/g) ?? [];
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const tail = digits.length - last - 1;
  let decimal = -1;
  if (new Set(marks).size === 2) decimal = last;
  else if (marks.length === 1 && tail !== 3) decimal = last;
  else if (marks.length === 1 && digits[last] === (usesCommaDecimal(hints) ? "," : ".")) decimal = last;
  // "0.125" has no thousands whatever the language.
  if (marks.length === 1 && /^0[.,]/.test(digits)) decimal = last;
  const whole = (decimal < 0 ? digits : digits.slice(0, decimal)).replace(/[.,]/g, "");
  const value = Number(decimal < 0 ? whole : `${whole}.${digits.slice(decimal + 1)}`);
  return Number.isFinite(value) ? value : null;
}

const HAN: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
/** Counting words of a home: "3", "三", "两". Null for anything else. */
export function parseCount(text: string): number | null {
  const word = plain(text);
  if (/^\d{1,2}([.,]\d)?$/.test(word)) return Number(word.replace(",", "."));
  return HAN[word] ?? null;
}

/** The text before what the pattern finds; the whole where it finds nothing. */
export const until = (text: string, pattern: RegExp): string => {
  const at = text.search(pattern);
  return at < 0 ? text : text.slice(0, at);
};
