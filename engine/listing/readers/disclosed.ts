/** Facts a text states beside those of a home's own fields: costs, energy class, numbers of registers. */
import { escapeRegExp } from "#engine/text/escape-regexp";
import { type Fact, fact } from "../facts/candidate.ts";
import { labelWords } from "../labels/index.ts";
import type { Hints } from "../units/hints.ts";
import { costsIn, type Told } from "./costs.ts";

const MOST = 8000;
const CONFIDENCE = 0.6;

/** A class of energy or of a local tax; a share; a use of energy by the year; a number of a register. */
const CLASS = "[A-H](?:\\+{1,3}|-|[12])?(?![\\p{L}\\d'’+-])";
const SHARE = "\\d{1,2}(?:[.,]\\d{1,2})?\\s?%(?:\\s\\p{L}+\\.?\\s(?:MwSt|USt|TTC|HT|IVA|BTW|VAT)\\.?)?";
const ENERGY_USE =
  "(?:\\p{L}+\\s)?\\d{1,3}(?:[.,]\\d{1,2})?\\s?kWh(?:\\/\\(?m[²2](?:\\s?[*·]?\\s?(?:a|an|an\\.|Jahr|anno|año|ano|jaar)\\)?)?)?(?:,\\s(?:Klasse|classe|clase|class)\\s[A-H]\\+{0,2})?";
const CODE = "(?=[A-Z\\d-]*\\d)[A-Z\\d][A-Z\\d-]{5,30}";
const CLASSED = /energ|énerg|\bepc\b|\bdpe\b|\bges\b|\bpeb\b|\bepb\b|\bber\b|\bape\b|council tax|efficien|에너지/iu;
const ENERGY = /energ|énerg|\bdpe\b|\bges\b/iu;
const CODED =
  /核验|编号|编码|番号|번호|\bmls\b|listing (?:id|number)|reference no|referen|référence|referencia|referência|permit|trakheesi|centris|objekt/iu;

/** Words of messages that no table of a page has before its values: Belgium's and Ireland's classes, Dubai's and Quebec's numbers. */
const OF_MESSAGES = ["PEB", "EPB", "BER", "Permit", "Trakheesi", "Trakheesi permit", "Centris"];

/** The words of a text that may lead to a value, and the shape its value has. */
const SHAPES: readonly [RegExp, string][] = [
  [CLASSED, CLASS],
  [ENERGY, ENERGY_USE],
  [CODED, CODE],
  [/provision|courtage|commission|honorai|fee/iu, SHARE],
];
/** "Klasse C" behind the use of energy, without the certificate's name before it. */
const ALONE: readonly [language: string, name: string, shape: RegExp][] = [
  ["de", "Energieeffizienzklasse", /(?<!\p{L})(?:Energie)?[Kk]lasse\s([A-H]\+{0,2})(?![\p{L}\d])/u],
  ["fr", "Classe énergie", /(?<!\p{L})[Cc]lasse\s(?:énergie\s|énergétique\s)?:?\s?([A-G])(?![\p{L}\d'’])/u],
  ["it", "Classe energetica", /(?<!\p{L})[Cc]lasse\s(?:energetica\s)?:?\s?([A-G][1-4]?)(?![\p{L}\d'’])/u],
];

const patterns = new Map<string, RegExp[]>();
/** Per language: its words for such facts, each with the values it may have. */
function patternsOf(language: string | null): RegExp[] {
  const key = language?.slice(0, 2) ?? "";
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const words = [...labelWords("disclosure", language), ...OF_MESSAGES].sort((a, b) => b.length - a.length);
  const made = SHAPES.flatMap(([kind, value]) => {
    const fitting = words.filter((word) => kind.test(word)).map(escapeRegExp);
    const led = "(?:\\s(?:rating|class|band|rated))?\\s?(?:[:：#=]|\\sis\\s)?\\s?[#(]?";
    return fitting.length === 0 ? [] : [new RegExp(`(?<!\\p{L})(${fitting.join("|")})${led}(${value})`, "giu")];
  });
  patterns.set(key, made);
  return made;
}

/** A class stands in capitals, whatever the word before it is written in. */
const isClass = (value: string): boolean => /^[a-h]\b/.test(value);

function labelledIn(text: string, language: string | null): Told[] {
  return patternsOf(language).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Told[] => {
      const [whole, name = "", value = ""] = match;
      if (isClass(value)) return [];
      return [{ name, value: value.trim(), start: match.index, end: match.index + whole.length }];
    }),
  );
}

const apart = (one: Told, others: readonly Told[]): boolean =>
  others.every(({ start, end }) => one.end <= start || one.start >= end);

/** What a text discloses, each fact once and under the word the text has for it. */
export function disclosedFacts(lines: readonly string[], hints: Hints): Fact[] {
  const text = lines.join("\n").slice(0, MOST);
  const found = labelledIn(text, hints.language);
  for (const cost of costsIn(text, hints)) if (apart(cost, found)) found.push(cost);
  for (const [language, name, shape] of ALONE) {
    const match = hints.language?.startsWith(language) ? shape.exec(text) : null;
    if (match?.[1] === undefined) continue;
    const told = { name, value: match[1], start: match.index, end: match.index + match[0].length };
    if (apart(told, found)) found.push(told);
  }
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ name, value }) => fact("disclosure", { name, value }, CONFIDENCE));
}
