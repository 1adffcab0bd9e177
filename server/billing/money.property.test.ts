/**
 * Random sequences of buyers, payers, administrators, jobs and notices (duplicated, late, reordered, forged, lost), with our
 * process cut off between any two statements and the clock set wrong: never a paid order without its package, a package
 * without payment, or two for one order, and no unit of money lost. MONEY_RUNS: how many sequences; MONEY_MINUTES: no more
 * after so many; MONEY_REPORT: print what was tried; MONEY_SEED and MONEY_PATH: what a failure names, to see it again;
 * MONEY_RAW: show it as it was found, not shrunk.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { take } from "#tests/support/money/act";
import { disagreements } from "#tests/support/money/agree";
import { broken } from "#tests/support/money/always";
import { settle } from "#tests/support/money/calm";
import { type Sequence, type Step, sequence } from "#tests/support/money/steps";
import { openTally } from "#tests/support/money/tally";
import { openWorld, type World } from "#tests/support/money/world";

const runs = Number(process.env.MONEY_RUNS ?? 30);
const longest = Number(process.env.MONEY_STEPS ?? 40);
const seed =
  process.env.MONEY_SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.env.MONEY_SEED);
const minutes = process.env.MONEY_MINUTES;
const path = process.env.MONEY_PATH;

let database: FreshDatabase;
const tally = openTally();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  if (process.env.MONEY_REPORT) console.log(tally.report());
});

/** Jobs look at all there is: a world that is over leaves nothing but its receipts and its audit. */
async function end({ buyers }: World): Promise<void> {
  await database.pool.query("delete from auth.users where id = any ($1)", [buyers.map((one) => one.userId)]);
}

async function live({ start, steps }: Sequence): Promise<void> {
  tally.add("sequences");
  const world = await openWorld(database.pool, database.db, start, tally.add);
  await liveIn(world, steps).finally(() => end(world));
}

async function liveIn(world: World, steps: Step[]): Promise<void> {
  for (const step of steps) {
    tally.add("steps");
    await take(world, step);
    expect(await broken(world), JSON.stringify(step)).toEqual([]);
  }
  expect(await settle(world, steps.length % 2 === 0)).toEqual([]);
  expect(await broken(world)).toEqual([]);
  expect(await disagreements(world)).toEqual([]);
  const { rows } = await database.pool.query<{ status: string; kind: string }>(
    "select status, kind from orders where user_id = any ($1)",
    [world.buyers.map((one) => one.userId)],
  );
  for (const { status, kind } of rows) tally.add(`order ${status}: ${kind}`);
}

test(
  "whatever comes, in whatever order, and wherever it is cut off, money and packages stay together",
  async () => {
    await fc.assert(fc.asyncProperty(sequence(longest), live), {
      numRuns: runs,
      seed,
      ...(minutes ? { interruptAfterTimeLimit: Number(minutes) * 60_000 } : {}),
      endOnFailure: process.env.MONEY_RAW !== undefined,
      ...(path ? { path } : {}),
    });
  },
  24 * 3_600_000,
);
