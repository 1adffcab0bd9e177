/** WOFF is an OpenType file whose tables are deflated one by one. Readers that inflate a table anew for every glyph need it plain. */
import { inflateSync } from "node:zlib";

const HEADER = 12;
const ENTRY = 16;
const padded = (length: number) => (length + 3) & ~3;

/** The OpenType (TTF, OTF) file inside a WOFF 1.0 file. Throws for anything else. */
export function openWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20;
    const [offset, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (stored ?? 0));
    return { entry, bytes: stored === length ? bytes : inflateSync(bytes) };
  });
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), HEADER + ENTRY * count);
  const out = Buffer.alloc(size);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(out, 0, 4, 8);
  out.writeUInt16BE(count, 4);
  out.writeUInt16BE(power * 16, 6);
  out.writeUInt16BE(Math.log2(power), 8);
  out.writeUInt16BE((count - power) * 16, 10);
  let end = HEADER + ENTRY * count;
  for (const [at, { entry, bytes }] of tables.entries()) {
    const to = HEADER + ENTRY * at;
    woff.copy(out, to, entry, entry + 4);
    woff.copy(out, to + 4, entry + 16, entry + 20);
    out.writeUInt32BE(end, to + 8);
    out.writeUInt32BE(bytes.length, to + 12);
    bytes.copy(out, end);
    end += padded(bytes.length);
  }
  return out;
}
