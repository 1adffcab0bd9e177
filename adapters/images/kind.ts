/** What kind of picture bytes claim to be, by their first bytes: nothing else of a stranger's is handed to a decoder. */
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The brands by which libvips knows AVIF and HEIF; `mif1` and `msf1` name the container. */
const HEIF = new Set("avif avis mif1 msf1 heic heix heim heis hevc hevx hevm hevs".split(" "));

/** The kind, or null for everything that is not a picture of pixels: SVG, PDF and the like. */
export function pictureKind(bytes: Uint8Array): "jpeg" | "png" | "gif" | "webp" | "tiff" | "heif" | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return "gif";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  // little and big endian, with 32 and 64 bit offsets
  if (/^(II[*+]\0|MM\0[*+])$/.test(text(bytes, 0, 4))) return "tiff";
  if (text(bytes, 4, 8) === "ftyp" && HEIF.has(text(bytes, 8, 12))) return "heif";
  return null;
}
