/** Where the bytes of files lie, one body a version, written whole or not at all: on disk, or behind an S3 interface. */
import type { FileBody } from "#server/base/files";

export interface Written {
  version: string;
  size: number;
  /** SHA-256 of the content in hex, for the ETag. */
  hash: string;
}

export interface Versions {
  /** Makes a version, under a new name unless one is given. AppError `too_large` beyond `limit` bytes, counted on the way. */
  write(body: FileBody, limit: number, version?: string): Promise<Written>;
  /** From byte `start` to byte `end`, both included; all of it without. A version removed meanwhile is read to its end; null: not there. */
  read(version: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  /** Removing what is not there is no error. */
  drop(version: string): Promise<void>;
  /** Removes versions older than an hour that no row knows: left by a stop between the bytes and the row, or by rows deleted in SQL. Answers how many. */
  sweep(known: (versions: string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number>;
}

/** Milliseconds: what is younger may still get its row. */
export const YOUNG = 60 * 60 * 1000;

/** A body piece by piece, whole or streamed. */
export async function* partsOf(body: FileBody): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else yield* body;
}

/** Flat folders get slow: the first two letters make a level. */
export const keyOf = (version: string): string => `${version.slice(0, 2)}/${version}`;
