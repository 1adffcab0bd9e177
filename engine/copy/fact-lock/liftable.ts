/**
 * Which of the lock's rules doubt what is true of homes they were not made for, so that a second reader who finds the words in the
 * facts may lift them. All others stand whoever reads: they were right on homes they had never seen.
 */
import { condition } from "#engine/statements/concepts/condition";
import { terms } from "#engine/statements/concepts/deal";
import { concepts } from "#engine/statements/concepts/index";
import { promises } from "#engine/statements/concepts/promise";
import type { Facts } from "./facts.ts";

/** Readings of words rather than of figures; floors, bedrooms and bare numbers are counted in too many ways. */
const rules: ReadonlySet<string> = new Set([
  "number:level",
  "number:bedrooms",
  "number:plain",
  "misspelt",
  "aligned:covered",
  "all-in",
]);

/** A figure may be that of another of the home's areas. */
const hasSeveralAreas = ({ printed, listing }: Facts): boolean => {
  const areas = printed.flatMap(({ dimension, value }) => (dimension === "area" ? [Math.round(value)] : []));
  return new Set(listing.area === null ? areas : [...areas, Math.round(listing.area.sqm)]).size > 1;
};

/** Terms of the deal, condition, schools and promises are said in set words, and a false one costs a licence: no reader lifts them. */
const set: ReadonlySet<string> = new Set([
  ...[...terms, ...condition, ...promises].map(({ id }) => id),
  ...concepts.map(({ id }) => id).filter((id) => id.startsWith("school")),
]);
const things: ReadonlySet<string> = new Set(concepts.map(({ id }) => id));
const CONCEPT = "concept:";
/** A thing the facts do not speak of in words we know may stand there in others; one they deny or put elsewhere may not. */
function isUnspoken(rule: string, { book }: Facts): boolean {
  const id = rule.startsWith(CONCEPT) ? rule.slice(CONCEPT.length) : "";
  return things.has(id) && !set.has(id) && !book.denied.has(id);
}

/** Whether a finding of `rule` on a text about these facts may be lifted. */
export const isLiftable = (rule: string, facts: Facts): boolean =>
  rules.has(rule) || isUnspoken(rule, facts) || (rule === "number:area" && hasSeveralAreas(facts));
