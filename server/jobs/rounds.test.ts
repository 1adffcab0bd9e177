import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openCloser } from "#server/boot/stop";
import { openPool } from "#server/db/pool";
import type { Db } from "#server/db/tables";
import { withLock } from "#server/db/with-lock";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import type { RoundJob } from "./job.ts";
import { makeRound, startRounds } from "./rounds.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const warned: unknown[] = [];
const log = { info() {}, warn: (...about: unknown[]) => void warned.push(about), error() {} };
type Services = { db: Db; log: typeof log };

/** Rounds that last until they are let go, and how many of them ran at the same time at most. */
function longRounds(name: string) {
  const counts = { begun: 0, running: 0, most: 0, ended: 0 };
  const gates: (() => void)[] = [];
  const job: RoundJob<Services> = {
    name,
    schedule: { everyMs: 5 },
    async handler({ db }) {
      counts.begun += 1;
      counts.running += 1;
      counts.most = Math.max(counts.most, counts.running);
      await new Promise<void>((resolve) => gates.push(resolve));
      await sql`select 1`.execute(db);
      counts.running -= 1;
      counts.ended += 1;
    },
  };
  return { counts, job, release: () => gates.splice(0).map((open) => open()) };
}
const begins = (counts: { begun: number }, begun: number) =>
  vi.waitFor(() => expect(counts.begun).toBeGreaterThanOrEqual(begun), { timeout: 20_000, interval: 5 });
/** Time for many rounds, if any were made. */
const wait = () => sleep(300);

test("a round that lasts longer than its schedule is not made twice at once, and the next one follows", async () => {
  const { counts, job, release } = longRounds("long");
  const rounds = startRounds({ db: database.db, log }, [job]);
  await begins(counts, 1);
  await wait();
  expect(counts).toMatchObject({ begun: 1, most: 1 });
  release();
  await begins(counts, 2);
  expect(counts.most).toBe(1);
  const stopped = rounds.stop();
  release();
  await stopped;
});

test("nor by two processes; one that fails keeps nobody from the next", async () => {
  const { counts, job, release } = longRounds("shared");
  const other = openPool(database.url, () => {});
  const all = [database.db, other.db].map((db) => startRounds({ db, log }, [job]));
  await begins(counts, 1);
  await wait();
  expect(counts).toMatchObject({ begun: 1, most: 1 });
  for (let round = 2; round < 6; round++) {
    release();
    await begins(counts, round);
  }
  expect(counts.most).toBe(1);
  const stopped = Promise.all(all.map((rounds) => rounds.stop()));
  release();
  await stopped;
  const failing: RoundJob<Services> = { ...job, handler: () => Promise.reject(new Error("cut off")) };
  await expect(makeRound({ db: other.db, log }, failing)).rejects.toThrow("cut off");
  expect(await makeRound({ db: database.db, log }, { ...job, handler: async () => {} })).toBe(true);
  await other.db.destroy();
});

test("a failing round is logged with its job's name, and its schedule goes on", async () => {
  let made = 0;
  const job: RoundJob<Services> = {
    name: "fails",
    schedule: { everyMs: 5 },
    async handler() {
      made += 1;
      throw new Error("no luck");
    },
  };
  const rounds = startRounds({ db: database.db, log }, [job]);
  await vi.waitFor(() => expect(made).toBeGreaterThan(2), 20_000);
  await rounds.stop();
  expect(warned).toContainEqual([expect.objectContaining({ job: "fails" }), expect.any(String)]);
});

test("a stop tells the round in hand, waits for it, and closes the pool after it", async () => {
  const { counts, job, release } = longRounds("stopped");
  const told: boolean[] = [];
  const listening: RoundJob<Services> = {
    ...job,
    handler: async (services, signal) => {
      signal.addEventListener("abort", () => told.push(true));
      await job.handler(services, signal);
    },
  };
  warned.length = 0;
  const own = openPool(database.url, () => {});
  const closer = openCloser(log);
  let poolClosed = false;
  closer.add("pool", async () => {
    poolClosed = true;
    await own.db.destroy();
  });
  const rounds = startRounds({ db: own.db, log }, [listening]);
  closer.add("workers", () => rounds.stop());
  await begins(counts, 1);
  const closing = closer.close();
  await wait();
  expect({ told, poolClosed, ended: counts.ended }).toEqual({ told: [true], poolClosed: false, ended: 0 });
  release();
  await closing;
  expect({ poolClosed, ...counts }).toMatchObject({ poolClosed: true, begun: 1, ended: 1 });
  expect(warned).toEqual([]);
});

test("a lock is one holder's, and free again after work that failed", async () => {
  const { db } = database;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = () => {};
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const first = withLock(db, "a round", () => {
    began();
    return held;
  });
  await begun;
  expect(await withLock(db, "a round", async () => {})).toBe(false);
  expect(await withLock(db, "another round", async () => {})).toBe(true);
  release();
  expect(await first).toBe(true);
  await expect(withLock(db, "a round", () => Promise.reject(new Error("cut off")))).rejects.toThrow("cut off");
  expect(await withLock(db, "a round", async () => {})).toBe(true);
});
