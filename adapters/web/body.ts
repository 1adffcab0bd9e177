/** Reads a body while counting what comes out of the decompressor, so that a small file cannot become a large one. */
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import { AppError } from "#contract/errors";

export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";

/** Truncated compressed pages are common; what arrived is still worth reading. */
const zlib = { finishFlush: constants.Z_SYNC_FLUSH };

function decoder(encoding: string) {
  switch (encoding) {
    case "gzip":
    case "x-gzip":
      return createGunzip(zlib);
    case "deflate":
      return createInflate(zlib);
    case "br":
      return createBrotliDecompress();
    case "zstd":
      return createZstdDecompress();
    default:
      throw new AppError("unsupported_content", { data: { encoding } });
  }
}

/** The whole body, decoded. Throws too_large as soon as more than `maxBytes` came out, unsupported_content for an unknown coding. */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const codings = contentEncoding
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "identity");
  // Chained codings are only seen in attacks.
  if (codings.length > 1) {
    body.on("error", () => {}).destroy();
    throw new AppError("unsupported_content", { data: { encoding: contentEncoding } });
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError("too_large", { data: { maxBytes } });
      chunks.push(chunk);
    }
  };
  if (codings[0] === undefined) await pipeline(body, collect, { signal });
  else await pipeline(body, decoder(codings[0]), collect, { signal });
  return Buffer.concat(chunks);
}
