/**
 * X's weighted length by its published configuration (twitter-text config v3): NFC, every link 23, every emoji 2,
 * Latin and general punctuation 1, everything else 2. Written here because twitter-text itself is too heavy for a
 * live counter; `x-weight.test.ts` holds it against twitter-text.
 */
import { normalForm } from "#engine/text/normal-form";
import { linkPattern, withoutEmoji } from "./patterns.ts";

const linkLength = 23;
const lightRanges: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

function charWeight(codePoint: number): number {
  for (const [from, to] of lightRanges) if (codePoint >= from && codePoint <= to) return 1;
  return 2;
}

/** Weighted length of a post on X; the limit is 280. */
export function xWeight(text: string): number {
  const normal = normalForm(text, "NFC");
  let total = 0;
  const plain = normal.replace(linkPattern, () => {
    total += linkLength;
    return "";
  });
  const bare = withoutEmoji(plain, () => {
    total += 2;
  });
  for (const char of bare) total += charWeight(char.codePointAt(0) ?? 0);
  return total;
}
