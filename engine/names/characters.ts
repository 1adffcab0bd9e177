/** Chinese characters as China and as Japan writes them: 静安 is 静安 in both, 广 is 広, 沢 is 泽. */
import table from "./characters.json" with { type: "json" };

const simplified = new Map<string, string>();
const japanese = new Map<string, string>();
for (const row of table.rows.split(" ")) {
  const [short = "", full = "", shinjitai = ""] = [...row];
  for (const sign of [short, full]) if (!japanese.has(sign)) japanese.set(sign, shinjitai);
  for (const sign of [full, shinjitai]) if (!simplified.has(sign) && sign !== short) simplified.set(sign, short);
}
const each = (text: string, signs: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => signs.get(sign) ?? sign).join("");

/** Signs of today's Japan for simplified and traditional ones; others stay. */
export const inJapaneseCharacters = (text: string): string => each(text, japanese);
/** Simplified signs for Japanese and traditional ones; others stay. */
export const inSimplifiedCharacters = (text: string): string => each(text, simplified);
