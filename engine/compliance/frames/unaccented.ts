/** Patterns that read words written without their accents, as in mails and capitals: "etranger", "ninos", "Auslaender". */
import { foldWord } from "./tokens.ts";

/** An escape, a class's edges, a letter with an accent, or any other sign. */
const PART = /\\.|[[\]]|[À-ÖØ-öø-ÿŒœ]/gsu;
/** German writes these out. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: "ae?", ö: "oe?", ü: "ue?", ß: "ss" };

/**
 * The source of a pattern that matches what `source` does, and the same without accents. Within a class a letter is joined by
 * its plain one only: no class holds the two letters that German writes for one.
 */
export function unaccented(source: string): string {
  let within = false;
  return source.replace(PART, (part) => {
    if (part === "[") within = true;
    if (part === "]") within = false;
    const plain = foldWord(part);
    if (part.length > 1 || "[]".includes(part) || (plain === part.toLowerCase() && plain !== "ß")) return part;
    if (within) return plain.length === 1 ? `${part}${plain}` : part;
    return `(?:${part}|${SPELT_OUT[part.toLowerCase()] ?? plain})`;
  });
}
