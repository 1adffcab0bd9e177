/** A price as a designer sets it: the number large, currency and unit smaller beside it. */

interface Span {
  text: string;
  scale: number;
}

/** The number with its separators; what stands around it. */
const NUMBER = /\d[\d.,\u00a0\u202f’']*\d|\d/gu;
const SMALL = 0.56;
const SIGN = /^[A-Z]{0,2}\p{Sc}$/u;

/** "698万" -> 698 large, 万 small. What holds several numbers (12억 5,000만원) stays of one size. */
export function priceSpans(price: string): Span[] {
  const numbers = [...price.matchAll(NUMBER)];
  const [number] = numbers;
  if (!number || numbers.length > 1) return [{ text: price, scale: 1 }];
  const before = price.slice(0, number.index);
  const after = price.slice(number.index + number[0].length);
  // a sign stands as high as the number: £985,000; words stand smaller: 698万, RMB 6.98 million
  const scaleOf = (text: string): number => (SIGN.test(text.trim()) ? 1 : SMALL);
  return [
    { text: before === before.trimEnd() ? before : `${before.trimEnd()}\u00a0`, scale: scaleOf(before) },
    { text: number[0], scale: 1 },
    { text: after === after.trimStart() ? after : `\u00a0${after.trimStart()}`, scale: scaleOf(after) },
  ].filter((span) => span.text !== "");
}
