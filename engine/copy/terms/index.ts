/** The term table as a whole, and finding its terms in what a page says. */
import { clauseAround, verdict } from "#engine/phrases/denied";
import { building } from "./building.ts";
import { comfort } from "./comfort.ts";
import { finish, ownership } from "./finish.ts";
import { kitchen } from "./kitchen.ts";
import { light } from "./light.ts";
import { outdoors } from "./outdoors.ts";
import { rental } from "./rental.ts";
import type { Term } from "./term.ts";

export const terms: readonly Term[] = [
  ...light,
  ...building,
  ...outdoors,
  ...kitchen,
  ...comfort,
  ...rental,
  ...finish,
  ...ownership,
];

/** Not this home's, or not yet: near by, optional, on request. */
const elsewhere =
  /(?:可加装|预留|附近|临近|小区外|(?<!\p{L})(?:nearby|optional|potential for an?|space for an?|room for an?))\s*(?:\p{L}{1,40}\s)?$/iu;
const onRequest = /^\s*(?:相談|on request|nach Vereinbarung|sur demande)/iu;
const withWords = /(?<!\p{L})(?:with|avec|mit|con|com)(?!\p{L})|[带含]/iu;

const searching = new Map<Term, RegExp>();
/** A term's pattern for going through a text: compiled once, where every phrase of a page is asked for every term. */
function patternOf(term: Term): RegExp {
  const pattern = searching.get(term) ?? new RegExp(term.match.source, "giu");
  searching.set(term, pattern);
  return pattern;
}

/** Does this text state the term of this home, and neither deny it nor leave it in doubt? */
export function states(text: string, term: Term): boolean {
  for (const hit of text.matchAll(patternOf(term))) {
    const end = hit.index + hit[0].length;
    const { before, after } = clauseAround(text, hit.index, end);
    if (elsewhere.test(before) || onRequest.test(after)) continue;
    const near = `${before.slice(-24)}\n${hit[0]}\n${after.split(withWords)[0]?.slice(0, 20) ?? ""}`;
    if (term.unless?.test(near)) continue;
    if (verdict(text, hit.index, end) === "stated") return true;
  }
  return false;
}

/** The terms a list of short phrases and a longer free text bear out, each once; narrower terms replace what they imply. */
export function findTerms(phrases: readonly string[], freeText: string): Term[] {
  const found = terms.filter(
    (term) => phrases.some((phrase) => states(phrase, term)) || (!term.fieldsOnly && states(freeText, term)),
  );
  const implied = new Set(found.flatMap((term) => term.implies ?? []));
  const slots = new Set<string>();
  return found.filter((term) => {
    if (implied.has(term.id)) return false;
    if (term.id === "lift" && found.some((other) => other.id === "noLift")) return false;
    if (!term.slot) return true;
    if (slots.has(term.slot)) return false;
    slots.add(term.slot);
    return true;
  });
}
