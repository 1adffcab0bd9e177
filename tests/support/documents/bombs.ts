/** Documents of a few kilobytes that are packed from more than a machine holds. Made by hand: no library would write them. */
import { crc32, createDeflate, createDeflateRaw, type Deflate, type DeflateRaw, deflateSync } from "node:zlib";
import { unzipSync } from "fflate";
import { wordDocument } from "./make.ts";

const MIB = 1024 * 1024;

/** So many mebibytes of blanks, packed without ever being held. */
async function packedBlanks(mebibytes: number, packer: Deflate | DeflateRaw): Promise<Buffer> {
  const block = Buffer.alloc(MIB, " ");
  const chunks: Buffer[] = [];
  packer.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => packer.once("end", resolve));
  for (let written = 0; written < mebibytes; written++)
    if (!packer.write(block)) await new Promise((resolve) => packer.once("drain", resolve));
  packer.end();
  await done;
  return Buffer.concat(chunks);
}

interface Entry {
  name: string;
  body: Buffer;
  /** What the zip says of the part unpacked. */
  says: number;
  packed: boolean;
  sum: number;
}

/** Signature and fields of a part's head, as two and four bytes (APPNOTE 4.3.7, 4.3.12). */
function headOf({ name, body, says, packed, sum }: Entry, at: number | null): Buffer {
  const head = Buffer.alloc(at === null ? 30 : 46);
  const shift = at === null ? 0 : 2;
  head.writeUInt32LE(at === null ? 0x04034b50 : 0x02014b50, 0);
  head.writeUInt16LE(20, 4 + shift);
  head.writeUInt16LE(packed ? 8 : 0, 8 + shift);
  head.writeUInt32LE(sum, 14 + shift);
  head.writeUInt32LE(body.length, 18 + shift);
  head.writeUInt32LE(says, 22 + shift);
  head.writeUInt16LE(name.length, 26 + shift);
  if (at !== null) head.writeUInt32LE(at, 42);
  return Buffer.concat([head, Buffer.from(name)]);
}

function zipOf(entries: readonly Entry[]): Uint8Array {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const entry of entries) {
    const head = headOf(entry, null);
    parts.push(head, entry.body);
    directory.push(headOf(entry, at));
    at += head.length + entry.body.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

/** A Word document whose text says that it unpacks to 1,000 bytes. */
export async function lyingWordDocument(mebibytes: number): Promise<Uint8Array> {
  const bomb = await packedBlanks(mebibytes, createDeflateRaw({ level: 9 }));
  const parts = unzipSync(wordDocument({ title: "x", rows: [], prose: "x" }));
  return zipOf(
    Object.entries(parts).map(([name, bytes]) =>
      name === "word/document.xml"
        ? { name, body: bomb, says: 1_000, packed: true, sum: 0 }
        : { name, body: Buffer.from(bytes), says: bytes.length, packed: false, sum: crc32(bytes) },
    ),
  );
}

/** A PDF whose page is packed twice over. */
export async function twicePackedPdf(mebibytes: number): Promise<Uint8Array> {
  const page = deflateSync(await packedBlanks(mebibytes, createDeflate({ level: 9 })), { level: 9 });
  const head = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>endobj",
    `4 0 obj<</Length ${page.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
  ].join("\n");
  const tail = "\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n";
  return new Uint8Array(Buffer.concat([Buffer.from(head, "latin1"), page, Buffer.from(tail, "latin1")]));
}

/** A "zip" of 142 bytes that says it has so many parts, all of them behind its own end (APPNOTE 4.3.14). */
export function boundlessZip(parts = 0xffff_ffff): Uint8Array {
  const zip = Buffer.alloc(142);
  zip.writeUInt32LE(0x04034b50, 0);
  const end64 = 30;
  zip.writeUInt32LE(0x06064b50, end64);
  zip.writeUInt32LE(parts, end64 + 32);
  zip.writeUInt32LE(zip.length + 1_000, end64 + 48);
  const locator = zip.length - 42;
  zip.writeUInt32LE(0x07064b50, locator);
  zip.writeUInt32LE(end64, locator + 8);
  zip.writeUInt32LE(0x06054b50, zip.length - 22);
  zip.writeUInt16LE(1, zip.length - 14);
  return new Uint8Array(zip);
}

/** A PDF of one page with so many pictures of one colour, 3464 by 3464 each, packed twice over. */
export function pdfOfVastPictures(count: number): Uint8Array {
  const side = 3_464;
  const drawn = Array.from({ length: count }, (_, at) => `q 100 0 0 100 ${at * 10} 0 cm /I${at} Do Q`).join("\n");
  const names = Array.from({ length: count }, (_, at) => `/I${at} ${5 + at} 0 R`).join("");
  const head = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<<${names}>>>>>>endobj`,
    `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream\nendobj\n`,
  ].join("\n");
  const pictures = Array.from({ length: count }, (_, at) => {
    const data = deflateSync(deflateSync(Buffer.alloc(side * side * 3, at + 1), { level: 9 }), { level: 9 });
    const says = `${5 + at} 0 obj<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter[/FlateDecode/FlateDecode]/Length ${data.length}>>stream\n`;
    return Buffer.concat([Buffer.from(says, "latin1"), data, Buffer.from("\nendstream\nendobj\n")]);
  });
  const tail = `trailer<</Root 1 0 R/Size ${5 + count}>>\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(head, "latin1"), ...pictures, Buffer.from(tail, "latin1")]));
}
