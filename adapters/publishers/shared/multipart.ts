/** A multipart/form-data body (RFC 7578) as bytes: the guarded fetch of the house takes bytes, and their length is known. */
import { randomBytes } from "node:crypto";

export type Part =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: string; readonly type: string; readonly bytes: Uint8Array };

/** Names stand between quotes: what would end them is written as RFC 7578 (4.2) says. */
const quoted = (text: string) => text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** The body, and the Content-Type that names its boundary. */
export function multipart(parts: readonly Part[]): { type: string; bytes: Uint8Array } {
  const boundary = `listcast-${randomBytes(16).toString("hex")}`;
  const pieces = parts.flatMap((part) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(part.name)}"`;
    return "file" in part
      ? [
          Buffer.from(`${head}; filename="${quoted(part.file)}"\r\nContent-Type: ${part.type}\r\n\r\n`),
          Buffer.from(part.bytes),
          Buffer.from("\r\n"),
        ]
      : [Buffer.from(`${head}\r\n\r\n${part.value}\r\n`)];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const endings = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "video/mp4": "mp4" } as const;

/** "picture-1.jpg": a file's name for a part, as some platforms judge by its ending. */
export const fileName = (type: keyof typeof endings, index: number): string =>
  `${type === "video/mp4" ? "video" : "picture"}-${index + 1}.${endings[type]}`;
