/** Words and filters together, by each way a list goes: whatever it chooses, every row comes once and counts are true. */

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminScope } from "#contract/account";
import { orderList } from "#server/queries/billing/admin-orders";
import { subscriptionList } from "#server/queries/billing/admin-subscriptions";
import { estimateCount } from "#server/queries/lists/count-estimate";
import { keyset, pageOfFew } from "#server/queries/lists/keyset";
import { countedPage, type MeantRows, type Reader } from "#server/queries/lists/list-source";
import { taskList } from "#server/queries/tasks/admin-tasks";
import { fill } from "#tests/bench/admin/seed/index";
import { run } from "#tests/bench/admin/seed/sql";
import { evenSizes } from "#tests/bench/admin/sizes";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { userList } from "./admin-users.ts";

const ROWS = 3_000;
const now = new Date();
let base: FreshDatabase;
beforeAll(async () => {
  base = await freshDatabase();
  await fill(base.pool, evenSizes(ROWS), () => {});
  // packages of every length, whatever was paid for them
  await run(
    base.pool,
    [
      {
        tables: ["public.subscriptions"],
        sql: `update subscriptions set ends_at = starts_at
          + (array[3, 14, 28, 30, 31, 31.02, 32, 365])[1 + abs(hashtext(id::text)) % 8] * interval '1 day'`,
      },
    ],
    () => {},
  );
}, 120_000);
afterAll(() => base.close());

const reader = (scope: AdminScope): Reader => ({ db: base.db, scope, adminId: randomUUID(), now });

/** Every row's id, page by page. */
async function walked({ page }: MeantRows<{ id: string }>) {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await page({ cursor, limit: 100 });
    ids.push(...items.map((row) => row.id));
    if (next === null) return ids;
    cursor = next;
  }
}
const raw = async (text: string) => (await base.pool.query<{ id: string }>(text)).rows.map((row) => row.id);
const holds = (words: string) =>
  words
    .split(" ")
    .map((word) => `position('${word}' in search) > 0`)
    .join(" and ");

const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const users = [
  [{ q: "gmail" }, holds("gmail")],
  [{ q: "gmail", state: "disabled" }, `${holds("gmail")} and disabled_at is not null`],
  [{ q: "163.com", state: "disabled" }, `${holds("163.com")} and disabled_at is not null`],
  [{ q: "王 gmail", role: "agent" }, `${holds("王 gmail")} and role = 'agent'`],
  [{ q: "agent77" }, holds("agent77")],
  [
    { q: "gmail", opened: { from: ago(60), until: ago(30) } },
    `${holds("gmail")} and case when invited_at is null then created_at else confirmed_at end >= '${ago(60)}'
      and case when invited_at is null then created_at else confirmed_at end < '${ago(30)}'`,
  ],
  [{ q: "agent7", role: "admin" }, `${holds("agent7")} and role = 'admin'`],
  [{ state: "active" }, "disabled_at is null and (invited_at is null or confirmed_at is not null)"],
  [{ q: "nobody-has-this" }, "false"],
] as const;
for (const [asked, where] of users)
  test(`accounts ${JSON.stringify(asked)} come each once in each order, and are counted`, async () => {
    for (const [sort, order] of [
      ["created", "created_at desc, user_id desc"],
      ["name", "name_sort desc, user_id desc"],
    ] as const) {
      const rows = await userList(reader("super"), { ...asked, sort, direction: "desc" });
      const ids = await raw(`select user_id as id from accounts where ${where} order by ${order}`);
      expect(await walked(rows)).toEqual(ids);
      const { items, count } = await countedPage(rows, { limit: 100 });
      expect(items.map((one) => one.id)).toEqual(ids.slice(0, 100));
      expect(count).toEqual({ count: ids.length, more: false });
    }
  }, 30_000);

const title = (words: string) => `position('${words}' in title) > 0`;
const tasks = [
  [{ q: "梅川" }, title("梅川")],
  [{ q: "梅川", status: "failed" }, `${title("梅川")} and status = 'failed'`],
  [{ q: "梅川", status: "failed", kind: "export" }, `${title("梅川")} and status = 'failed' and kind = 'export'`],
  [{ q: "ref77" }, title("ref77")],
  [{ cause: "removed" }, "cause ->> 'code' = 'removed'"],
] as const;
for (const [asked, where] of tasks)
  test(`tasks ${JSON.stringify(asked)} come each once in each order, and are counted`, async () => {
    for (const [sort, order] of [
      ["created", "created_at desc, id desc"],
      ["finished", "coalesce(finished_at, '-infinity') desc, id desc"],
    ] as const) {
      const rows = await taskList(reader("super"), { ...asked, sort, direction: "desc" });
      const ids = await raw(`select id from tasks where ${where} order by ${order}`);
      expect(await walked(rows)).toEqual(ids);
      const { items, count } = await countedPage(rows, { limit: 100 });
      expect(items.map((one) => one.id)).toEqual(ids.slice(0, 100));
      expect(count).toEqual({ count: ids.length, more: false });
    }
  }, 30_000);

const theirs = (words: string) =>
  `exists (select from accounts a where a.user_id = orders.user_id and ${holds(words)})`;
const orders = [
  // of common words each order's account is looked at: of more orders than are looked at, "at least" is said
  [{ q: "gmail" }, theirs("gmail"), true],
  [{ q: "gmail", status: "refunded" }, `${theirs("gmail")} and status = 'refunded'`, false],
  [{ q: "agent77" }, theirs("agent77"), false],
  [{ q: "nobody-has-this" }, "false", false],
  [{ status: "refunded" }, "status = 'refunded'", false],
] as const;
for (const [asked, where, more] of orders)
  test(`orders ${JSON.stringify(asked)} come each once in each order, and are counted`, async () => {
    const rows = await orderList(reader("super"), { ...asked, sort: "placed", direction: "desc" });
    const ids = await raw(`select id from orders where ${where} order by created_at desc, id desc`);
    expect(await walked(rows)).toEqual(ids);
    const counted = await rows.count();
    expect(counted.more).toBe(more);
    if (more) expect(counted.count).toBeGreaterThan(0);
    if (more) expect(counted.count).toBeLessThan(ids.length);
    else expect(counted.count).toBe(ids.length);
  }, 30_000);

const states = {
  running: "cancelled_at is null and starts_at <= $1 and ends_at > $1",
  upcoming: "cancelled_at is null and starts_at > $1",
  ended: "cancelled_at is null and ends_at <= $1",
  cancelled: "cancelled_at is not null and $1 <> 'epoch'",
};
for (const state of ["running", "upcoming", "ended", "cancelled"] as const)
  test(`packages that are ${state} come each once in each order, and are counted`, async () => {
    for (const [sort, column] of [
      ["ends", "ends_at"],
      ["starts", "starts_at"],
      ["made", "created_at"],
    ] as const)
      for (const direction of ["asc", "desc"] as const) {
        const meant = await subscriptionList(reader("super"), { state, sort, direction });
        const { rows } = await base.pool.query<{ id: string }>(
          `select id from subscriptions where ${states[state]} order by ${column} ${direction}, id ${direction}`,
          [now],
        );
        expect(rows.length).toBeGreaterThan(100);
        expect(await walked(meant)).toEqual(rows.map((row) => row.id));
        expect(await meant.count()).toEqual({ count: rows.length, more: false });
      }
  }, 30_000);

const notTheirs = (table: string) =>
  `not exists (select from user_roles r where r.user_id = ${table}.user_id and r.role = 'admin')`;
for (const q of [undefined, "gmail", "agent77"])
  test(`whoever may not see administrators finds and counts everybody else's, searching ${q}`, async () => {
    const words = q ? ` and ${theirs(q)}` : "";
    const asked = { sort: "placed", direction: "asc", status: "refunded", ...(q ? { q } : {}) } as const;
    const ids = await raw(
      `select id from orders where status = 'refunded' and ${notTheirs("orders")}${words} order by created_at, id`,
    );
    const orders = await orderList(reader("operations"), asked);
    expect(await walked(orders)).toEqual(ids);
    expect(await orders.count()).toEqual({ count: ids.length, more: false });
    const failed = { sort: "took", direction: "asc", status: "failed" } as const;
    const all = await raw(`select id from tasks where status = 'failed' and ${notTheirs("tasks")}
      order by coalesce(extract(epoch from finished_at - started_at), -1), id`);
    const tasks = await taskList(reader("operations"), failed);
    expect(await walked(tasks)).toEqual(all);
    expect((await countedPage(tasks, { limit: 100 })).count).toEqual({ count: all.length, more: false });
  }, 30_000);

test("an index of words that finds more than a look promised gives way to a walk", async () => {
  const list = keyset({
    columns: { created: { ref: "created_at", type: "timestamptz" } },
    id: { ref: "user_id", type: "uuid" },
    sort: "created",
    direction: "desc",
    limit: 30,
  });
  const rows = base.db
    .selectFrom("accounts")
    .select(["user_id", "created_at"])
    .select(list.keys)
    .where("role", "=", "admin");
  const few = await pageOfFew(base.db, list, rows, ROWS);
  expect(few?.count).toEqual({ count: ROWS / 25, more: false });
  expect(few?.rows).toHaveLength(30);
  expect(await pageOfFew(base.db, list, rows, ROWS / 25 - 1)).toBeNull();
});

test("a look at a few rows says what is common together, and what is not", async () => {
  const words = sql<boolean>`position('gmail' in search) > 0`;
  const small = await estimateCount(base.db, "accounts", words, []);
  expect(small).toEqual({ often: true, few: null, cap: 10_000, beyondCap: null });
  // as they are seeded nobody who is disabled is at gmail
  expect((await estimateCount(base.db, "accounts", words, [sql`disabled_at is not null`])).often).toBe(false);
  await base.pool.query("update pg_class set reltuples = 1000000 where oid = 'public.accounts'::regclass");
  const cap = { count: 10_000, more: true };
  expect((await estimateCount(base.db, "accounts", words, [], 1_000_000)).beyondCap).toEqual(cap);
  expect(
    (await estimateCount(base.db, "accounts", words, [sql`disabled_at is not null`], 1_000_000)).beyondCap,
  ).toBeNull();
});
