/** Label-value tables, definition lists and labelled lines: the most common way a portal states its facts. */
import { type Candidate, type Fact, from } from "../facts/candidate.ts";
import { factsOf, TOTAL_RENT } from "../facts/label-facts.ts";
import type { Page } from "../page/page.ts";
import { isLand } from "./kind.ts";

const SAME_FIELD_FADES = 0.06;

const COUNT = /^\d(?!\d)/;
const BATHS = /^salles?(?:\(s\))? de bains?/i;
const SHOWERS = /^salles?(?:\(s\))? (?:d['’]eau|de douches?)/i;

/** France counts rooms with a bath and rooms with a shower apart; both are bathrooms. */
function frenchShowers(page: Page): number {
  const bath = page.pairs.find(({ meaning, label }) => meaning === "bathrooms" && BATHS.test(label));
  const shower = page.pairs.find(({ meaning, label }) => meaning === "bathrooms" && SHOWERS.test(label));
  return bath === undefined || shower === undefined ? 0 : Number(COUNT.exec(shower.value)?.[0] ?? 0);
}

export function readTables(page: Page): Candidate[] {
  const seen = new Map<string, number>();
  const land = isLand(page);
  // the rent in all is the price only where no other is stated
  const priced = page.pairs.some(
    ({ meaning, label }) => (meaning === "rent" || meaning === "price") && !TOTAL_RENT.test(label),
  );
  const facts = page.pairs.flatMap((pair): Fact[] => {
    const meaning = pair.meaning === "landArea" && land ? "area" : pair.meaning;
    const found = factsOf({ ...pair, meaning }, page.hints).filter(
      ({ field }) => field !== "price" || !priced || !TOTAL_RENT.test(pair.label),
    );
    // The first statement of a fact is the headline; later ones are details of rooms, offices and neighbours.
    return found.map((one) => {
      if (one.field === "feature" || one.field === "disclosure") return one;
      const before = seen.get(one.field) ?? 0;
      seen.set(one.field, before + 1);
      const kind = one.field === "area" && land ? { ...one, value: { ...one.value, kind: "land" as const } } : one;
      return { ...kind, confidence: Math.max(0.3, one.confidence - Math.min(before, 4) * SAME_FIELD_FADES) } as Fact;
    });
  });
  const showers = frenchShowers(page);
  return from(
    "table",
    showers === 0
      ? facts
      : facts.map((one) => (one.field === "bathrooms" ? { ...one, value: one.value + showers } : one)),
  );
}
