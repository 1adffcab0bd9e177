/** What a course of several steps has done so far: read from the try before, written before the next step is taken. */

import type { Picture, PublisherIo } from "./publisher.ts";
import type { Checkpoint } from "./shared/checkpoint.ts";

/** Platforms throw away uploads that nobody used; the shortest of them after a day. */
const UPLOADS_KEEP_MS = 20 * 3_600_000;

export interface Progress {
  text(name: string): string | null;
  list(name: string): readonly string[];
  /** Resolves when it is written durably. */
  keep(patch: Checkpoint): Promise<void>;
}

export function progressOf(io: PublisherIo): Progress {
  let kept: Checkpoint = { ...io.resume };
  return {
    text: (name) => {
      const value = kept[name];
      return typeof value === "string" ? value : null;
    },
    list: (name) => {
      const value = kept[name];
      return Array.isArray(value) ? value : [];
    },
    async keep(patch) {
      kept = { ...kept, ...patch };
      await io.checkpoint(kept);
    },
  };
}

/** A field of an earlier try's checkpoint; null: none was left. */
export const noteOf = (checkpoint: Checkpoint | null, name: string): string | null => {
  const value = checkpoint?.[name];
  return typeof value === "string" ? value : null;
};

/** Uploads the pictures that no earlier try has, one after the other, each noted before the next; the ids in order. */
export async function uploadEach(
  pictures: readonly Picture[],
  io: PublisherIo,
  progress: Progress,
  upload: (picture: Picture, index: number) => Promise<string>,
): Promise<readonly string[]> {
  const since = progress.text("uploadsSince");
  const fresh = since !== null && io.now().getTime() - Date.parse(since) < UPLOADS_KEEP_MS;
  const from = fresh ? since : io.now().toISOString();
  const done = fresh ? [...progress.list("uploads")] : [];
  for (const [index, picture] of pictures.entries()) {
    if (index < done.length) continue;
    done.push(await upload(picture, index));
    await progress.keep({ uploads: [...done], uploadsSince: from });
  }
  return done;
}
