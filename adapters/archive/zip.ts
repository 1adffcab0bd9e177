/** Files into one ZIP archive. Names are UTF-8; photos are stored as they are, because they are compressed already. */
import { type Zippable, zipSync } from "fflate";

export interface ArchiveFile {
  path: string;
  bytes: Uint8Array;
  /** Kept with the entry; most programs show it in the file's properties. */
  comment?: string | undefined;
}

/** `folder`: the one folder everything lies in, so that unpacking does not spill. `at`: the time the entries carry. */
export function zip(folder: string, files: readonly ArchiveFile[], at: Date): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const file of files)
    entries[`${folder}/${file.path}`] = [
      file.bytes,
      {
        level: /\.(jpe?g|png|mp4)$/i.test(file.path) ? 0 : 6,
        mtime: at,
        ...(file.comment ? { comment: file.comment } : {}),
      },
    ];
  return new Uint8Array(zipSync(entries));
}
