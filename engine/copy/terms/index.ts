/** The term table as a whole, and finding its terms in what a page says. */
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

const deniedBefore =
  /(?:无|没有|没|不带|不含|未|非|缺|免|可加装|预留|附近|临近|小区外|\b(?:no|not|without|sin|sans|pas de|ohne|kein\p{L}*|senza|sem|non|nearby|optional|potential for an?))\s*(?:\p{L}+\s)?$/iu;
const deniedAfter =
  /^\s*(?:なし|無し|無|不可|없음|없는|相談|未|未提供|not included|not available|on request|nach Vereinbarung|: ?(?:no|non|nein|nee|无|没有|否))/iu;

/** Does this text state the term, and not deny it? */
export function states(text: string, term: Term): boolean {
  const pattern = new RegExp(term.match.source, "giu");
  for (const hit of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, hit.index - 24), hit.index);
    const after = text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 16);
    if (!deniedBefore.test(before) && !deniedAfter.test(after)) return true;
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
