/** Pictures that are small to send and dear to open, or no pictures at all. Made by hand: no library would write them. */
import { crc32, deflateSync } from "node:zlib";

export interface Picture {
  name: string;
  type: string;
  /** Many pixels, honestly told: takes its time also where all is well. */
  dear?: boolean;
  bytes(): Buffer;
}

const u32 = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value >>> 0);
  return four;
};
const u16 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255]);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
};
const PNG = Buffer.from("89504e470d0a1a0a", "hex");

interface PngForm {
  /** Bits of a sample and the kind of colour, as in the head. */
  depth?: 1 | 8 | 16;
  colour?: 0 | 2 | 3 | 6;
  interlaced?: boolean;
  /** Rows really there; all of them unless told. */
  rows?: number;
  before?: readonly Buffer[];
}

/** A PNG of nothing but zeros, whose rows are packed a thousandfold. */
function png(width: number, height: number, form: PngForm = {}): Buffer {
  const { depth = 1, colour = 0, interlaced = false, rows = height, before = [] } = form;
  const samples = { 0: 1, 2: 3, 3: 1, 6: 4 }[colour];
  const row = 1 + Math.ceil((width * samples * depth) / 8);
  const head = Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]);
  const palette = colour === 3 ? [chunk("PLTE", Buffer.alloc(6))] : [];
  const data = deflateSync(Buffer.alloc(Math.min(row * rows, 500_000_000)), { level: 9 });
  return Buffer.concat([
    PNG,
    chunk("IHDR", head),
    ...palette,
    ...before,
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Frames of one colour; `size`: of the whole picture, of each frame. */
function gif(frames: number, size: [number, number], frame: [number, number]): Buffer {
  const head = Buffer.concat([
    Buffer.from("GIF89a"),
    u16(size[0]),
    u16(size[1]),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const one = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    u16(frame[0]),
    u16(frame[1]),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => one), Buffer.from([0x3b])]);
}

/** Little-endian TIFF of one directory; `next`: where it says the next one is. */
function tiff(width: number, height: number, next = 0): Buffer {
  const entry = (tag: number, value: number) => {
    const twelve = Buffer.alloc(12);
    twelve.writeUInt16LE(tag, 0);
    twelve.writeUInt16LE(4, 2);
    twelve.writeUInt32LE(1, 4);
    twelve.writeUInt32LE(value, 8);
    return twelve;
  };
  const entries = [
    entry(256, width),
    entry(257, height),
    entry(258, 8),
    entry(259, 1),
    entry(262, 1),
    entry(273, 8),
    entry(277, 1),
    entry(278, height),
    entry(279, 1),
  ];
  const last = Buffer.alloc(4);
  last.writeUInt32LE(next);
  return Buffer.concat([Buffer.from("49492a0008000000", "hex"), u16(entries.length), ...entries, last]);
}

/** A JPEG's head that names a size, and then a scan that holds nothing. */
function jpeg(width: number, height: number, scans = 1): Buffer {
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
  const quantisation = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
  const frame = segment(0xc2, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
  const table = segment(0xc4, Buffer.from([0, 0, 1, ...Array(14).fill(0), 0]));
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])), Buffer.alloc(64)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantisation,
    frame,
    table,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function bmp(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write("BM");
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return head;
}

/** A RIFF container with the extended head of a WebP of that size, and no picture. */
function webp(width: number, height: number): Buffer {
  const size = Buffer.alloc(10);
  size.writeUIntLE(width - 1, 4, 3);
  size.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([Buffer.from("WEBPVP8X"), Buffer.from([10, 0, 0, 0]), size]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), length, body]);
}

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
const text = (words: string) => Buffer.from(words, "utf8");
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "lol">${[..."bcdefghij"].map((name, at) => `<!ENTITY ${name} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`;

const image = (name: string, type: string, bytes: () => Buffer): Picture => ({ name, type: `image/${type}`, bytes });

export const tall = image("PNG, 1 x 59,000,000", "png", () => png(1, 59_000_000));

const dear = (picture: Picture): Picture => ({ ...picture, dear: true });

export const pictures: readonly Picture[] = [
  tall,
  dear(image("PNG, 59,000,000 x 1", "png", () => png(59_000_000, 1))),
  dear(image("PNG, 2 x 29,500,000", "png", () => png(2, 29_500_000))),
  dear(image("PNG, 100 x 590,000", "png", () => png(100, 590_000))),
  dear(image("PNG, 590,000 x 100", "png", () => png(590_000, 100))),
  dear(image("PNG, 1,000 x 59,000", "png", () => png(1_000, 59_000))),
  dear(image("PNG, 7,680 x 7,680", "png", () => png(7_680, 7_680))),
  dear(image("PNG, 16,384 x 3,600", "png", () => png(16_384, 3_600))),
  image("PNG, 16,385 x 3,600", "png", () => png(16_385, 3_600)),
  image("PNG, 20,000 x 20,000", "png", () => png(20_000, 20_000)),
  image("PNG, 65,535 x 65,535", "png", () => png(65_535, 65_535, { rows: 100 })),
  image("PNG, 2,147,483,647 x 1", "png", () => png(2_147_483_647, 1, { rows: 1 })),
  image("PNG, 2,147,483,647 x 2,147,483,647", "png", () => png(2_147_483_647, 2_147_483_647, { rows: 0 })),
  image("PNG, 0 x 0", "png", () => png(0, 0)),
  dear(
    image("PNG, 7,000 x 7,000 in 16 bits with transparency", "png", () => png(7_000, 7_000, { depth: 16, colour: 6 })),
  ),
  dear(image("PNG, 7,000 x 7,000 of a palette", "png", () => png(7_000, 7_000, { depth: 8, colour: 3 }))),
  dear(image("PNG, 1 x 59,000,000, interlaced", "png", () => png(1, 59_000_000, { interlaced: true }))),
  dear(image("PNG, 7,000 x 7,000, interlaced", "png", () => png(7_000, 7_000, { depth: 8, interlaced: true }))),
  image("PNG with half its rows", "png", () => png(5_000, 5_000, { depth: 8, rows: 2_500 })),
  image("PNG with 200 MB of packed words", "png", () =>
    png(9, 9, { before: [chunk("zTXt", Buffer.concat([text("a\0\0"), zeros(200)]))] }),
  ),
  image("PNG with a 200 MB profile", "png", () =>
    png(9, 9, { before: [chunk("iCCP", Buffer.concat([text("a\0\0"), zeros(200)]))] }),
  ),
  image("PNG with 200,000 words", "png", () =>
    png(9, 9, { before: Array.from({ length: 200_000 }, () => chunk("tEXt", text("a\0b"))) }),
  ),
  image("PNG with a broken checksum", "png", () =>
    Buffer.from(png(900, 900).map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
  ),
  image("GIF, 65,535 x 65,535", "gif", () => gif(1, [65_535, 65_535], [1, 1])),
  image("GIF of 100,000 frames", "gif", () => gif(100_000, [900, 900], [1, 1])),
  dear(image("GIF of 2,000 frames, 4,000 x 4,000", "gif", () => gif(2_000, [4_000, 4_000], [4_000, 4_000]))),
  image("TIFF, 65,535 x 65,535", "tiff", () => tiff(65_535, 65_535)),
  dear(image("TIFF, 1 x 59,000,000", "tiff", () => tiff(1, 59_000_000))),
  image("TIFF that leads back to itself", "tiff", () => tiff(900, 900, 8)),
  image("JPEG, 65,500 x 65,500", "jpeg", () => jpeg(65_500, 65_500)),
  image("JPEG, 7,600 x 7,600 of 3,000 scans", "jpeg", () => jpeg(7_600, 7_600, 3_000)),
  image("JPEG, 1 x 65,500", "jpeg", () => jpeg(1, 65_500)),
  image("BMP, 30,000 x 30,000", "bmp", () => bmp(30_000, 30_000)),
  image("WebP, 16,383 x 16,383, of nothing", "webp", () => webp(16_383, 16_383)),
  image("SVG of a billion laughs", "svg+xml", () => text(laughs)),
  image("SVG that reads a file", "svg+xml", () =>
    text(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd"/></svg>',
    ),
  ),
  image("PDF by the name of a JPEG", "jpeg", () => text("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>")),
  image("HTML by the name of a PNG", "png", () => text("<script>alert(1)</script>")),
  image("nothing", "png", () => Buffer.alloc(0)),
  image("twenty megabytes of noise", "png", () => Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024 - 64, 0xa5)])),
  image("thirty megabytes", "jpeg", () => Buffer.alloc(30 * 1024 * 1024)),
];
