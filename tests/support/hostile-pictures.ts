/** Pictures written by hand that are small to send and costly to decode. */
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

interface PngShape {
  width: number;
  height: number;
  /** Bits of a sample; 1 unless said. */
  depth?: 1 | 8 | 16;
  /** 0 grey, 2 RGB, 6 RGB with transparency. */
  colour?: 0 | 2 | 6;
  interlaced?: boolean;
  /** Chunks between the header and the picture. */
  before?: readonly { type: string; data: Uint8Array }[];
}

const samplesOf = { 0: 1, 2: 3, 6: 4 } as const;

/** The seven passes of an interlaced PNG: first column and row, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of all rows, each with its filter byte. */
function rawSize(width: number, height: number, bits: number, interlaced: boolean): number {
  const part = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (!interlaced) return part(width, height);
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) => sum + part(Math.ceil((width - x) / dx), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
}

/** A whole PNG of one colour: nothing but zeros, which compress to a thousandth. */
export function pngOf({ width, height, depth = 1, colour = 0, interlaced = false, before = [] }: PngShape): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const rows = Buffer.alloc(rawSize(width, height, depth * samplesOf[colour], interlaced));
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...before.map(({ type, data }) => chunk(type, data)),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** The picture that stalled a whole house: 112 KiB, one pixel wide, ten seconds of a thread. */
export const tallPng = (): Buffer => pngOf({ width: 1, height: 59_000_000 });

/** A GIF of so many frames, each one pixel. */
export function gifOf({ frames }: { frames: number }): Buffer {
  const head = Buffer.from("4749463839610100010080000000000000ffff", "hex");
  const frame = Buffer.from("2c0000000001000100000202440100", "hex");
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}

/** A TIFF of so many pages of 8 x 8 grey pixels, which all show the same bytes. */
export function tiffOf({ pages }: { pages: number }): Buffer {
  const side = 8;
  const data = Buffer.alloc(side * side);
  // tag, type (3: 16 bits, 4: 32 bits), value
  const tags = [
    [256, 4, side],
    [257, 4, side],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, side],
    [279, 4, data.length],
  ] as const;
  const size = 2 + 12 * tags.length + 4;
  const first = 8 + data.length;
  const head = Buffer.from("49492a0000000000", "hex");
  head.writeUInt32LE(first, 4);
  const page = (index: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt16LE(tags.length, 0);
    for (const [at, [tag, type, value]] of tags.entries()) {
      bytes.writeUInt16LE(tag, 2 + 12 * at);
      bytes.writeUInt16LE(type, 4 + 12 * at);
      bytes.writeUInt32LE(1, 6 + 12 * at);
      bytes.writeUInt32LE(value, 10 + 12 * at);
    }
    bytes.writeUInt32LE(index + 1 < pages ? first + size * (index + 1) : 0, size - 4);
    return bytes;
  };
  return Buffer.concat([head, data, ...Array.from({ length: pages }, (_, index) => page(index))]);
}
