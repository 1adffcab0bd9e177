import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rollUp } from "#server/jobs/roll-up";
import type { Owner } from "#server/queries/accounts/owner";
import { rollUpDay } from "#server/queries/reports/roll-up";
import { DAY, openShop, planOf, type Shop } from "#tests/support/shop";
import { applyCharge } from "./apply-charge.ts";
import { applyRefund } from "./execute-refund.ts";
import { askRefund } from "./refund.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const MONEY_CAME = "2026-03-10";
const figures = async () => {
  const { rows } = await shop.domain.pool.query<{ measure: string; dimension_1: string; value: string }>(
    `select measure, dimension_1, value::text from report_figures where day = $1 and measure in ('paid', 'refunded', 'trials_converted')
     order by measure, dimension_1`,
    [MONEY_CAME],
  );
  return rows.map(({ measure, dimension_1, value }) => `${measure} ${dimension_1} ${value}`);
};
const confirm = async (owner: Owner, paidAt: Date) => {
  const id = await shop.place(owner, planOf("basic"));
  const { reference, amount_minor: amountMinor, currency } = await shop.pay(owner, id);
  const charge = { state: "paid" as const, amountMinor, currency, transactionId: randomUUID(), paidAt };
  const told = () =>
    shop.deps.db.transaction().execute((trx) => applyCharge(trx, shop.deps, reference, charge, "system"));
  expect((await told()).outcome).toBe("applied");
  expect((await told()).outcome).toBe("known");
  return id;
};

test("money that is told after its day was settled stands in that day's figures, once, beside those of accounts that are gone", async () => {
  const { db } = shop.domain;
  const gone = await shop.buyer();
  await confirm(gone, shop.now());
  await rollUpDay(db, MONEY_CAME, new Date(shop.now().getTime() + 4 * DAY));
  expect(await figures()).toEqual(["paid alipay 9900"]);
  // the holidays pass, and an account with them
  await shop.domain.pool.query("delete from auth.users where id = $1", [gone.userId]);
  const came = shop.now();
  shop.pass(8 * DAY);
  const owner = await shop.buyer();
  await shop.domain.pool.query(
    `insert into subscriptions (user_id, source, price_list, plan_code, plan, starts_at, ends_at)
     values ($1, 'trial', 'member', 'basic', '{"name": {"zh": "x", "en": "x"}, "quota": 1}', '2026-03-09T10:00+08', '2026-03-16T10:00+08')`,
    [owner.userId],
  );
  const id = await confirm(owner, came);
  // the order was placed on another day than its money says, and that day converts the trial
  expect(await figures()).toEqual(["paid alipay 19800"]);
  await rollUp({ ...shop.deps, db, now: shop.now });
  const { rows } = await shop.domain.pool.query(
    "select day::text, dimension_1, value::text from report_figures where measure = 'trials_converted'",
  );
  expect(rows).toEqual([{ day: "2026-03-18", dimension_1: "2026-03-09", value: "1" }]);
  expect((await figures())[0]).toBe("paid alipay 19800");

  const refund = await db.transaction().execute((trx) =>
    askRefund(trx, shop.deps, {
      orderId: id,
      amountMinor: 1_000,
      reason: "x",
      adminId: randomUUID(),
      idempotencyKey: randomUUID(),
    }),
  );
  const sent = () =>
    db
      .transaction()
      .execute((trx) =>
        applyRefund(trx, shop.deps, refund?.reference ?? "", { state: "done", refundedAt: came }, "system"),
      );
  expect([await sent(), await sent()]).toEqual(["applied", "known"]);
  expect(await figures()).toContain("refunded alipay 1000");
});

test("an order of a settled day that is paid later converts its trial on the day it was placed", async () => {
  const { db } = shop.domain;
  const owner = await shop.buyer();
  const start = shop.now();
  const day = new Date(start.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  await shop.domain.pool.query(
    `insert into subscriptions (user_id, source, price_list, plan_code, plan, starts_at, ends_at)
     values ($1, 'trial', 'member', 'basic', '{"name": {"zh": "x", "en": "x"}, "quota": 1}', $2::timestamptz - interval '1 hour', $2::timestamptz + interval '7 days')`,
    [owner.userId, start],
  );
  const id = await shop.place(owner, planOf("basic"));
  const { reference, amount_minor: amountMinor, currency } = await shop.pay(owner, id);
  await rollUpDay(db, day, new Date(start.getTime() + 9 * DAY));
  const converted = async () => {
    const { rows } = await shop.domain.pool.query<{ value: string }>(
      "select value::text from report_figures where measure = 'trials_converted' and day = $1 and dimension_1 = $1::text",
      [day],
    );
    return rows.map(({ value }) => value);
  };
  expect(await converted()).toEqual([]);
  shop.pass(9 * DAY);
  const charge = { state: "paid" as const, amountMinor, currency, transactionId: randomUUID(), paidAt: shop.now() };
  await db.transaction().execute((trx) => applyCharge(trx, shop.deps, reference, charge, "system"));
  expect(await converted()).toEqual(["1"]);
});
