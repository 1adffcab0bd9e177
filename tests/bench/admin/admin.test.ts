/** The bench itself, on few rows: what it seeds is what the triggers would keep, and every list it asks answers. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { type Client, type Domain, openDomain } from "#tests/support/domain";
import { lists, singles } from "./cases/index.ts";
import { measure } from "./index.ts";
import { after } from "./measure.ts";
import { fill } from "./seed/index.ts";
import { evenSizes } from "./sizes.ts";

const ROWS = 260;
/** What is not there, or rare, or one of many: in a few hundred rows none need be found. */
const mayBeEmpty = /nothing there|nothing has|none|rare|one|number|王伟|, disabled|an account's id|address|reference/;
let database: FreshDatabase;
let domain: Domain;
let client: Client;

beforeAll(async () => {
  database = await freshDatabase();
  await fill(database.pool, evenSizes(ROWS), () => {});
  domain = await openDomain([], [], null, database);
  client = (await domain.person({ role: "admin", scope: "super" })).client;
});
afterAll(() => domain.stop());

test("rows of accounts made at once are those the triggers make one by one", async () => {
  const one = await database.pool.connect();
  // when somebody was disabled and seen is no trigger's to know
  const read = () =>
    one.query(`select user_id, email, display_name, phone, role, scope, created_at, invited_at, confirmed_at, last_sign_in_at,
      disabled_at is null as open, properties, plan_code, plan_source, plan_ends_at, search from accounts
      where email not like 'person%' order by user_id`);
  const atOnce = await read();
  await one.query("begin");
  await one.query("set local session_replication_role = replica");
  await one.query("update properties set deleted_at = now(), version = version + 1000 where deleted_at is null");
  await one.query("delete from accounts");
  await one.query("set local session_replication_role = origin");
  await one.query("update auth.users set email = email");
  await one.query("update properties set deleted_at = null, version = version - 1000 where version > 1000");
  await one.query("update subscriptions set ends_at = ends_at");
  const oneByOne = await read();
  await one.query("rollback");
  one.release();
  expect(atOnce.rows).toHaveLength(ROWS);
  expect(oneByOne.rows).toEqual(atOnce.rows);
});

test("every list answers its first page and one further down, everything else answers", async () => {
  for (const { what, page } of lists) {
    const first = await page(client, undefined, undefined);
    expect(first.items.length > 0 || mayBeEmpty.test(what), what).toBe(true);
    const cursor = await after((from, limit) => page(client, from, limit), 100);
    if (cursor !== undefined) expect((await page(client, cursor, undefined)).items.length, what).toBeGreaterThan(0);
  }
  for (const { prepare } of singles) await (await prepare(client))();
}, 120_000);

test("what is measured is told as a ratio of the two sides", async () => {
  const told: string[] = [];
  const sides = { small: client, large: client };
  const results = await measure(sides, {
    only: "coupons",
    rounds: 1,
    thousandth: 100,
    told: (one) => told.push(one.what),
  });
  expect(told).toEqual(["coupons, all: first page", "coupons, all: thousandth page"]);
  for (const { small, large, ratio } of results) expect(Math.min(small, large, ratio)).toBeGreaterThan(0);
});
