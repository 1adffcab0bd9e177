/** What a change of a home's facts leaves wrong in texts: the facts with what was and what is, and the sentences each is behind. */
import type { Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { ChangedFact, OvertakenSentence } from "#contract/publishing/recall";
import { outdatedBy } from "./grounds.ts";
import { singleFactsOf } from "./single-facts.ts";

type Known = Pick<Brief, "agent" | "link">;
type Text = Parameters<ReturnType<typeof outdatedBy>>[0];

/** More changes than this are not taken one by one; the sentences are found all the same. */
const MOST_CHANGES = 12;

/** Features have no places of their own: together they are one fact. */
function namedFacts(listing: Listing): ReadonlyMap<string, unknown> {
  const facts = new Map<string, unknown>([["transaction", listing.transaction]]);
  for (const { path, value } of singleFactsOf(listing))
    if (!path.startsWith("features.")) facts.set(path, JSON.parse(value));
  if (listing.features.length > 0) facts.set("features", listing.features);
  return facts;
}

/** A database keeps keys in an order of its own. */
const inOrder = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Fact by fact what was and what is; null: not stated. In the order people read facts. */
export function changesBetween(before: Listing, after: Listing): ChangedFact[] {
  const [was, is] = [namedFacts(before), namedFacts(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths.flatMap((path) => {
    const change = { path, before: was.get(path) ?? null, after: is.get(path) ?? null };
    return same(change.before, change.after) ? [] : [change];
  });
}

/** `before` with one fact as it is `after`. */
function withFact(before: Listing, after: Listing, path: string): Listing {
  const changed = structuredClone(before);
  if (path.startsWith("disclosures.")) {
    const name = path.slice("disclosures.".length);
    const value = after.disclosures[name];
    if (value === undefined) delete changed.disclosures[name];
    else changed.disclosures[name] = value;
    return changed;
  }
  const [head = "", leaf] = path.split(".");
  const value: unknown = Reflect.get(after, head);
  if (leaf === undefined) Reflect.set(changed, head, structuredClone(value));
  else if (typeof value === "object" && value !== null)
    Reflect.set(Reflect.get(changed, head), leaf, Reflect.get(value, leaf));
  return changed;
}

/**
 * Tells of any text that was true of `before` which of its sentences `after` has overtaken, each with the changed facts it states.
 * None are named where only several changes together make it wrong.
 */
export function overtakenBy(before: Listing, after: Listing, known: Known): (text: Text) => OvertakenSentence[] {
  const find = outdatedBy(before, after, known);
  const changes = changesBetween(before, after);
  const alone =
    changes.length > 1 && changes.length <= MOST_CHANGES
      ? changes.map((change) => ({ change, find: outdatedBy(before, withFact(before, after, change.path), known) }))
      : [];
  return (text) => {
    const sentences = find(text);
    if (sentences.length === 0) return [];
    const [only, ...others] = changes;
    if (only && others.length === 0) return sentences.map((one) => ({ ...one, facts: [only] }));
    const at = ({ field, start }: (typeof sentences)[number]) => `${field} ${start}`;
    const byChange = alone.map((one) => ({ change: one.change, places: new Set(one.find(text).map(at)) }));
    return sentences.map((one) => ({
      ...one,
      facts: byChange.flatMap(({ change, places }) => (places.has(at(one)) ? [change] : [])),
    }));
  };
}
