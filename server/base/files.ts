/** Where the server keeps files, as everything above the storage sees it. */

import type { ByteRange } from "./ranges.ts";

export type FileBody = Uint8Array | AsyncIterable<Uint8Array>;

/** A file whose bytes have not been read. */
export interface OpenFile {
  /** Bytes of the whole file. */
  size: number;
  type: string;
  /** All of it, or a part that lies within it; null where it was removed meanwhile. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
}

/** Files of the buckets that the migrations declare. Names are ASCII: `<user id>/.../<random key>.<extension>`. */
export interface Files {
  /** Stores bytes the server has already looked at; replaces what had the name. AppError `too_large`, `unsupported_content`. */
  put(bucket: string, name: string, body: FileBody, about: { type: string; owner: string }): Promise<void>;
  /** Whole in memory: for pictures and what is as small. */
  get(bucket: string, name: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** For films: read as a stream, whole or in part. */
  open(bucket: string, name: string): Promise<OpenFile | null>;
  /** Names of everything in the folder and below it. */
  list(bucket: string, folder: string): Promise<string[]>;
  remove(bucket: string, names: readonly string[]): Promise<void>;
  /** An address that works in `<img>` and `<a>` for so many seconds; `download` is the file name to save it as. */
  signedUrl(bucket: string, name: string, seconds: number, options?: { download?: string }): Promise<string>;
  /** The lasting address of a file in a public bucket. */
  publicUrl(bucket: string, name: string): string;
}

/** A bucket behind an S3 interface. */
export interface S3Settings {
  /** null: Amazon's own for the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What every key begins with, e.g. "listcast/"; may be empty. */
  prefix: string;
  /** The bucket's name in the path instead of the host: most servers of one's own want it. */
  pathStyle: boolean;
}
