import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { choosePlace } from "./place.ts";

const folders: string[] = [];
const temporary = (mode: number): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "房 播-"));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
};
const isRoot = process.getuid?.() === 0;

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("the database lies in the data folder, and only the owner reads its password", () => {
  const dataDir = path.join(temporary(0o711), "data");
  const place = choosePlace(dataDir);
  expect(place).toMatchObject({ cluster: path.join(dataDir, "pg"), elsewhere: false });
  expect(statSync(path.join(dataDir, "database.json")).mode & 0o777).toBe(0o600);
  expect(choosePlace(dataDir).password).toBe(place.password);
});

// an ordinary user's database runs as that user and needs no other place
test.runIf(isRoot)("a database elsewhere follows a moved folder and never serves a copy as well", () => {
  const closed = temporary(0o700);
  const at = (name: string) => path.join(closed, name);
  const { cluster, elsewhere } = choosePlace(at("first"));
  folders.push(path.dirname(cluster));
  expect(elsewhere).toBe(true);
  mkdirSync(cluster);
  cpSync(at("first"), at("copy"), { recursive: true });
  expect(() => choosePlace(at("copy"))).toThrow(`is a copy of ${at("first")}, whose database lies in ${cluster}`);

  renameSync(at("first"), at("moved"));
  expect(choosePlace(at("moved")).cluster).toBe(cluster);
  expect(() => choosePlace(at("copy"))).toThrow(`is a copy of ${at("moved")}`);

  rmSync(at("copy/database.json"));
  const fresh = choosePlace(at("copy"));
  folders.push(path.dirname(fresh.cluster));
  expect(fresh.cluster).not.toBe(cluster);
  expect(existsSync(cluster)).toBe(true);
  expect(readFileSync(path.join(path.dirname(cluster), "data-folder.txt"), "utf8").trim()).toBe(at("moved"));
});
