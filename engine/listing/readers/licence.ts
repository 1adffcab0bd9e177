/** "lic. #9541207", "CRECI 28.456", "東京都知事(5)第81234号": what whoever offers a home is registered under. */
import { escapeRegExp } from "#engine/text/escape-regexp";
import { labelWords } from "../labels/index.ts";

type Licence = { number: string; start: number; end: number };

/** Signs of a text that are looked through. */
const MOST = 8000;
const LABELS = labelWords("agentLicence")
  .sort((a, b) => b.length - a.length)
  .map(escapeRegExp)
  .join("|");
/** A French card has its number in groups, a Korean office by its district; elsewhere letters may lead. */
const VALUE =
  "\\d{4}\\s\\d{4}\\s\\d{3}\\s\\d{3}\\s\\d{3}|\\d{5}-\\d{4}-\\d{4,6}|\\d{1,3}\\.\\d{3}(?:-[FJ])?(?!\\d)|[A-Z]{0,3}-?\\d{3,17}(?:[-/]?[A-Z\\d]{1,6})?(?![\\d.,]*\\d)";
const LABELLED = new RegExp(
  `(?<!\\p{L})(?:${LABELS})(?![\\p{L}])(?:[\\s-][A-Z]{2}(?=[\\s:]))?\\.?\\s?(?:(?:no|nr|n[º°o]|number|numéro|número)\\.?)?\\s?[:：#]?\\s?#?(${VALUE})`,
  "iu",
);
/** Japan numbers its offices by the authority that licensed them. */
const JAPANESE = /(?:国土交通大臣|\p{Script=Han}{2,4}知事)\s?[(（]\d{1,3}[)）]\s?第\s?\d{1,8}\s?号/u;

/** The first licence a text names, and where it stands. */
export function licenceIn(text: string): Licence | null {
  const looked = text.slice(0, MOST);
  const japanese = JAPANESE.exec(looked);
  const found = japanese ?? LABELLED.exec(looked);
  if (found === null) return null;
  return { number: (found[1] ?? found[0]).trim(), start: found.index, end: found.index + found[0].length };
}

/** The text with a comma where the licence stood, so that nobody takes its digits for a number to ring. */
export function withoutLicence(text: string): string {
  const found = licenceIn(text);
  return found === null ? text : `${text.slice(0, found.start).trimEnd()}, ${text.slice(found.end)}`;
}
