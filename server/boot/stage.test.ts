import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { enterStage, TriedOutError } from "./stage.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("delete from settings where key in ('stage', 'sample_data')");
});

const enter = (over: { production?: boolean; endTryOut?: boolean } = {}, embedded = true) =>
  enterStage(database.db, { production: false, endTryOut: false, dataDir: "data", ...over }, embedded);
const noted = async () =>
  (await database.pool.query("select value from settings where key = 'stage'")).rows.map(({ value }) => value);

test("on one's own machine it is tried out, again and again", async () => {
  for (let start = 0; start < 2; start++) expect(await enter()).toEqual({ triesOut: true, ending: false, notes: [] });
  expect(await noted()).toEqual(["try-out"]);
});

test("a database of one's own is not tried out, and not yet in production", async () => {
  expect(await enter({}, false)).toEqual({ triesOut: false, ending: false, notes: [] });
  expect(await noted()).toEqual([]);
});

test("a fresh one goes into production without a word, and is never tried out from then on", async () => {
  expect(await enter({ production: true })).toEqual({ triesOut: false, ending: false, notes: [] });
  expect(await enter()).toMatchObject({
    triesOut: false,
    notes: [expect.stringContaining("has been in production"), expect.any(String)],
  });
  expect(await enter({ production: true })).toMatchObject({ notes: [] });
  expect(await noted()).toEqual(["production"]);
});

test("what was tried out is refused in production wherever its database lies, until it is said to end", async () => {
  await enter();
  for (const embedded of [true, false])
    await expect(enter({ production: true }, embedded)).rejects.toThrow(TriedOutError);
  expect(await enter({ production: true, endTryOut: true })).toEqual({ triesOut: false, ending: true, notes: [] });
  // noted as production only once it has ended: one that was cut off is ended by the next start
  expect(await noted()).toEqual(["try-out"]);
});

test("a folder older than the note is known by its demo accounts, which no stranger can pass for", async () => {
  const id = randomUUID();
  await database.pool.query("insert into auth.users (id, email) values ($1, 'admin@listcast.local')", [id]);
  expect(await enter({ production: true })).toMatchObject({ triesOut: false, ending: false });
  await database.pool.query("delete from settings where key = 'stage'");
  await database.pool.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
  await expect(enter({ production: true })).rejects.toThrow("--end-try-out");
  await database.pool.query("delete from auth.users where id = $1", [id]);
});

test("a folder older than the note is known by its sample data and by the demo cashier's books", async () => {
  await database.pool.query(`insert into settings (key, value) values ('sample_data', '"made"')`);
  await expect(enter({ production: true })).rejects.toThrow("--end-try-out");
  await database.pool.query("delete from settings where key = 'sample_data'");
  await database.pool.query(`insert into sandbox_charges (reference, method, subject, return_url, language, amount_minor, currency, expires_at)
    values ('LCx', 'page', 's', 'http://localhost', 'zh', 1, 'CNY', now())`);
  await expect(enter({ production: true })).rejects.toThrow("--end-try-out");
  await database.pool.query("delete from sandbox_charges");
  expect(await enter({ production: true })).toMatchObject({ triesOut: false });
});
