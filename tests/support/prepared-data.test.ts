import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { failureOf, untilPrepared } from "./prepared-data.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-prepared-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a journey waits for the data of the run, and is told why there is none", async () => {
  const dataDir = path.join(folder, "data");
  const order: string[] = [];
  const waiting = untilPrepared(dataDir).then(() => order.push("begun"));
  await Promise.resolve();
  order.push("made");
  mkdirSync(dataDir);
  await waiting;
  expect(order).toEqual(["made", "begun"]);

  const never = path.join(folder, "never", "data");
  mkdirSync(path.dirname(never));
  writeFileSync(failureOf(never), "Error: the first start did not end well");
  await expect(untilPrepared(never)).rejects.toThrow("the first start did not end well");
});
