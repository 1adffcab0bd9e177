/** What all attempts at a home's texts have in common: by which fact each value may be said, and what one says of another. */
import { factOf } from "../languages/base/template.ts";
import { unaskedKinds } from "../story/known.ts";
import type { Basis } from "./basis.ts";
import { isAlways, rides } from "./telling.ts";

/** Saying one fact may say another: the layout says the bedrooms. */
const implied: Readonly<Record<string, readonly string[]>> = {
  layout: ["beds", "baths"],
  southBalcony: ["balcony"],
  place: ["city"],
};

/** Said by its point, it is said by its kind. */
const sameKinds = [
  ...Object.entries(unaskedKinds),
  ["moveInAnyTime", "available"] as const,
  ["feesBySeller", "agencyFee"] as const,
  ["noAgencyFee", "agencyFee"] as const,
];

const noFacts: readonly string[] = [];

interface Grounds {
  /** Every value that is known, with the fact that must be allowed for it; null: it may stand as long as it is not banned. */
  readonly worded: readonly {
    readonly key: string;
    readonly fact: string;
    readonly needs: string | null;
  }[];
  /** The fact by whose rank it goes. */
  readonly ranksAs: (fact: string) => string;
  /** What else is said with a fact. */
  readonly alsoSaid: (fact: string) => readonly string[];
}

const grounds = new WeakMap<Basis, Grounds>();

/** Made once for all plans of a basis. */
export function groundsOf(basis: Basis): Grounds {
  const known = grounds.get(basis);
  if (known) return known;
  const slots = new Map<string, string>();
  for (const { slot, id } of basis.terms) if (slot) slots.set(slot, id);
  const ranksAs = (fact: string): string => rides[fact] ?? slots.get(fact) ?? fact;
  const worded = Object.entries(basis.values).flatMap(([key, text]) => {
    if (text === undefined) return [];
    const fact = factOf(key);
    return [{ key, fact, needs: isAlways(fact) ? null : ranksAs(fact) }];
  });
  const also = new Map<string, Set<string>>();
  const say = (fact: string, others: readonly string[]): void => {
    const of = also.get(fact) ?? new Set<string>();
    also.set(fact, of);
    for (const other of others) of.add(other);
  };
  for (const [fact, others] of Object.entries(implied)) say(fact, others);
  // "2. Etage ohne Aufzug"
  if (basis.values["floor.noLift"] !== undefined) say("floor", ["noLift"]);
  for (const both of [...sameKinds, ...slots]) for (const one of both) say(one, both);
  const lists = new Map([...also].map(([fact, others]): [string, readonly string[]] => [fact, [...others]]));
  const made: Grounds = {
    worded,
    ranksAs,
    alsoSaid: (fact) => lists.get(fact) ?? noFacts,
  };
  grounds.set(basis, made);
  return made;
}
