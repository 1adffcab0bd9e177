/** Rows of `films` (what was wanted and where it lies) and of `film_sounds` (music and voices that were uploaded). */
import type { Generated, Selectable } from "kysely";
import type { FilmOrder } from "#contract/media/film";

export interface Films {
  id: Generated<string>;
  user_id: string;
  /** Null: the campaign is gone, and the sweep removes the row with its file. */
  campaign_id: string | null;
  task_id: string | null;
  wanted: FilmOrder;
  seconds: number;
  /** Null until the film is stored. */
  path: string | null;
  /** PostgreSQL's bigint. */
  bytes: string | null;
  created_at: Generated<Date>;
}
export type FilmRow = Selectable<Films>;

export interface FilmSounds {
  id: Generated<string>;
  user_id: string;
  name: string;
  seconds: number;
  path: string;
  bytes: number;
  created_at: Generated<Date>;
}
export type FilmSoundRow = Selectable<FilmSounds>;
