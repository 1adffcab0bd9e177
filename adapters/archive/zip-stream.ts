/** Files into one ZIP archive, part by part: an archive larger than memory costs no more than its largest file. */
import { setImmediate as breathe } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Bytes compressed before others have their turn: some milliseconds' worth. */
const AT_ONCE = 64 * 1024;

export interface StreamedFile {
  path: string;
  /** What is compressed already is stored as it is. */
  compress: boolean;
  parts: AsyncIterable<Uint8Array>;
}

/** `folder`: the one folder everything lies in. `at`: the time the entries carry. Reads the next file when the one before is out. */
export async function* zipStream(
  folder: string,
  files: AsyncIterable<StreamedFile>,
  at: Date,
): AsyncGenerator<Uint8Array, void, void> {
  const ready: Uint8Array[] = [];
  const failed: Error[] = [];
  const archive = new Zip((error, bytes) => (error ? failed.push(error) : ready.push(bytes)));
  const drain = () => {
    if (failed[0]) throw failed[0];
    return ready.splice(0);
  };
  for await (const file of files) {
    const name = `${folder}/${file.path}`;
    const entry = file.compress ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = at;
    archive.add(entry);
    for await (const part of file.parts)
      for (let at = 0; at < part.byteLength; at += AT_ONCE) {
        entry.push(part.subarray(at, at + AT_ONCE));
        yield* drain();
        await breathe();
      }
    entry.push(new Uint8Array(), true);
    yield* drain();
  }
  archive.end();
  yield* drain();
}
