/** A page saved by a browser as one file (MHTML, RFC 2557): the page, its own address and the pictures saved with it. */

import { decodePage } from "#adapters/web/charset";
import { AppError } from "#contract/errors";

export interface SavedPage {
  html: string;
  url: string | null;
  /** By the address the page knows them under. */
  pictures: { url: string; bytes: Uint8Array }[];
}

interface Part {
  headers: Map<string, string>;
  body: Uint8Array;
}

const MAX_PARTS = 2_000;
const MAX_HEAD = 64 * 1024;
const latin1 = new TextDecoder("latin1");

/** Where the header lines end; the body begins behind `length` more bytes. */
function headEnd(bytes: Buffer): { at: number; length: number } | null {
  const head = bytes.subarray(0, MAX_HEAD);
  const [wide, narrow] = [head.indexOf("\r\n\r\n"), head.indexOf("\n\n")];
  if (wide >= 0 && (narrow < 0 || wide < narrow)) return { at: wide, length: 4 };
  return narrow >= 0 ? { at: narrow, length: 2 } : null;
}

function partOf(bytes: Buffer): Part | null {
  const end = headEnd(bytes);
  if (!end) return null;
  // a folded line goes on with a blank
  const lines = latin1
    .decode(bytes.subarray(0, end.at))
    .replace(/\r?\n[ \t]/g, " ")
    .split(/\r?\n/);
  const headers = new Map(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
    }),
  );
  return { headers, body: bytes.subarray(end.at + end.length) };
}

const boundaryOf = (type: string): string | null => {
  const found = /;[ ]?boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
  return found?.[1] ?? found?.[2] ?? null;
};

/** "=E5=B9" and soft line ends -> bytes. */
function unquoted(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length);
  const hex = (at: number) => Number.parseInt(String.fromCharCode(body[at] ?? 0, body[at + 1] ?? 0), 16);
  let size = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (byte !== 0x3d) out[size++] = byte;
    else if (body[at + 1] === 0x0d && body[at + 2] === 0x0a) at += 2;
    else if (body[at + 1] === 0x0a) at += 1;
    else {
      const value = hex(at + 1);
      out[size++] = Number.isNaN(value) ? byte : value;
      if (!Number.isNaN(value)) at += 2;
    }
  }
  return out.subarray(0, size);
}

function decoded({ headers, body }: Part): Uint8Array {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase() ?? "";
  if (encoding === "quoted-printable") return unquoted(body);
  return encoding === "base64" ? new Uint8Array(Buffer.from(latin1.decode(body), "base64")) : body;
}

function partsOf(bytes: Buffer, boundary: string): Part[] {
  const mark = `--${boundary}`;
  const parts: Part[] = [];
  let from = bytes.indexOf(mark);
  while (from >= 0 && parts.length < MAX_PARTS) {
    const begin = from + mark.length;
    const next = bytes.indexOf(mark, begin);
    // behind the mark stands the rest of its line, before the next one the line end that belongs to it
    const lineEnd = bytes.indexOf("\n", begin);
    if (next < 0 || lineEnd < 0) break;
    const part = partOf(bytes.subarray(lineEnd + 1, Math.max(lineEnd + 1, next - 2)));
    if (part) parts.push(part);
    from = next;
  }
  return parts;
}

/** The first HTML part is the page, as browsers write it. Throws damaged_file where there is none. */
export function readSavedPage(given: Uint8Array): SavedPage {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const whole = partOf(bytes);
  if (!whole) throw new AppError("damaged_file");
  const boundary = boundaryOf(whole.headers.get("content-type") ?? "");
  const parts = boundary === null ? [whole] : partsOf(bytes, boundary);
  const typed = (part: Part) => part.headers.get("content-type") ?? "";
  const page = parts.find((part) => /^text\/html\b/i.test(typed(part)));
  if (!page) throw new AppError("damaged_file");
  const location = whole.headers.get("snapshot-content-location") ?? page.headers.get("content-location") ?? null;
  return {
    html: decodePage(decoded(page), typed(page)),
    url: location !== null && /^https?:/i.test(location) ? location : null,
    pictures: parts.flatMap((part) => {
      const url = part.headers.get("content-location");
      return url && /^image\//i.test(typed(part)) ? [{ url, bytes: decoded(part) }] : [];
    }),
  };
}
