/**
 * Which of the lock's rules doubt what is true of homes they were not made for, so that a second reader who finds the words in the
 * facts may lift them. All others stand whoever reads: they were right on homes they had never seen.
 */
import type { Facts } from "./facts.ts";

/** Readings of words rather than of figures; floors, bedrooms and bare numbers are counted in too many ways. */
const rules: ReadonlySet<string> = new Set([
  "number:level",
  "number:bedrooms",
  "number:plain",
  "misspelt",
  "aligned:covered",
  "all-in",
  "ranksAmongHomes",
  "withoutLimit",
]);

/** A figure may be that of another of the home's areas. */
const hasSeveralAreas = ({ printed, listing }: Facts): boolean => {
  const areas = printed.flatMap(({ dimension, value }) => (dimension === "area" ? [Math.round(value)] : []));
  return new Set(listing.area === null ? areas : [...areas, Math.round(listing.area.sqm)]).size > 1;
};

/** Whether a finding of `rule` on a text about these facts may be lifted. */
export const isLiftable = (rule: string, facts: Facts): boolean =>
  rules.has(rule) || rule.startsWith("concept:") || (rule === "number:area" && hasSeveralAreas(facts));
