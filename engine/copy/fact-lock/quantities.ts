/** Finds every quantity in a text: a number with what it measures, in base units, and how precisely it was printed. */
import type { CopyLanguage } from "#contract/copy";
import { type Numeral, numerals } from "./numerals.ts";
import { currencyAfter, currencyBefore } from "./units/currencies.ts";
import { type Dimension, labels, scales, units } from "./units/table.ts";

export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly dimension: Dimension;
  /** In base units: metres, square metres, minutes, major units of money, or the bare number. */
  readonly value: number;
  /** Half of it is how far the printed number may be from the true one, in base units. */
  readonly step: number;
  /** ISO 4217 codes that a money mark may mean; empty when no mark was printed. */
  readonly currencies: readonly string[];
  /** "about", "约", "environ": the writer says it is rounded. */
  readonly hedged: boolean;
  readonly numeral: Numeral;
}

const at = (source: string, flags = "iuy"): RegExp => new RegExp(source, flags);
const compiled = {
  units: units.map((unit) => ({ ...unit, regex: at(`\\s?${unit.after}`) })),
  labels: labels.map((label) => ({
    ...label,
    regex: new RegExp(`(?<![\\p{Script=Latin}])${label.before}\\s*[:：]?\\s*$`, "iu"),
  })),
  // "M" is a million and "m" a metre: scales alone keep their case.
  scales: scales.map((scale) => ({ ...scale, regex: at(`\\s?${scale.after}`, "uy") })),
  before: currencyBefore.map((one) => ({ ...one, regex: new RegExp(`(?<![\\p{Script=Latin}])${one.mark}\\s?$`, "u") })),
  // French joins a million to its currency: "6,98 millions d'euros".
  after: currencyAfter.map((one) => ({ ...one, regex: at(`\\s?(?:d'|de )?${one.mark}(?![\\p{Script=Latin}])`) })),
};
const hedge =
  /(?:约|約|近|大约|将近|about|approximately|approx\.?|around|some|nearly|roughly|ca\.?|etwa|rund|circa|zirka|environ|près de|quelque|およそ|약|대략|~|≈)\s*(?:[¥￥$€£₩]|RMB|CNY|USD)?\s*$/iu;
const perArea = /^\s?(?:\/|per|par|pro|每)\s?(?:m²|㎡|m2|sqm|sq\.? ?ft|square|qm|mètre carré|平米?|平方米|坪|평)/iu;

const matchAt = (regex: RegExp, text: string, index: number): number => {
  regex.lastIndex = index;
  return regex.exec(text)?.[0].length ?? -1;
};

/** In Japanese "2K" is a flat with a kitchen, not two thousand. */
function scaleAt(text: string, index: number, language: CopyLanguage): { by: number; end: number } {
  if (language === "ja" && /^\s?K/.test(text.slice(index, index + 2))) return { by: 1, end: index };
  for (const scale of compiled.scales) {
    const length = matchAt(scale.regex, text, index);
    if (length > 0) return { by: scale.by, end: index + length };
  }
  return { by: 1, end: index };
}

/** What follows 億 or 万 in one spoken amount: 1億8,500万 is 1.85e8, 68만 5,900 is 685,900. */
const lower = /\s?(\d[\d,]*)(?:\s?(万|萬|만)(?:\s?(\d[\d,]*)(?![.\d]))?)?(?!\d|\.\d|\s?(?:㎡|m²|m2|坪|평))/uy;
function remainder(text: string, index: number, scale: number): { value: number; end: number } {
  if (scale < 1e4 || !/[亿億억万萬만]/u.test(text.charAt(index - 1))) return { value: 0, end: index };
  lower.lastIndex = index;
  const hit = lower.exec(text);
  if (!hit?.[1]) return { value: 0, end: index };
  const digits = (raw: string | undefined): number => Number((raw ?? "").replaceAll(",", ""));
  const value = digits(hit[1]) * (hit[2] ? 1e4 : 1) + digits(hit[3]);
  return value < scale ? { value, end: index + hit[0].length } : { value: 0, end: index };
}

/** Trailing zeros of a whole number: a hedged "about 960" may be rounded to tens. */
const roundedStep = (value: number, step: number): number => {
  let wider = step;
  while (step >= 1 && value > 0 && value % (wider * 10) === 0) wider *= 10;
  return wider;
};

/** Japanese eras: 平成16年 is 1988 + 16. */
const eras: readonly [RegExp, number][] = [
  [/令和\s?$/, 2018],
  [/平成\s?$/, 1988],
  [/昭和\s?$/, 1925],
];
const eraStart = (before: string): number => eras.find(([pattern]) => pattern.test(before))?.[1] ?? 0;

function measure(text: string, numeral: Numeral, language: CopyLanguage): Quantity | null {
  const before = text.slice(Math.max(0, numeral.start - 24), numeral.start);
  // "One of them faces south" counts a part, not the whole.
  if (numeral.value === 1 && /(?:のうち|其中|中的)$/.test(before)) return null;
  const first = scaleAt(text, numeral.end, language);
  const rest = remainder(text, first.end, first.by);
  const scale = { by: first.by, end: rest.end };
  const hedged = hedge.test(before);
  const step = rest.value > 0 ? 1 : (hedged ? roundedStep(numeral.value, numeral.step) : numeral.step) * scale.by;
  const value = numeral.value * scale.by + rest.value + eraStart(before);
  const make = (
    dimension: Dimension,
    size: number,
    end: number,
    currencies: readonly string[] = [],
    start = numeral.start,
  ) => ({
    start,
    end,
    text: text.slice(start, end),
    dimension,
    value: value * size,
    step: step * size,
    currencies,
    hedged,
    numeral,
  });

  for (const unit of compiled.units) {
    if (scale.by !== 1 && unit.dimension !== "area" && unit.dimension !== "distance") continue;
    const length = matchAt(unit.regex, text, scale.end);
    if (length > 0) return make(unit.dimension, unit.size, scale.end + length);
  }
  for (const mark of compiled.before) {
    const found = mark.regex.exec(before);
    if (!found) continue;
    const dimension = perArea.test(text.slice(scale.end)) ? "unitPrice" : "money";
    return make(dimension, 1, scale.end, mark.codes, numeral.start - found[0].length);
  }
  for (const mark of compiled.after) {
    const length = matchAt(mark.regex, text, scale.end);
    if (length > 0)
      return make(
        perArea.test(text.slice(scale.end + length)) ? "unitPrice" : "money",
        1,
        scale.end + length,
        mark.codes,
      );
  }
  if (scale.by !== 1) return make("money", 1, scale.end);
  const counted = /^\s?(?:개|칸|つ|か所)/.test(text.slice(numeral.end));
  if (numeral.word && !counted) return null;
  if (/^\d{4}$/.test(numeral.raw) && numeral.value >= 1700 && numeral.value <= 2100)
    return make("year", 1, numeral.end);
  for (const label of compiled.labels)
    if (label.regex.test(before)) return make(label.dimension, label.size, numeral.end);
  return numeral.word ? null : make("plain", 1, numeral.end);
}

/** `text` must be width-folded. A number word without a unit is no quantity ("one of the few"). */
export function quantities(text: string, language: CopyLanguage): Quantity[] {
  const found: Quantity[] = [];
  let end = -1;
  for (const numeral of numerals(text, language)) {
    if (numeral.start < end) continue;
    const quantity = measure(text, numeral, language);
    if (!quantity) continue;
    found.push(quantity);
    end = Math.max(numeral.end, quantity.end);
  }
  return found;
}
