import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { openTaskFeed, type TaskFeed } from "./feed.ts";

const quiet = { info() {}, warn() {}, error() {} };
let database: FreshDatabase;
let feed: TaskFeed;
beforeAll(async () => {
  database = await freshDatabase();
  feed = openTaskFeed(database.url, quiet);
});
afterAll(async () => {
  await feed.stop();
  await database.close();
});

/** So many changes, each committed by itself. */
const change = (userId: string, times: number) =>
  database.pool.query(`do $$ begin
    for n in 1..${times} loop perform pg_notify('task_events', '${userId}'); commit; end loop; end $$`);

test("a stream hears of a change at once, of many at a time a few times, and of the last one always", async () => {
  const userId = randomUUID();
  const ended = new AbortController();
  const leave = feed.enter(userId);
  let heard = 0;
  const next = async () => {
    await feed.next(userId, ended.signal);
    heard += 1;
  };
  const hears = (more: number) =>
    expect
      .poll(async () => {
        await change(userId, 1);
        return heard;
      })
      .toBeGreaterThan(more);
  const first = next();
  await hears(0);
  await first;
  heard = 0;
  const listening = (async () => {
    while (!ended.signal.aborted) await next();
  })();
  await change(userId, 400);
  await expect.poll(() => heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(200);
  await hears(heard);
  ended.abort();
  await listening;
  leave?.();
});
