/** A database from before payments, with every shape its tables allowed, comes to the present. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { migrate, readMigrations } from "./migrate.ts";

const LAST_BEFORE = "20260103090000";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ empty: true });
  const files = readMigrations().filter((file) => file.version <= LAST_BEFORE);
  await migrate(fresh.url, { system: true, files });
});
afterAll(() => fresh.close());

const insertOrder = (number: number, status: string, paidAt: string | null) =>
  fresh.pool.query(
    `insert into orders (user_id, number, price_list, plan_code, plan, amount_minor, currency, status, paid_at)
     select u.id, $1, p.list, p.code, plan_snapshot(p), 18800, 'CNY', $2, $3 from auth.users u, plans p
     where p.list = 'member' and p.code = 'basic'`,
    [number, status, paidAt],
  );

const insertPackage = (number: number | null, source: string) =>
  fresh.pool.query(
    `insert into subscriptions (user_id, source, order_id, price_list, plan_code, plan, listing_quota, starts_at, ends_at)
     select u.id, $2, (select id from orders where number = $1), p.list, p.code, plan_snapshot(p), 10, now(), now() + interval '1 month'
     from auth.users u, plans p where p.list = 'member' and p.code = 'basic'`,
    [number, source],
  );

test("orders, packages and entries of every shape they could have are carried over", async () => {
  await fresh.pool.query("insert into auth.users (id, email) values (gen_random_uuid(), 'early@example.com')");
  const paid = "2026-01-02T03:04:05Z";
  await insertOrder(1, "completed", paid);
  await insertOrder(2, "paid", paid);
  await insertOrder(3, "refunded", paid);
  await insertOrder(4, "pending", null);
  await insertOrder(5, "cancelled", paid);
  await insertOrder(6, "completed", paid);
  for (const number of [1, 3, 4]) await insertPackage(number, "order");
  await insertPackage(null, "order");
  const entries = (sign: string, times: number, number: number) =>
    fresh.pool.query(
      `insert into quota_entries (user_id, subscription_id, delta, reason)
       select s.user_id, s.id, ${sign}1, 'carried' from subscriptions s join orders o on o.id = s.order_id,
         generate_series(1, $1::integer) where o.number = $2`,
      [times, number],
    );
  // more than its ten, and more back than taken
  await entries("", 14, 1);
  await entries("-", 2, 3);

  await migrate(fresh.url, { system: true });

  const { rows } = await fresh.pool.query(
    `select o.number, o.status, o.paid_at is not null as paid, s.source, s.cancelled_at is not null as ended, s.used,
       p.state as payment from orders o left join subscriptions s on s.order_id = o.id
     left join payments p on p.id = o.payment_id order by o.number`,
  );
  expect(rows).toEqual([
    { number: 1, status: "completed", paid: true, source: "order", ended: false, used: 14, payment: "paid" },
    { number: 2, status: "completed", paid: true, source: "legacy", ended: false, used: 0, payment: "paid" },
    { number: 3, status: "refunded", paid: true, source: "order", ended: true, used: 0, payment: "paid" },
    { number: 4, status: "pending", paid: false, source: null, ended: false, used: null, payment: null },
    { number: 5, status: "cancelled", paid: false, source: null, ended: false, used: null, payment: null },
    { number: 6, status: "completed", paid: true, source: "legacy", ended: false, used: 0, payment: "paid" },
  ]);
  const loose = await fresh.pool.query("select source from subscriptions where order_id is null order by source");
  expect(loose.rows.map((row) => row.source)).toEqual(["legacy", "legacy", "trial"]);
});
