/** Areas in every unit portals print -> square metres. */
import type { Hints } from "./hints.ts";
import { NUMBER, parseNumber, plain } from "./number.ts";

const SQUARE_METRES: readonly [string, number][] = [
  [
    "m ?2(?!\\d)|m²|㎡|qm|mp\\b|sqm|sq\\.? ?m(?:et(?:er|re)s?)?\\b\\.?|square met(?:er|re)s?|mq|m\\^2|м2|м²|кв\\.? ?м|平方米|平米|平方公尺|平方メートル|제곱미터|metri quadr[ai]|metros cuadrados|mètres carrés",
    1,
  ],
  [
    "sq\\.? ?-?ft\\.?|sqft|ft2|ft²|square feet|square foot|sq\\.? feet|sf\\b|sft\\b|pi²|pi2\\b|pieds? carrés?|평방피트|平方英尺|平方呎|平方尺|呎",
    0.09290304,
  ],
  ["sq\\.? ?yd|sq\\.? ?yards?|square yards?|gaj", 0.83612736],
  ["坪|평|ping", 3.305785],
  ["acres?|ac\\b", 4046.8564],
  ["hectares?|ha\\b|公顷|ヘクタール", 10_000],
  ["亩|畝", 666.6667],
  ["marla", 25.2929],
  ["平(?!均|台)", 1],
  ["方(?=[\\s,，。、]|$)", 1],
];
const PATTERNS = SQUARE_METRES.map(([units, factor]) => ({
  pattern: new RegExp(`(${NUMBER})\\s*(?:${units})`, "i"),
  every: new RegExp(`(?<![\\d.,])(${NUMBER})\\s?(?:${units})`, "gi"),
  factor,
}));
const RANGE = /\d\s*(?:(?:㎡|m2|m²|平米?|坪)\s*)?(?:~|〜|–|—|-|至)\s*\d/;

const LAND_BEFORE =
  /(?:土地|敷地|대지|토지|land|lot|plot|terrain|grundstück|grundfläche|terreno|parcela|perceel|giardino|jard[ií]n|garten|garden|tuin|\b(?:set|sits|house|home|garage|villa) on(?: an?)?)\D{0,14}$/i;
const LAND_AFTER =
  /^\s*(?:(?:de |di |do |da )?(?:terrain|grundstück|grund\b|plot|(?:[\p{L}-]+ ){0,2}lot\b|land\b|terreno|parcela|perceel|tuin|garten|garden|giardino|jard[ií]n|balcony|balkon|terrasse|terrace|terraza|terrazzo|土地|ac\b))/iu;
const OUTSIDE_BEFORE =
  /(?:terrasse|terrace|terraza|terrazzo|balkon|balcon|balcony|バルコニー|varanda|garage|keller|\+)\D{0,8}$/i;

/** The home's own area in running text: not its plot, garden or terrace. Null when none is named. */
export function homeAreaIn(text: string, hints: Hints): number | null {
  const line = plain(text.slice(0, 2000));
  const found: { at: number; sqm: number }[] = [];
  for (const { every, factor } of PATTERNS)
    for (const match of line.matchAll(every)) {
      const before = line.slice(Math.max(0, match.index - 24), match.index);
      const after = line.slice(match.index + match[0].length, match.index + match[0].length + 20);
      if (LAND_BEFORE.test(before) || OUTSIDE_BEFORE.test(before) || LAND_AFTER.test(after)) continue;
      if (/[€£$元円万원]\s?\/\s?$/.test(before) || /\/\s?$/.test(before)) continue;
      // feet are grouped as in English, whatever language the text was taken for
      const value = parseNumber(match[1] ?? "", factor < 0.1 ? { ...hints, language: "en" } : hints);
      const sqm = value === null ? 0 : Math.round(value * factor * 100) / 100;
      if (sqm >= 8 && sqm < 1e5) found.push({ at: match.index, sqm });
    }
  return found.sort((a, b) => a.at - b.at)[0]?.sqm ?? null;
}

const NET_WORD =
  /(?:wohnfläche|nutzfläche|woonoppervlakte|gebruiksoppervlakte|superficie útil|sup(?:erficie)? utile|surface (?:habitable|utile)|carrez|carpet area|net internal|área (?:útil|privativa)|套内|专有|専有|실?전용|使用面积|實用)/iu;
const GROSS_WORD =
  /(?:construid[oa]s?|construcci[oó]n|área bruta|bruttofläche|commerciali?|gross (?:internal )?area|built-up|建筑面[积積]|建面|延床|建物面積|공급)/iu;
const NET_BEHIND =
  /^\s?(?:úteis|útiles|utili|calpestabili|habitables?|privativos?|wohnfläche|wfl\.?|netto|carrez|net\b)/iu;
const GROSS_BEHIND = /^\s?(?:(?:de )?construc?[cç]i?[oó]n|construid[oa]s|brut[oa]s?|commerciali|lordi|gross|built)/iu;

/** "71 m² úteis", "Wohnfläche 58 m²": the word beside the size says what was measured. */
export function areaKindIn(text: string, sqm: number, hints: Hints): "net" | "gross" | "unknown" {
  const line = plain(text.slice(0, 2000));
  for (const { every, factor } of PATTERNS)
    for (const match of line.matchAll(every)) {
      const value = parseNumber(match[1] ?? "", hints);
      if (value === null || Math.abs(value * factor - sqm) > sqm * 0.005) continue;
      const before = line.slice(Math.max(0, match.index - 24), match.index);
      const after = line.slice(match.index + match[0].length, match.index + match[0].length + 20);
      const near = before.split(/[,;。，、]\s?/).at(-1) ?? "";
      if (NET_BEHIND.test(after) || NET_WORD.test(near)) return "net";
      if (GROSS_BEHIND.test(after) || GROSS_WORD.test(near)) return "gross";
    }
  return "unknown";
}

/** The first area in a text, in m² rounded to 0.01; null for a range, for nothing, and for prices per area. */
export function parseArea(text: string, hints: Hints): number | null {
  const line = plain(text).slice(0, 400);
  if (!/\d/.test(line) || RANGE.test(line.slice(0, 60))) return null;
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
    `${value} ${/feet|ft|sq\.? ?ft|\bsf\b/i.test(label) ? "sqft" : /[㎡²]|m2|sqm|平|qm|met/i.test(label) ? "m2" : "?"}`,
    { language: "en", country: null, currency: null },
  );
}

const EXCLUSIVE: readonly RegExp[] = [
  /공급\s?[/·]\s?전용(?:면적)?[^\d(]{0,6}\d[\d.,]{0,8}\s?(?:㎡|m²|m2|평)?[A-Z]?\s?[/·]\s?(?:전용\s?)?(\d[\d.,]{0,8})\s?(㎡|m²|m2|평)?/u,
  /전용\s?[/·]\s?공급(?:면적)?[^\d(]{0,6}(\d[\d.,]{0,8})\s?(㎡|m²|m2|평)?/u,
  /(?:전용(?:면적)?|실면적)\s?[:：]?\s?(\d[\d.,]{0,8})\s?(㎡|m²|m2|평)?(?!\s?%)/u,
];

/** In Korea a home is measured by what is its own alone: "공급/전용 113.42㎡/84.96㎡" and "112㎡(전용 84㎡)" -> that size with its unit. */
export function exclusiveIn(text: string): string | null {
  const line = plain(text.slice(0, 2000));
  for (const pattern of EXCLUSIVE) {
    const found = pattern.exec(line);
    if (found?.[1]) return `${found[1]} ${found[2] ?? "㎡"}`;
  }
  return null;
}
