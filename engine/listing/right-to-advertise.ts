/**
 * Whether an account may advertise a home as it stands: the listing is its own, or somebody else's, who then has to agree. What is
 * compared are names, so a doubt is asked about and never decided against anybody.
 */
import type { Listing } from "#contract/listing";
import { sameFirm, samePerson } from "#engine/names/same-party";

/** Names an account goes by: of its identity card, those for other markets and scripts included, and of its profile. */
export interface OwnNames {
  readonly people: readonly string[];
  readonly firms: readonly string[];
}

/** Whose listing it says it is. */
export interface ListedBy {
  readonly agent: string | null;
  readonly company: string | null;
}

/**
 * `own`: nothing stands in the way. `unclear`: nobody can tell from the names, one answer of the agent's settles it. `others`:
 * somebody else holds the listing.
 */
export type Holder = "own" | "unclear" | "others";

const named = (name: string | null): string | null => name?.trim() || null;

export const listedBy = ({ agent }: Pick<Listing, "agent">): ListedBy => ({
  agent: named(agent.name),
  company: named(agent.company),
});

/** A home that was typed in, told or photographed is its agent's own unless it names another. */
export function holderOf(
  listing: Pick<Listing, "agent" | "sourceUrl" | "country">,
  { people, firms }: OwnNames,
): Holder {
  const { agent, company } = listedBy(listing);
  if (agent === null && company === null) return listing.sourceUrl === null ? "own" : "unclear";
  if (people.length === 0 && firms.length === 0) return "unclear";
  const { country } = listing;
  const ownFirm = company !== null && firms.some((firm) => sameFirm(firm, company, country));
  // colleagues' listings are the firm's, and the firm's mandate covers its agents
  if (ownFirm) return "own";
  const ownPerson = agent !== null && people.some((person) => samePerson(person, agent, country));
  if (ownPerson) return company === null || firms.length === 0 ? "own" : "unclear";
  // an agent's own name may stand where a page has the firm, and the other way round
  const [asFirm, asPerson] = [
    company !== null && people.some((person) => samePerson(person, company, country)),
    agent !== null && firms.some((firm) => sameFirm(firm, agent, country)),
  ];
  return asFirm || asPerson ? "own" : "others";
}

/** Whether what was recorded when the listing named `then` still covers it now that it names `now`. */
export function stillCovers(then: ListedBy, now: ListedBy, country: string | null): boolean {
  const same = (
    one: string | null,
    other: string | null,
    alike: (a: string, b: string, country: string | null) => boolean,
  ): boolean => other === null || (one !== null && alike(one, other, country));
  return same(then.agent, now.agent, samePerson) && same(then.company, now.company, sameFirm);
}
