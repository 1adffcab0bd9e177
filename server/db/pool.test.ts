import type { EventEmitter } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { openPool } from "./pool.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ empty: true });
});
afterAll(() => database.close());

test("a connection the database ends between two statements fails its transaction, and the process goes on", async () => {
  const thrown: unknown[] = [];
  const onThrown = (error: unknown) => void thrown.push(error);
  process.on("uncaughtException", onThrown);
  const { pool, db } = openPool(database.url, () => {}, 1);
  let lent: EventEmitter | undefined;
  pool.on("acquire", (client) => {
    lent = client;
  });
  const work = db.transaction().execute(async (trx) => {
    const ended = new Promise((done) => lent?.on("end", done));
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    await ended;
    await trx.selectFrom("settings").selectAll().execute();
  });
  await expect(work).rejects.toThrow("not queryable");
  process.off("uncaughtException", onThrown);
  expect(thrown).toEqual([]);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
