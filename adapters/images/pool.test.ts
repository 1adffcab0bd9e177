/** Image processes: what a picture may cost, who pays for it, and that no process outlives whoever started it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { pngOf } from "#tests/support/hostile-pictures";
import { type ImagePool, openImagePool, type PoolOptions } from "./pool.ts";

// a busy machine starts processes slowly
vi.setConfig({ testTimeout: 120_000 });

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const usual: PoolOptions = {
  processes: 2,
  milliseconds: 60_000,
  processorMs: 30_000,
  memoryBytes: 2 * 1024 ** 3,
  idleMs: 60_000,
};
const pools: ImagePool[] = [];
const open = (over: Partial<PoolOptions> = {}) => {
  const pool = openImagePool({ ...usual, ...over });
  pools.push(pool);
  return pool;
};
afterEach(() => {
  for (const one of pools.splice(0)) one.close();
});

/** Within every bound of the header, and over a second of work. */
const heavy = {
  what: "photo",
  bytes: pngOf({ width: 16_000, height: 2_700, depth: 16, colour: 6, interlaced: true }),
} as const;
const light = async () => ({
  what: "photo" as const,
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer(),
});
const small = { width: 40, height: 30 };

/** One that has ended but that nobody has buried (Z) is not alive. */
const isAlive = (pid: number) => {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};
const until = async (what: () => boolean) => {
  while (!what()) await sleep(10);
};

test("nothing runs before the first picture, a process is used again, and one with nothing to do ends", async () => {
  const pool = open({ idleMs: 300 });
  expect(pool.processes().all).toEqual([]);
  expect(await pool.run(await light())).toMatchObject(small);
  const [first] = pool.processes().all;
  expect(await pool.run(await light())).toMatchObject(small);
  expect(pool.processes()).toEqual({ working: [], all: [first] });
  await until(() => pool.processes().all.length === 0 && !isAlive(first ?? 0));
});

test("a picture that takes too much processor time is refused, its process killed, and nobody else's picture is lost", async () => {
  const pool = open({ processorMs: 250 });
  const hostile = pool.run(heavy);
  const [its] = pool.processes().working;
  const refused = expect(hostile).rejects.toMatchObject({ code: "too_large", data: { over: "time" } });
  const order = await light();
  const others = await Promise.all(Array.from({ length: 12 }, () => pool.run(order)));
  for (const other of others) expect(other).toMatchObject(small);
  await refused;
  expect(pool.processes().all).not.toContain(its);
  await until(() => !isAlive(its ?? 0));
  expect(await pool.run(order)).toMatchObject(small);
});

test("one that takes too much memory likewise", async () => {
  const pool = open({ memoryBytes: 250 * 1024 ** 2 });
  await expect(pool.run(heavy)).rejects.toMatchObject({ code: "too_large", data: { over: "memory" } });
  expect(await pool.run(await light())).toMatchObject(small);
});

test("where the machine has no time at all the answer is to come again, and the process is killed too", async () => {
  const pool = open({ milliseconds: 150 });
  const late = pool.run(heavy);
  const [its] = pool.processes().working;
  await expect(late).rejects.toMatchObject({ code: "unavailable" });
  await until(() => !isAlive(its ?? 0));
});

test("a process that somebody kills takes no picture with it: another draws it, also those that waited", async () => {
  const pool = open({ processes: 1 });
  const order = await light();
  await pool.run(order);
  const drawn = pool.run(heavy);
  const waiting = pool.run(order);
  await sleep(100);
  process.kill(pool.processes().working[0] ?? 0, "SIGKILL");
  expect(await drawn).toMatchObject({ width: 2560 });
  expect(await waiting).toMatchObject(small);
});

test("no more run at once than may, and all that was asked is drawn", async () => {
  const pool = open({ processes: 2 });
  const order = await light();
  const most: number[] = [];
  const asked = Array.from({ length: 9 }, () =>
    pool.run(order).finally(() => void most.push(pool.processes().all.length)),
  );
  expect(pool.processes().working).toHaveLength(2);
  expect(await Promise.all(asked)).toHaveLength(9);
  expect(Math.max(...most)).toBe(2);
});

test("a process dies with whoever started it, in the middle of a picture", async () => {
  // minutes of work: whoever finished it first would outlive this test
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f" x="0" y="0" width="1"
    height="1"><feTurbulence baseFrequency=".5" numOctaves="200"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>`;
  const script = `
    import { openImagePool } from "#adapters/images/pool";
    const pool = openImagePool(${JSON.stringify({ ...usual, processorMs: 600_000, milliseconds: 600_000 })});
    await pool.run({ what: "nothing" });
    pool.run({ what: "drawing", svg: ${JSON.stringify(endless)}, width: null, format: "jpg" });
    setTimeout(() => console.log(pool.processes().working[0]), 300);`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(server.stdout, "data");
  const child = Number(String(said));
  expect(isAlive(child)).toBe(true);
  server.kill("SIGKILL");
  await until(() => !isAlive(child));
});

test("a program that is done ends although a process rests", async () => {
  const script = `
    import { openImagePool } from "#adapters/images/pool";
    await openImagePool(${JSON.stringify(usual)}).run({ what: "nothing" });`;
  const program = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  expect(await once(program, "exit")).toEqual([0, null]);
});
