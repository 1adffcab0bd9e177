/** Rows of `source_watches`: pages of homes that are read again by a schedule. */
import type { Generated, Selectable } from "kysely";
import type { Listing } from "#contract/listing";
import type { WatchEvery, WatchProblem } from "#contract/properties/source-watch";

export interface SourceWatches {
  property_id: string;
  user_id: string;
  every: WatchEvery;
  next_at: Date;
  /** The last reading that worked. */
  seen: Listing | null;
  read_at: Date | null;
  /** Readings in a row that did not work. */
  failures: Generated<number>;
  /** Of the last of them. */
  problem: WatchProblem | null;
  /** The agent was told of them. */
  told: Generated<boolean>;
  created_at: Generated<Date>;
}
export type SourceWatchRow = Selectable<SourceWatches>;
