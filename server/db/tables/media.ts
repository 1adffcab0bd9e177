/**
 * Rows of `films` and `picture_sets` (what was wanted and where it lies), of `film_sounds` (music and voices that were uploaded, or
 * read), of `voices` (what was to be read) and of `spoken_lines` (what was read already).
 */
import type { Generated, Selectable } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { FilmOrder, Shot } from "#contract/media/film";
import type { PictureOrder } from "#contract/media/picture-set";
import type { VoiceOrder } from "#contract/media/voice";

export interface Films {
  id: Generated<string>;
  user_id: string;
  /** Null: the campaign is gone, and the sweep removes the row with its file. */
  campaign_id: string | null;
  task_id: string | null;
  wanted: FilmOrder;
  /** What the account answers for in its captions: keys of blockers. */
  released: Generated<string[]>;
  seconds: number;
  /** Null until the film is stored. */
  path: string | null;
  /** The facts it was made of; null until it is stored. */
  listing: Listing | null;
  /** What it says, line by line. */
  says: Generated<string[]>;
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
  /** By a provider of speech. */
  spoken: Generated<boolean>;
  created_at: Generated<Date>;
}
export type FilmSoundRow = Selectable<FilmSounds>;

export interface Voices {
  id: Generated<string>;
  user_id: string;
  campaign_id: string;
  task_id: string | null;
  wanted: VoiceOrder;
  /** As of films. */
  released: Generated<string[]>;
  /** Both null until it is read. */
  sound_id: string | null;
  shots: Shot[] | null;
  created_at: Generated<Date>;
}
export type VoiceRow = Selectable<Voices>;

export interface SpokenLines {
  user_id: string;
  /** Of provider, model, voice and text. */
  hash: string;
  path: string;
  created_at: Generated<Date>;
}

export interface KeptPicture {
  readonly language: CopyLanguage;
  /** Its name in the bucket `media`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** What it leads with, for whoever does not see it. */
  readonly alt: string;
}

export interface PictureSets {
  id: Generated<string>;
  user_id: string;
  /** Null: the campaign is gone, and the sweep removes the row with its files. */
  campaign_id: string | null;
  task_id: string | null;
  wanted: PictureOrder;
  /** Both null until the set is stored. */
  listing: Listing | null;
  pictures: KeptPicture[] | null;
  created_at: Generated<Date>;
}
export type PictureSetRow = Selectable<PictureSets>;
