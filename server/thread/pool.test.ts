import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { MAKE_READY, type SampleOrder } from "#tests/support/thread-samples";
import { openPool, type Pool, type PoolSettings } from "./pool.ts";

const opened: Pool<SampleOrder>[] = [];
const open = (over: Partial<PoolSettings> = {}) => {
  const room = {
    threads: 2,
    perAccount: 1,
    waiting: 20,
    waitingPerAccount: 10,
    memory: 64,
    nice: 0,
    readyFor: MAKE_READY,
    ...over,
  };
  const pool = openPool<SampleOrder>({
    worker: new URL("../../tests/support/thread-samples.ts", import.meta.url),
    ...room,
  });
  opened.push(pool);
  return pool;
};
afterAll(() => Promise.all(opened.map((pool) => pool.close())));

const endless = { what: "endless" } as const;
const answer = (value: string) => ({ what: "answer", value }) as const;

/** Lasts until the pool closes. */
const holds = (pool: Pool<SampleOrder>, account: string, pieces: number) => {
  for (let piece = 0; piece < pieces; piece++) pool.run(account, endless, 600_000).catch(() => {});
};

test("work that takes too long is stopped with an error while the main thread goes on, and the next order is served", async () => {
  const pool = open({ threads: 1 });
  let ended = false;
  const stopped = pool.run("a", endless, 300).catch((error: unknown) => {
    ended = true;
    return error;
  });
  const next = pool.run("a", answer("next"), 300);
  let turns = 0;
  while (!ended) {
    await sleep(5);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(5);
  expect(await stopped).toMatchObject({ code: "too_large" });
  expect(await next).toBe("next");
});

test("what others take of the processor is not counted against a piece of work", async () => {
  const pool = open();
  expect(await pool.run("a", { what: "pause", milliseconds: 600 }, 300)).toBe("paused");
  await expect(pool.run("a", { what: "pause", milliseconds: 60_000 }, 300)).rejects.toMatchObject({
    code: "too_large",
  });
});

test("a prepared pool's threads are ready before they take work, those that follow them too", async () => {
  const pool = open();
  await pool.prepare(1);
  expect(await pool.run("first", { what: "ready" }, 60_000)).toBe(true);
  holds(pool, "busy", 1);
  expect(await pool.run("other", { what: "ready" }, 60_000)).toBe(true);
  expect(await open().run("unprepared", { what: "ready" }, 60_000)).toBe(false);
});

test("whoever waits goes to the thread that is free first, not to one that is still being made ready", async () => {
  const pool = open();
  await pool.prepare(1);
  const short = pool.run("a", { what: "thread", milliseconds: 100 }, 60_000);
  // begins another thread, which takes longer to stand than the first is busy
  expect(await pool.run("b", { what: "thread", milliseconds: 0 }, 60_000)).toBe(await short);
});

test("who cost a thread is told at once, and has no turn before another stands in its place", async () => {
  const pool = open();
  await pool.prepare(2);
  const order: string[] = [];
  await expect(pool.run("a", endless, 100)).rejects.toMatchObject({ code: "too_large" });
  await Promise.all([
    pool.run("a", { what: "pause", milliseconds: 100 }, 60_000).then(() => order.push("a")),
    pool.run("b", answer("b"), 60_000).then(() => order.push("b")),
  ]);
  expect(order).toEqual(["b", "a"]);
});

test("work that fills its thread's memory is stopped likewise", async () => {
  const pool = open({ threads: 1, memory: 16 });
  await expect(pool.run("a", { what: "memory" }, 60_000)).rejects.toMatchObject({ code: "too_large" });
  expect(await pool.run("a", answer("next"), 60_000)).toBe("next");
});

test("an error of the work keeps its code and data", async () => {
  await expect(open().run("a", { what: "error" }, 60_000)).rejects.toMatchObject({
    code: "not_a_listing",
    data: { host: "example.com" },
  });
});

test("however much an account asks for, others are served while it is worked for", async () => {
  const pool = open();
  holds(pool, "busy", 8);
  for (const name of ["b", "c", "d"]) expect(await pool.run(name, answer(name), 60_000)).toBe(name);
  await pool.probe("probe");
});

test("what is not wanted any more when its turn comes is not begun", async () => {
  const pool = open({ threads: 1 });
  const stopped = pool.run("a", endless, 200).catch(() => {});
  const ended = new AbortController();
  const waiting = pool.run("a", endless, 600_000, ended.signal);
  ended.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
  expect(await pool.run("a", answer("next"), 60_000)).toBe("next");
  await stopped;
});

test("an account with enough waiting is refused at once, and nobody else", async () => {
  const pool = open({ waitingPerAccount: 2 });
  holds(pool, "busy", 3);
  await expect(pool.run("busy", answer("fourth"), 60_000)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await pool.run("other", answer("other"), 60_000)).toBe("other");
});
