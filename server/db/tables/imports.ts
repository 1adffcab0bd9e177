/** Rows of `imports` (what a task was asked to read) and of `photos` (what is kept of a listing's pictures). */
import type { Generated, Selectable } from "kysely";
import type { ImportSource, MissingPhoto } from "#contract/import";
import type { Listing } from "#contract/listing";

export interface Imports {
  task_id: string;
  user_id: string;
  source: ImportSource;
  origin: string;
  listing: Listing | null;
  missing_photos: Generated<MissingPhoto[]>;
  created_at: Generated<Date>;
}

export interface Photos {
  id: Generated<string>;
  user_id: string;
  task_id: string | null;
  position: Generated<number>;
  path: string;
  width: number;
  height: number;
  bytes: number;
  caption: string | null;
  created_at: Generated<Date>;
}
export type PhotoRow = Selectable<Photos>;
