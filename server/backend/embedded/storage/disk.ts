/** Versions on disk: one file each. Names come from us, never from a person. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { AppError } from "#contract/errors";
import { keyOf, partsOf, type Versions, type Written, YOUNG } from "#server/backend/embedded/shared/versions";
import type { FileBody } from "#server/base/files";

export const placeOf = (folder: string, version: string): string => path.join(folder, keyOf(version));

/** Temporary file, fsync, rename, fsync of the folder. */
async function write(folder: string, body: FileBody, limit: number, version: string): Promise<Written> {
  const place = placeOf(folder, version);
  const home = path.dirname(place);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const part = `${place}.part`;
  const hash = createHash("sha256");
  let size = 0;
  try {
    const file = await open(part, "wx", 0o600);
    try {
      for await (const bytes of partsOf(body)) {
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

/** Opened before anything is answered: a file replaced now is still read to its end. */
async function read(
  folder: string,
  version: string,
  range?: { start: number; end: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const file = await open(placeOf(folder, version), "r").catch(() => null);
  // the types of Node and of the web name one stream twice
  return file && (Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>);
}

async function sweep(folder: string, known: (versions: string[]) => Promise<ReadonlySet<string>>, now: Date) {
  let swept = 0;
  for (const level of await readdir(folder).catch(() => [])) {
    const names = await readdir(path.join(folder, level)).catch(() => []);
    const versions = [...new Set(names.map((name) => name.replace(/\.part$/, "")))];
    const inUse = versions.length > 0 ? await known(versions) : new Set<string>();
    for (const name of names) {
      if (inUse.has(name)) continue;
      const place = path.join(folder, level, name);
      const about = await stat(place).catch(() => null);
      if (!about || now.getTime() - about.mtimeMs < YOUNG) continue;
      await rm(place, { force: true });
      swept += 1;
    }
  }
  return swept;
}

/** Every version in the folder, with its size in bytes; what was never written to its end is left out. */
export async function* versionsIn(folder: string): AsyncIterable<{ version: string; size: number }> {
  for (const level of await readdir(folder).catch(() => []))
    for (const version of await readdir(path.join(folder, level)).catch(() => []))
      if (!version.endsWith(".part")) yield { version, size: (await stat(placeOf(folder, version))).size };
}

/** Versions in the folder, which is made when the first is written. */
export const diskVersions = (folder: string): Versions => ({
  write: (body, limit, version = randomUUID()) => write(folder, body, limit, version),
  read: (version, range) => read(folder, version, range),
  drop: (version) => rm(placeOf(folder, version), { force: true }),
  sweep: (known, now) => sweep(folder, known, now),
});
