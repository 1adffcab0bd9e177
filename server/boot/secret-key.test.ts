import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ownSecretKey } from "./secret-key.ts";

test("the folder's key is made once, for its owner only, and stays the same", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-key-"));
  try {
    const key = ownSecretKey(folder);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(ownSecretKey(folder)).toBe(key);
    if (process.platform !== "win32") expect(statSync(path.join(folder, "secret.key")).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
