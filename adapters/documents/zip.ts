/**
 * What a zip says of itself, looked at before anything of it is unpacked. It may say four billion parts in a hundred bytes:
 * whoever counts them stops by himself.
 */
import { unzipSync } from "fflate";
import { AppError } from "#contract/errors";

/** Bytes of all parts together, unpacked: an office document that says more is a bomb. */
const MAX_UNPACKED = 80 * 1024 * 1024;
const MAX_PARTS = 3_000;

/** Names of the parts; empty for what is no zip, and for one of more parts than any document has. */
export function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        if (names.length > MAX_PARTS) throw new AppError("too_large");
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}

/** Throws too_large, damaged_file. */
export function assertModestZip(bytes: Uint8Array): void {
  let [parts, size] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1;
        size += originalSize;
        if (parts > MAX_PARTS || size > MAX_UNPACKED) throw new AppError("too_large");
        return false;
      },
    });
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("damaged_file", { cause });
  }
}
