/** The bytes of the files: one file a version, written whole or not at all. Names come from us, never from a person. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#contract/errors";
import type { FileBody } from "#server/base/files";

/** Flat folders get slow: the first two letters make a level. */
export const placeOf = (folder: string, version: string): string => path.join(folder, version.slice(0, 2), version);

export interface Written {
  version: string;
  size: number;
  /** Of the content, for the ETag. */
  hash: string;
}

async function* parts(body: FileBody): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else yield* body;
}

/** Temporary file, fsync, rename, fsync of the folder. The size is counted on the stream: AppError `too_large` beyond `limit` bytes. */
export async function writeVersion(folder: string, body: FileBody, limit: number): Promise<Written> {
  const version = randomUUID();
  const place = placeOf(folder, version);
  const home = path.dirname(place);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const part = `${place}.part`;
  const hash = createHash("sha256");
  let size = 0;
  try {
    const file = await open(part, "wx", 0o600);
    try {
      for await (const bytes of parts(body)) {
        size += bytes.byteLength;
        if (size > limit) throw new AppError("too_large", { data: { limit } });
        hash.update(bytes);
        await file.writeFile(bytes);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const dir = await open(home, "r").catch(() => null);
  await dir?.sync().catch(() => {});
  await dir?.close();
  return { version, size, hash: hash.digest("hex") };
}

export const dropVersion = (folder: string, version: string): Promise<void> =>
  rm(placeOf(folder, version), { force: true });

const young = 60 * 60 * 1000;

/** Removes files that no row knows: left by a stop between the bytes and the row, or by rows deleted in SQL. Answers how many. */
export async function sweepOrphans(
  folder: string,
  known: (versions: string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<number> {
  let swept = 0;
  for (const level of await readdir(folder).catch(() => [])) {
    const names = await readdir(path.join(folder, level)).catch(() => []);
    const versions = [...new Set(names.map((name) => name.replace(/\.part$/, "")))];
    const inUse = versions.length > 0 ? await known(versions) : new Set<string>();
    for (const name of names) {
      if (inUse.has(name)) continue;
      const place = path.join(folder, level, name);
      const about = await stat(place).catch(() => null);
      if (!about || now.getTime() - about.mtimeMs < young) continue;
      await rm(place, { force: true });
      swept += 1;
    }
  }
  return swept;
}
