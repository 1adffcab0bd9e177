/** What programs of agents deliver to portals: a zip of one feed and of the pictures it names. */
import { unzipSync } from "fflate";
import { assertModestZip, zipNames } from "./zip.ts";

/** The likeliest first: a delivery of BLM or XML may bring a readme or a log as a table. */
const FEEDS: readonly RegExp[] = [/\.blm$/i, /\.xml$/i, /\.json$/i, /\.csv$/i];
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/** Bytes of one picture unpacked; a larger one is told as missing. */
const LARGEST_PICTURE = 20 * 1024 * 1024;

const baseOf = (name: string): string => (name.split(/[\\/]/).at(-1) ?? "").toLowerCase();
const isJunk = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

/** The one among these names that is the feed; null where there is none. */
export function feedAmong(names: readonly string[]): string | null {
  const own = names.filter((name) => !isJunk(name));
  for (const kind of FEEDS) {
    const found = own.find((name) => kind.test(name));
    if (found !== undefined) return found;
  }
  return null;
}

/** The feed's bytes; null where the zip holds none. Throws too_large, damaged_file. */
export function archivedFeed(bytes: Uint8Array): Uint8Array | null {
  assertModestZip(bytes);
  const feed = feedAmong(zipNames(bytes));
  return feed === null ? null : (unzipSync(bytes, { filter: ({ name }) => name === feed })[feed] ?? null);
}

/** The pictures of these names, wherever in the zip they lie and however their letters are written. Throws too_large, damaged_file. */
export function archivedPictures(bytes: Uint8Array, names: readonly string[]): { name: string; bytes: Uint8Array }[] {
  assertModestZip(bytes);
  const wanted = new Map(names.map((name) => [baseOf(name), name]));
  const taken = new Set<string>();
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const base = baseOf(name);
      const take =
        wanted.has(base) && !taken.has(base) && !isJunk(name) && PICTURE.test(base) && originalSize <= LARGEST_PICTURE;
      if (take) taken.add(base);
      return take;
    },
  });
  return Object.entries(unpacked).flatMap(([name, picture]) => {
    const asked = wanted.get(baseOf(name));
    return asked === undefined ? [] : [{ name: asked, bytes: picture }];
  });
}
