import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstPeriod } from "#engine/billing/period";
import type { Db } from "#server/db/tables";
import { openShop, packOf, planOf, type Shop } from "#tests/support/shop";
import { grantPackage } from "./grant-package.ts";
import { placeOffer, placeOrder } from "./place.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const basic = planOf("basic");
const professional = planOf("professional");

test("a plan that is paid runs a month from now, with its receipt, its news and who did it", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, basic);
  expect(await shop.order(owner, id)).toMatchObject({
    status: "pending",
    kind: "buy",
    period: null,
    number: expect.stringMatching(/^ORD-\d{6}$/),
  });
  const payment = await shop.pay(owner, id);
  expect(payment).toMatchObject({ state: "open", amount_minor: 9_900, currency: "CNY" });
  expect(payment.reference).toMatch(/^LC[0-9a-f]{24}$/);
  expect(await shop.settle(payment)).toBe(200);
  const { endsAt } = firstPeriod(shop.now(), "Asia/Shanghai");
  expect(await shop.order(owner, id)).toMatchObject({
    status: "completed",
    paidAt: shop.now().toISOString(),
    period: { startsAt: shop.now().toISOString(), endsAt: endsAt.toISOString() },
    payments: [{ state: "paid", action: null }],
    receipts: [{ kind: "receipt" }],
  });
  const [pack, ...more] = await shop.packages(owner);
  expect(more).toEqual([]);
  expect(pack).toMatchObject({ order_id: id, plan_code: "basic", listing_quota: 10, source: "order", used: 0 });
  const news = await shop.deps.db.selectFrom("notifications").selectAll().where("user_id", "=", owner.userId).execute();
  expect(news.map((one) => [one.kind, one.data])).toEqual([["package_started", { planZh: "基础版", planEn: "Basic" }]]);
  const audit = await shop.deps.db
    .selectFrom("audit_entries")
    .select(["actor", "action"])
    .where("account_id", "=", owner.userId)
    .where("subject_id", "in", [id, payment.id, pack?.id ?? ""])
    .where("action", "in", [
      "orders.insert",
      "orders.update",
      "payments.insert",
      "payments.update",
      "subscriptions.insert",
    ])
    .orderBy("id")
    .execute();
  expect(audit.map((one) => `${one.actor.split(":")[0]} ${one.action}`)).toEqual([
    "user orders.insert",
    "user payments.insert",
    "user payments.update",
    "provider payments.update",
    "provider orders.update",
    "provider subscriptions.insert",
  ]);
});

test("a total other than the one the buyer saw places nothing and says the new one", async () => {
  const owner = await shop.buyer();
  const wish = { product: basic, timeZone: "UTC", expectedMinor: 9_800, idempotencyKey: randomUUID() };
  await expect(placeOrder(shop.deps, owner, wish)).rejects.toMatchObject({
    code: "price_changed",
    data: { amountMinor: 9_900, currency: "CNY" },
  });
  expect(await shop.deps.db.selectFrom("orders").selectAll().where("user_id", "=", owner.userId).execute()).toEqual([]);
});

test("one key places one order, also when it comes twice at once", async () => {
  const owner = await shop.buyer();
  const idempotencyKey = randomUUID();
  const wish = { product: basic, timeZone: "UTC", expectedMinor: 9_900, idempotencyKey };
  const ids = await Promise.all([1, 2, 3].map(() => placeOrder(shop.deps, owner, wish)));
  expect(new Set(ids.map((one) => one.id)).size).toBe(1);
});

test("of two wishes at once one stays to be paid", async () => {
  const owner = await shop.buyer();
  const ids = await Promise.all([shop.place(owner, basic), shop.place(owner, professional)]);
  const orders = await Promise.all(ids.map((id) => shop.order(owner, id)));
  expect(orders.map((one) => one.status).sort()).toEqual(["cancelled", "pending"]);
});

test("a new wish cancels the unpaid one and closes its place to pay, but no offer", async () => {
  const owner = await shop.buyer();
  const adminId = randomUUID();
  const offer = await shop.deps.db
    .transaction()
    .execute((trx) =>
      placeOffer(
        trx,
        owner,
        { planCode: "enterprise", amountMinor: 500_000, currency: "CNY", adminId, days: 14 },
        shop.now(),
      ),
    );
  const first = await shop.place(owner, basic);
  const payment = await shop.pay(owner, first);
  const second = await shop.place(owner, professional);
  expect((await shop.order(owner, first)).status).toBe("cancelled");
  expect(shop.alipay.charges.get(payment.reference)?.state).toEqual({ state: "closed" });
  expect((await shop.payments(first)).map((one) => one.state)).toEqual(["closed"]);
  expect((await shop.order(owner, second)).status).toBe("pending");
  expect(await shop.order(owner, offer.id)).toMatchObject({ status: "pending", offered: true, amountMinor: 500_000 });
});

test("a pack adds to the running period, and nothing without one", async () => {
  const owner = await shop.buyer();
  await expect(shop.quote(owner, packOf("pack10"))).rejects.toMatchObject({ data: { why: "no_package" } });
  await shop.buy(owner, basic);
  const id = await shop.buy(owner, packOf("pack50"));
  expect(await shop.order(owner, id)).toMatchObject({ kind: "pack", status: "completed", listings: 50, period: null });
  expect(await shop.packages(owner)).toMatchObject([{ extra_quota: 50, listing_quota: 10 }]);
});

test("an order that costs nothing is complete at once", async () => {
  const owner = await shop.buyer();
  await shop.domain.pool.query(
    "insert into coupons (code, kind, value, valid_from) values ('ALLFREE', 'percent', 100, '2026-01-01')",
  );
  const id = await shop.place(owner, basic, { coupon: "ALLFREE" });
  expect(await shop.order(owner, id)).toMatchObject({
    status: "completed",
    amountMinor: 0,
    discountMinor: 9_900,
    payments: [],
  });
  expect(await shop.packages(owner)).toMatchObject([{ order_id: id }]);
});

test("a coupon that cannot be used is said in the quote and refused when ordering", async () => {
  const owner = await shop.buyer();
  expect(await shop.quote(owner, basic, "NOSUCH")).toMatchObject({
    amountMinor: 9_900,
    coupon: { usable: false, why: "unknown" },
  });
  await expect(shop.place(owner, basic, { coupon: "NOSUCH" })).rejects.toMatchObject({ code: "coupon_invalid" });
});

test("what is offered or given runs on the clock its account last bought on, and on ours until it has", async () => {
  const adminId = randomUUID();
  const offered = { planCode: "enterprise" as const, amountMinor: 500_000, currency: "CNY", adminId, days: 14 };
  const given = { id: randomUUID(), reason: "x", planCode: "basic" as const, days: null, now: shop.now() };
  const inside = <T>(work: (trx: Db) => Promise<T>) => shop.deps.db.transaction().execute(work);
  const fresh = await shop.buyer();
  expect(await inside((trx) => placeOffer(trx, fresh, offered, shop.now()))).toMatchObject({
    time_zone: "Asia/Shanghai",
  });
  const owner = await shop.buyer();
  const wish = { product: basic, timeZone: "America/New_York", expectedMinor: 9_900, idempotencyKey: randomUUID() };
  await placeOrder(shop.deps, owner, wish);
  expect(await inside((trx) => placeOffer(trx, owner, offered, shop.now()))).toMatchObject({
    time_zone: "America/New_York",
  });
  expect(await inside((trx) => grantPackage(trx, owner, given))).toMatchObject({ time_zone: "America/New_York" });
});
