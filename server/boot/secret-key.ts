/** The key that seals the embedded backend's secrets when no SECRET_KEY is given: a file of the data folder, for its owner only. */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Reads the file, making it at the first start. Belongs in every backup of the folder. */
export function ownSecretKey(dataDir: string): string {
  const file = path.join(dataDir, "secret.key");
  try {
    // "wx" never replaces a key that is there
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
