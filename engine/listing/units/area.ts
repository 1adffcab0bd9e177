/** Areas in every unit portals print -> square metres. */
import type { Hints } from "./hints.ts";
import { NUMBER, parseNumber, plain } from "./number.ts";

const SQUARE_METRES: readonly [string, number][] = [
  [
    "m ?2(?!\\d)|m²|㎡|qm|sqm|sq\\.? ?m(?:et(?:er|re)s?)?\\b\\.?|square met(?:er|re)s?|mq|m\\^2|м2|м²|кв\\.? ?м|平方米|平米|平方公尺|平方メートル|제곱미터|metri quadr[ai]|metros cuadrados|mètres carrés",
    1,
  ],
  ["sq\\.? ?-?ft\\.?|sqft|ft2|ft²|square feet|square foot|sq\\.? feet|평방피트|平方英尺|平方呎|平方尺|呎", 0.09290304],
  ["sq\\.? ?yd|sq\\.? ?yards?|square yards?|gaj", 0.83612736],
  ["坪|평|ping", 3.305785],
  ["acres?|ac\\b", 4046.8564],
  ["hectares?|ha\\b|公顷|ヘクタール", 10_000],
  ["亩|畝", 666.6667],
  ["marla", 25.2929],
  ["平(?!均|台)", 1],
];
const PATTERNS = SQUARE_METRES.map(([units, factor]) => ({
  pattern: new RegExp(`(${NUMBER})\\s*(?:${units})`, "i"),
  factor,
}));
const RANGE = /\d\s*(?:(?:㎡|m2|m²|平米?|坪)\s*)?(?:~|〜|–|—|-|至)\s*\d/;

/** The first area in a text, in m² rounded to 0.01; null for a range, for nothing, and for prices per area. */
export function parseArea(text: string, hints: Hints): number | null {
  const line = plain(text).slice(0, 400);
  if (RANGE.test(line.slice(0, 60))) return null;
  let best: { at: number; sqm: number } | null = null;
  for (const { pattern, factor } of PATTERNS) {
    const match = pattern.exec(line);
    if (!match?.[1] || (best && match.index >= best.at)) continue;
    // The German "1.193 m²" needs the page's language; square metres never have three decimals.
    const value = parseNumber(match[1], hints);
    if (value !== null && value > 0) best = { at: match.index, sqm: Math.round(value * factor * 100) / 100 };
  }
  return best && best.sqm >= 1 && best.sqm < 1e8 ? best.sqm : null;
}

/** A bare number under a label that names the unit ("Square Feet: 1056", "面積(㎡)"). */
export function parseBareArea(text: string, label: string, hints: Hints): number | null {
  const value = parseNumber(plain(text), hints);
  if (value === null || value <= 0) return null;
  return parseArea(
    `${value} ${/feet|ft|sq\.? ?ft/i.test(label) ? "sqft" : /[㎡²]|m2|sqm|平|qm|met/i.test(label) ? "m2" : "?"}`,
    { language: "en", country: null, currency: null },
  );
}
