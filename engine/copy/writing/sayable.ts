/** What a language can say of a home's facts: its points with their wording and weight, and every value a template may ask for. */
import type { Listing } from "#contract/listing";
import { ranksIn } from "../deciding/market.ts";
import type { Facts } from "../facts/index.ts";
import type { LanguageRealiser } from "../languages/base/language.ts";
import { withPriceTerm } from "../languages/base/price-words.ts";
import type { Values } from "../languages/base/template.ts";
import type { Topic } from "../points/point.ts";
import { type PointId, points } from "../points/points.ts";
import { type Known, knownOf } from "../story/known.ts";

type Slot = "finish" | "tax" | "tenancy";

/** A stated point, worded in the piece's language. */
export interface SayablePoint {
  readonly id: PointId;
  readonly topic: Topic;
  readonly weight: number;
  readonly slot: Slot | null;
  readonly text: string;
  readonly bare: string;
}

/** Points that have a row of their own in tables, and a name there: {finish}, {tax}, {tenancy}. */
const slotsOf: Readonly<Partial<Record<PointId, Slot>>> = {
  fineFinish: "finish",
  simpleFinish: "finish",
  bareShell: "finish",
  renovated: "finish",
  fullyRenovated: "finish",
  fiveOnly: "tax",
  overFive: "tax",
  overTwo: "tax",
  wholeHome: "tenancy",
  sharedHome: "tenancy",
};

interface Sayable {
  /** How much each term weighs in this home's market. */
  readonly weights: ReadonlyMap<string, number>;
  readonly known: Known;
  readonly terms: readonly SayablePoint[];
  readonly termValues: Values;
  readonly base: Values;
}
const sayables = new WeakMap<Facts, Map<string, Sayable>>();

/** What a language can say of these facts, read once: a pack makes many plans of them. */
export function sayableOf(listing: Listing, facts: Facts, lang: LanguageRealiser): Sayable {
  const made = sayables.get(facts) ?? new Map<string, Sayable>();
  sayables.set(facts, made);
  const cached = made.get(lang.code);
  if (cached) return cached;
  const known = knownOf(listing, facts, lang.story, lang.code);
  const terms = [...known.points, ...known.unasked]
    .map(({ id, text }): SayablePoint => {
      const said = lang.term(text, facts);
      return { id, ...points[id], slot: slotsOf[id] ?? null, text: said, bare: lang.bare?.(said) ?? said };
    })
    .sort((a, b) => b.weight - a.weight);
  const termValues = Object.fromEntries(
    terms.flatMap(({ id, slot, text, bare }) => [
      [id, text],
      ...(lang.bare ? [[`${id}.bare`, bare]] : []),
      ...(slot ? [[slot, text]] : []),
    ]),
  );
  const values = withPriceTerm(lang.values(facts), facts, lang.prices);
  const ranks = ranksIn(facts.country, facts.transaction);
  const weights = new Map<string, number>(terms.map(({ id, weight }) => [id, ranks[id] ?? weight]));
  const sayable = { weights, known, terms, termValues, base: { ...values, ...known.values } };
  made.set(lang.code, sayable);
  return sayable;
}
