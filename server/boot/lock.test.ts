import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askHolder, HeldError, takeLock } from "./lock.ts";

const now = () => new Date("2026-01-02T03:04:05Z");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "锁 lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a second taker is told who holds the folder and since when", async () => {
  const lock = await takeLock(folder, now);
  const refused = await takeLock(folder, now).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HeldError);
  expect(String(refused)).toContain(`process ${process.pid} since 2026-01-02T03:04:05.000Z`);
  await lock.release();
});

test("a released folder can be taken again, and so can one whose holder is just leaving", async () => {
  const first = await takeLock(folder, now);
  first.leaving();
  const second = takeLock(folder, now);
  await first.release();
  await (await second).release();
  expect(await askHolder(folder)).toBeNull();
});

test("of several takers at the same moment one wins", async () => {
  const takers = await Promise.allSettled([1, 2, 3, 4].map(() => takeLock(folder, now)));
  const won = takers.flatMap((taker) => (taker.status === "fulfilled" ? [taker.value] : []));
  expect(won).toHaveLength(1);
  await won[0]?.release();
});

test("the lock of a process that was killed does not outlive it", async () => {
  const code = `const { takeLock } = await import(${JSON.stringify(path.join(import.meta.dirname, "lock.ts"))});
    await takeLock(process.argv[1], () => new Date()); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  expect((await askHolder(folder))?.pid).toBe(child.pid);
  child.kill("SIGKILL");
  await once(child, "exit");
  await (await takeLock(folder, now)).release();
});
