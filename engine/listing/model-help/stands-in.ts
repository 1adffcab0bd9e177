/** Whether words a model quotes stand in a page as they are: a number whole, with what multiplies it, and words whole. */
import { normalForm } from "#engine/text/normal-form";

/** As both are compared: one form of each sign, small letters, single blanks. */
export const squeezed = (text: string): string => normalForm(text, "NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Alphabets whose words stand apart; others are written on end, and any run of signs may be a word. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`;
const BEGINS_WITHIN_WORD = new RegExp(`${LETTER}$`, "u");
const WORD_GOES_ON = new RegExp(`^${LETTER}`, "u");

/** Before a figure: "1,", "98.", and of thousands set apart "1 " before three digits. */
const BEGINS_WITHIN_FIGURE = /\d[.,'’]?$/;
const THOUSANDS_BEFORE = /\d[ '’]$/;
const THREE_DIGITS = /^\d{3}(?!\d)/;
/** Behind a figure: more digits, a part behind a point or a comma, thousands set apart, a share. */
const FIGURE_GOES_ON = /^(?:[.,'’]?\d| \d{3}(?!\d)| ?%)/;
/** "0117 496" of "0117 496 0125". */
const SPACED_FIGURE = /\d[ -]\d+$/;
const SPACED_ON = /^[ -]\d/;
/** What a figure is multiplied with: "1.2 million", "698万", "850k", "12억". */
const MULTIPLIED =
  /^ ?(?:[十百千万萬亿億兆만억천조]|(?:k|m|mm|mn|mln|mio|mrd|bn|tsd|tys|cr|crores?|lakhs?|lacs?|l|mil|mill|mille|tausend|thousand|millions?|millionen|millones|milión|milhão|milhões|milioni|milione|miljoen|billions?|тыс|млн|млрд|tỷ|triệu|ล้าน)(?![\p{L}\d]))/u;
/** The lower part of a sum told in steps: "12억 5천", "1亿2000万", "12억 5,000". */
const LOWER_PART = /^ ?\d[\d.,]* ?[千万萬천만]|^ ?\d{1,2},?\d{3}(?!\d)/u;

function isCut(quote: string, before: string, after: string): boolean {
  if (/^\d/.test(quote)) {
    if (BEGINS_WITHIN_FIGURE.test(before)) return true;
    if (THREE_DIGITS.test(quote) && THOUSANDS_BEFORE.test(before)) return true;
  }
  if (/\d$/.test(quote)) {
    if (FIGURE_GOES_ON.test(after) || MULTIPLIED.test(after)) return true;
    if (SPACED_FIGURE.test(quote) && SPACED_ON.test(after)) return true;
  }
  if (/[亿億억万萬만]$/.test(quote) && LOWER_PART.test(after)) return true;
  if (WORD_GOES_ON.test(quote) && BEGINS_WITHIN_WORD.test(before)) return true;
  return BEGINS_WITHIN_WORD.test(quote) && WORD_GOES_ON.test(after);
}

/** Signs around a quote that can be a part of it. */
const AROUND = 24;

/** Where the words first stand uncut; null where they do not. Both `squeezed`. */
export function standsAt(text: string, quote: string): number | null {
  if (quote === "") return null;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!isCut(quote, text.slice(Math.max(0, at - AROUND), at), text.slice(end, end + AROUND))) return at;
  }
  return null;
}
