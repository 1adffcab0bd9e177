/** Temporary folders for databases of tests: in memory where there is plenty, because a database is hundreds of small files. */
import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const MEMORY = "/dev/shm";
/** Bytes, free in that folder as well as in the machine: several times what a whole run holds at once. */
const PLENTY = 3_000_000_000;

/** The folder of the machine's memory, or null where there is none that is large enough (a container's default is 64 MB). */
function memoryFolder(): string | null {
  if (process.platform !== "linux") return null;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > PLENTY ? MEMORY : null;
  } catch {
    return null;
  }
}

/** A new folder that an account other than root may pass through; the caller removes it. `TMPDIR` decides where it is given. */
export function temporaryFolder(prefix: string): string {
  const parent = process.env.TMPDIR ? os.tmpdir() : (memoryFolder() ?? os.tmpdir());
  const folder = mkdtempSync(path.join(parent, prefix));
  // as root the database runs as another account
  chmodSync(folder, 0o711);
  return folder;
}
