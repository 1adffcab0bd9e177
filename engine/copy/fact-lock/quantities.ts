/** Finds every quantity in a text: a number with what it measures, in base units, and how precisely it was printed. */
import type { CopyLanguage } from "#contract/copy";
import { type Bound, boundOf } from "./bounds.ts";
import { namedBase } from "./floor-counting.ts";
import { dueOf, perArea } from "./rates.ts";
import { remainder, scaleAt } from "./scales.ts";
import { currencyAfter, currencyBefore } from "./units/currencies.ts";
import { type Numeral, numerals } from "./units/numerals.ts";
import type { Period } from "./units/periods.ts";
import { type Dimension, labels, units } from "./units/table.ts";

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
  /** "less than", "以上": the printed number is a limit. */
  readonly bound: Bound | null;
  /** How often an amount is due; null when the text does not say. */
  readonly period: Period | null;
  /** The figure with the words that say how often it is due: what a reader must see to judge it. */
  readonly whole: { readonly start: number; readonly end: number };
  readonly numeral: Numeral;
}

const at = (source: string, flags = "iuy"): RegExp => new RegExp(source, flags);
const compiled = {
  units: units.map((unit) => ({
    ...unit,
    regex: at(`[\\s-]?(?:(?:finished|total|net|gross|usable|heated|livable|interior|habitable) )?${unit.after}`),
  })),
  labels: labels.map((label) => ({
    ...label,
    regex: new RegExp(`(?<![\\p{Script=Latin}])${label.before}\\s?(?:[:：|｜はがもの은는이가]|다 ?합쳐)?\\s?$`, "iu"),
  })),
  before: currencyBefore.map((one) => ({ ...one, regex: new RegExp(`(?<![\\p{Script=Latin}])${one.mark} ?$`, "u") })),
  // French joins a million to its currency: "6,98 millions d'euros".
  after: currencyAfter.map((one) => ({ ...one, regex: at(`[^\\S\\n]?(?:d'|de )?${one.mark}(?![\\p{Script=Latin}])`) })),
};
const hedge =
  /(?:约|約|近|大约|将近|差不多|不到|knapp|fast|gut|reichlich|presque|un (?:petit|bon)|une (?:petite|bonne)|almost|just (?:under|over)|about|approximately|approx\.?|around|some|nearly|roughly|ca\.?|etwa|rund|circa|zirka|environ|près de|quelque|およそ|약|대략|~|≈)\s*(?:(?:[¥￥$€£₩]|RMB|CNY|USD)\s*)?$/iu;
/** "480 m environ", "500米左右". */
const hedgeBehind =
  /^\s?(?:environ|approx\.?|approximately|circa|or so|左右|上下|前后|ほど|くらい|ぐらい|程度|前後|정도|쯤|가량)(?!\p{Script=Latin})/iu;
const matchAt = (regex: RegExp, text: string, index: number): number => {
  regex.lastIndex = index;
  return regex.exec(text)?.[0].length ?? -1;
};

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

/** "€1.2m": behind a currency mark a small m is a million, not a metre. */
const shortMillion = /\s?m(?![\p{L}²\d])/uy;

const unitBetween =
  /^\s?(?:m²|m2|m|km|㎡|sqm|sq ?ft|米|公里|平米|分钟?|分|분|miles?|マイル|マイルほど|미터|min|minutes?|Minuten|元|円|원|위안|엔|달러|유로|홍콩달러|万|만|港元|美元|日元|欧元|ウォン|ドル|ユーロ|%|met(?:er|re)s?|mètres?|Metern?)(?![\p{Script=Latin}])/iu;

/** "2米7" is 2.7 metres. */
const tenths = /(?<=[米])\d(?![\d.]|\s?[\p{L}%㎡])/uy;

/** "Deux salles de bains et demie", "2개 반", "3年半". */
const andHalf = /\s?(?:et demie?|and a half|und eine halbe|半|반)(?![가-힣\p{L}])/iuy;

/** 1K, 2DK, 3LDK: rooms of a Japanese home and no thousands; the end of the letters, null where there are none. */
const layoutLetters = /\s?S?(?:LDK|DK|LK|K|R)(?![\p{Script=Latin}\d]|\s?(?:€|円|元|원|USD|EUR))/uy;
function layoutAt(text: string, { raw, end }: Numeral): number | null {
  if (!/^[1-9]$/.test(raw)) return null;
  layoutLetters.lastIndex = end;
  const length = layoutLetters.exec(text)?.[0].length;
  return length === undefined ? null : end + length;
}

const counts: ReadonlySet<Dimension> = new Set(["bedrooms", "bathrooms", "livingRooms", "rooms"]);
/** Korean numbers that stand behind what they count. */
const standing = /^(?:하나|둘|셋|넷)$/;
const nextCount = /^[ ,·/]{1,3}\p{L}{1,12}[ :]?\d/u;

/** "リビングの2か所": places are counted, and no rooms. */
const places = /^\s?(?:[かヶケカ箇个個]所|곳|군데)/u;

/** "A building of 22 lots", "innerhalb von 30 Tagen": another thing is counted. */
const countsElse = /^ (?!und |and |mit |with |avec |auf |en )\p{L}{3,}/u;

/** Rooms and storeys that a label counts. */
const MOST_COUNTED = 200;

function measure(text: string, numeral: Numeral, language: CopyLanguage): Quantity | null {
  const before = text.slice(Math.max(0, numeral.start - 32), numeral.start);
  // "One of them faces south" counts a part, not the whole.
  if (numeral.value === 1 && /(?:のうち|其中|中的)$/.test(before)) return null;
  const marks = numeral.ordinal ? [] : compiled.before;
  // "985 € erste Miete": the sign is of the sum in front
  const marked = marks.flatMap((mark) => {
    const found = mark.regex.exec(before);
    return found ? [{ codes: mark.codes, length: found[0].length }] : [];
  })[0];
  const layout = marked ? null : layoutAt(text, numeral);
  const million = marked ? matchAt(shortMillion, text, numeral.end) : -1;
  const first = million > 0 ? { by: 1e6, end: numeral.end + million } : scaleAt(text, numeral.end, language);
  const rest = remainder(text, first.end, first.by);
  const scale = { by: first.by, end: rest.end };
  const hedged = hedge.test(before) || hedgeBehind.test(text.slice(scale.end, scale.end + 24).replace(unitBetween, ""));
  const step = rest.step || (hedged ? roundedStep(numeral.value, numeral.step) : numeral.step) * scale.by;
  const value = numeral.value * scale.by + rest.value + eraStart(before);
  const make = (dimension: Dimension, size: number, end: number, more: Partial<Quantity> = {}): Quantity => {
    const start = more.start ?? numeral.start;
    return {
      end,
      text: text.slice(start, end),
      dimension,
      value: value * size,
      step: step * size,
      currencies: [],
      hedged,
      bound: boundOf(before, text.slice(end, end + 8)),
      period: null,
      numeral,
      whole: { start, end },
      ...more,
      start,
    };
  };
  const amount = (codes: readonly string[], end: number, start = numeral.start): Quantity => {
    const after = text.slice(end, end + 32);
    const per = perArea(before, after);
    const reach = end + (per?.length ?? 0);
    const due = dueOf(before, after.slice(per?.length ?? 0));
    const whole = { start: Math.min(start, numeral.start - due.before), end: due.after > 0 ? reach + due.after : end };
    const more = { currencies: codes, period: due.period, start, whole };
    return make(per ? "unitPrice" : "money", per ? 1 / per.size : 1, end, more);
  };

  // "방 3 욕실 2", "bed 3 bath 2", "방 셋 집": the word in front says what is counted, the one behind begins another count.
  const room = compiled.labels.find(({ dimension, regex }) => counts.has(dimension) && regex.test(before));
  if (room && !layout && value <= MOST_COUNTED) {
    const behind = text.slice(numeral.end, numeral.end + 14);
    if (standing.test(numeral.raw) || nextCount.test(behind)) return make(room.dimension, room.size, numeral.end);
  }
  if (standing.test(numeral.raw)) return null;
  if (layout) return make("bedrooms", 1, layout, { value: numeral.value });
  if (!marked)
    for (const unit of compiled.units) {
      if (scale.by !== 1 && unit.dimension !== "area" && unit.dimension !== "distance") continue;
      const length = matchAt(unit.regex, text, scale.end);
      // "1㎡当たり", "一平": one square metre is what something else is counted by.
      if (length > 0 && unit.dimension === "area" && numeral.value === 1 && unit.size < 5) return null;
      if (length > 0) {
        const tenth = unit.dimension === "distance" && matchAt(tenths, text, scale.end + length) > 0;
        if (tenth) {
          const end = scale.end + length + 1;
          return make(unit.dimension, unit.size, end, { value: value + Number(text[end - 1]) / 10, step: 0.1 });
        }
        const half = Math.max(0, matchAt(andHalf, text, scale.end + length));
        return make(
          unit.dimension,
          unit.size,
          scale.end + length + half,
          half > 0 ? { value: (value + 0.5) * unit.size } : {},
        );
      }
    }
  if (marked) return amount(marked.codes, scale.end, numeral.start - marked.length);
  for (const mark of compiled.after) {
    const length = matchAt(mark.regex, text, scale.end);
    if (length > 0) return amount(mark.codes, scale.end + length);
  }
  if (scale.by !== 1) return amount([], scale.end);
  const counted = /개 반$/.test(numeral.raw) || /^\s?(?:개|칸|つ|か所)/.test(text.slice(numeral.end, numeral.end + 4));
  // "Bei uns die zweite": a floor without its word.
  if (
    numeral.word &&
    numeral.ordinal &&
    !counted &&
    namedBase(before, "") !== null &&
    /(?:the|die|der|das|la|le|au|im|ist|est|is|は|の|는|은|是) ?$/iu.test(before) &&
    !/^ \p{L}/u.test(text.slice(numeral.end, numeral.end + 2))
  )
    return make("level", 1, numeral.end);
  // "Seven hundred and thirty-five thousand.": a price without its currency.
  if (numeral.word && !counted) return value >= 1000 ? make("plain", 1, numeral.end) : null;
  if (/^\d{4}$/.test(numeral.raw) && numeral.value >= 1700 && numeral.value <= 2100)
    return make("year", 1, numeral.end);
  for (const label of compiled.labels)
    if (
      label.regex.test(before) &&
      !places.test(text.slice(numeral.end, numeral.end + 4)) &&
      !(label.dimension === "storeys" && countsElse.test(text.slice(numeral.end, numeral.end + 8))) &&
      (label.dimension !== "year" || (value >= 1000 && value <= 2100)) &&
      (label.dimension === "year" || label.dimension === "area" || value <= MOST_COUNTED)
    )
      return make(label.dimension, label.size, numeral.end);
  return numeral.word ? null : make("plain", 1, numeral.end);
}

/** "8, 6 and 5.5 mats": figures of a list are measured by the unit behind the last. */
const listed = /^(?: ?[x×] ?| by | mal | sur |, ?|、|・|,? ?(?:and|or|et|ou|und|oder|和|与|또는|와|과) ?(?:de )?)$/iu;
const conjoined = /^(?: ?[x×] ?| by | mal | sur |・|,? ?(?:and|or|et|ou|und|oder|和|与|또는|와|과) ?(?:de )?)$/iu;
const sharing: ReadonlySet<Dimension> = new Set([
  "area",
  "tatami",
  "distance",
  "minutes",
  "months",
  "years",
  "percent",
]);
function shared(found: readonly Quantity[], text: string): Quantity[] {
  const made = [...found];
  for (let at = made.length - 2; at >= 0; at--) {
    const [one, next] = [made[at], made[at + 1]];
    if (!one || !next || !sharing.has(next.dimension) || one.numeral.word) continue;
    if (one.dimension !== "plain" && !labelled(one)) continue;
    // "T4・117㎡": a code for a layout is no measure
    if (/\p{L}/u.test(text[one.start - 1] ?? "")) continue;
    // A list ends with "and"; what only a comma parts may be another fact.
    const joint = text.slice(one.numeral.end, next.start);
    // "on the 5th floor of 15 and 84.98 m²"
    if (/(?:floor|storey|level) of $/iu.test(text.slice(Math.max(0, one.start - 10), one.start))) continue;
    if (!(next === found[at + 1] ? conjoined : listed).test(joint)) continue;
    const size = next.value / next.numeral.value;
    made[at] = { ...one, dimension: next.dimension, value: one.numeral.value * size, step: one.numeral.step * size };
  }
  return made;
}
/** "Zimmer: 8, 6 und 5,5 Matten": the label is of the rooms, the figures are of their sizes. */
const labelled = ({ dimension, end, numeral }: Quantity): boolean =>
  (counts.has(dimension) || dimension === "storeys") && end === numeral.end;

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
  return shared(scaled(found, text), text);
}

/** "1,05 à 1,15 million": the first figure of a range has the scale and the currency of the last. */
function scaled(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((one, at) => {
    const next = found[at + 1];
    if (one.dimension !== "plain" || next?.dimension !== "money" || one.value >= next.value) return one;
    if (!/^ ?(?:[-–—~〜～]|à|to|bis|到|至|から|에서) ?$/u.test(text.slice(one.numeral.end, next.start))) return one;
    const size = next.value / next.numeral.value;
    if (!Number.isFinite(size) || size < 100) return one;
    return { ...one, dimension: "money", value: one.value * size, step: one.step * size, currencies: next.currencies };
  });
}
