/** All deciding facts of a listing, the weightiest first; read once for each listing object. */
import type { Listing } from "#contract/listing";
import { type DecidingFact, kinds } from "../fact.ts";
import { against } from "./against.ts";
import { bound } from "./bound.ts";
import { deal } from "./deal.ts";
import { home } from "./home.ts";
import { costs } from "./money.ts";
import { pageOf } from "./page.ts";
import { terms } from "./terms.ts";

const readers = [...deal, ...bound, ...home, ...against, ...costs, ...terms];
const known = new WeakMap<Listing, readonly DecidingFact[]>();

/** Nothing is guessed: a fact whose figure or day is not understood is none. The listing must not change afterwards. */
export function decidingFactsOf(listing: Listing): readonly DecidingFact[] {
  const cached = known.get(listing);
  if (cached) return cached;
  const page = pageOf(listing);
  const found = readers.flatMap((read) => read(page));
  const sorted = [...found].sort((a, b) => kinds[b.id].weight - kinds[a.id].weight);
  known.set(listing, sorted);
  return sorted;
}
