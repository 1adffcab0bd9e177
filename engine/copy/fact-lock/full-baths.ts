/** Full and half bathrooms: "three full baths" of a home with two full ones and a half. */
import type { Untraced } from "#contract/copy";

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
};
const before =
  /(?<count>(?<![\d.,])[1-9]|one|two|three|four|five|[一两二三四]|한|두|세|네|deux|trois|quatre|zwei|drei|vier) ?(?:个|つの?|개의? ?)?(?:full(?: |-)?bath(?:room)?s?|全卫|フルバス(?:ルーム)?|풀 ?(?:배스|욕실)|salles? de bains? complètes?|(?:volle|Voll)[- ]?[Bb]äder)/giu;
const behind = /(?:フルバス(?:ルーム)?|풀 ?(?:배스|욕실)|full baths?:?) ?(?<count>[1-9])(?!\d)/giu;

const read = (text: string) =>
  [...text.matchAll(before), ...text.matchAll(behind)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    count: numbers[(match.groups?.count ?? "").toLowerCase()] ?? Number(match.groups?.count),
  }));

/** Counts of full bathrooms in `text` that `corpus`, the listing's texts, does not give, where it gives any. */
export function wrongFullBaths(text: string, corpus: string): Untraced[] {
  const known = new Set(read(corpus).map(({ count }) => count));
  if (known.size === 0) return [];
  return read(text)
    .filter(({ count }) => !known.has(count))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), kind: "number", grade: "block" }));
}
