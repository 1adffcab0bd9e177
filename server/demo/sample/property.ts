/** What one property of the sample data is made of. */
import type { Preferences } from "#contract/campaign";
import { emptyListing, type Listing } from "#contract/listing";
import type { MoodName, Scene } from "#server/demo/drawings/index";

export interface SampleProperty {
  /** Never shown: ids and seeds are drawn from it. */
  key: string;
  listing: Listing;
  pictures: { mood: MoodName; scenes: readonly Scene[] };
  preferences: Preferences;
  /** When its campaign was made: a day in the past, or so many hours before the first start. */
  made: { on: string } | { hoursAgo: number };
  /** "waiting": its texts are still to be written, by a worker, after the start. */
  state: "published" | "draft" | "archived" | "waiting";
  /** Opens of its page on an ordinary day; 0 for pages that were never online. */
  viewsADay: number;
}

type Facts = Partial<Omit<Listing, "address" | "rooms">> & {
  address?: Partial<Listing["address"]>;
  rooms?: Partial<Listing["rooms"]>;
};

/** A listing of these facts, each as if the agent had typed it. */
export function factsOf({ address, rooms, ...facts }: Facts): Listing {
  const empty = emptyListing();
  return {
    ...empty,
    transaction: "sale",
    ...facts,
    address: { ...empty.address, ...address },
    rooms: { ...empty.rooms, ...rooms },
  };
}

/** What a sample campaign was asked to write. */
export const wanted = (
  languages: Preferences["languages"],
  platforms: string[],
  style: Preferences["style"],
  kinds: Preferences["kinds"] = ["post"],
): Preferences => ({ languages, platforms, style, kinds });
