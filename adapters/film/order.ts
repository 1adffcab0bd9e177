/** What crosses the channel between us and a process that makes films. */
import type { FilmRatio, MusicBed, Shot } from "#contract/media/film";
import type { PictureContent } from "#engine/media/content/content";
import type { Look } from "#engine/media/poster";
import type { LastWord } from "../processes/parent.ts";

export interface FilmWork {
  what: "film";
  /** Where the MP4 is written; a file of that name is replaced. */
  out: string;
  content: PictureContent;
  look: Look;
  ratio: FilmRatio;
  /** 1 for 1080 lines. */
  scale: number;
  shots: readonly Shot[];
  /** Seconds of the card at the end. */
  end: number;
  /** Kept photos (`reencodeImage`); `plan`: shown whole and still; `altered`: it shows what is not there. */
  photos: readonly { jpeg: Uint8Array; plan: boolean; altered?: boolean | undefined }[];
  logo: Uint8Array | null;
  /** Ours by name, or a kept sound (`keepSound`). */
  music: { bed: MusicBed } | { bytes: Uint8Array } | null;
  voice: Uint8Array | null;
  /** The voice was made by a provider of speech. */
  spoken?: boolean | undefined;
  /** Stands in the file: what it is of, and what marks it carries. */
  about: { title: string; comment: string };
  /** The field China asks for in files a machine made, as JSON. */
  mark?: string | null | undefined;
}

/** Lines a provider spoke, to be laid where their shots are -> `{ bytes, seconds, shots }`: one voice as AAC in MP4. */
export interface SpokenWork {
  shots: readonly Shot[];
  /** A provider's files, one a shot; null where nothing is said. */
  lines: readonly (Uint8Array | null)[];
  /** Of the music; null: none. */
  beat: number | null;
}

/** What a film is called while it is written. */
export const partOf = (out: string): string => `${out}.part`;

export type FilmRequest =
  /** -> `{ seconds, bytes, frames }` */
  | FilmWork
  /** A stranger's sound -> `{ bytes, seconds }`: AAC in MP4, without anything that is no sound. */
  | { what: "sound"; bytes: Uint8Array; most: number }
  | ({ what: "spoken" } & SpokenWork);

/** What a process says. */
export type FilmSaid =
  /** From 0 to 1. */
  { progress: number } | LastWord;
