/** A home as it is at this moment: whether it is on offer, and a name for its state. */
import type { OfferOver } from "#contract/publishing/recall";
import type { PropertyRow } from "#server/db/tables/properties";

type About = Pick<PropertyRow, "version" | "ended_as" | "archived_at" | "deleted_at">;

/** Why it is not on offer any more; null: it is. */
export const overOf = ({ ended_as: ended, archived_at, deleted_at }: Omit<About, "version">): OfferOver =>
  ended ?? (archived_at !== null || deleted_at !== null ? "archived" : null);

/** Another one after every change that makes texts untrue. */
export const stateOf = (home: About): string => `${home.version} ${overOf(home) ?? "offered"}`;
