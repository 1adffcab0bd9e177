import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY, openShop, packOf, planOf, type Shop } from "#tests/support/shop";
import { applyCharge } from "./apply-charge.ts";
import { expireOrders } from "./cancel.ts";
import { askProvider } from "./provider-effects.ts";
import { askRefund } from "./refund.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const basic = planOf("basic");
const HOUR = 3_600_000;

test("the same news twice, or twice at once, gives one package", async () => {
  const owner = await shop.buyer();
  const payment = await shop.pay(owner, await shop.place(owner, basic));
  shop.alipay.pay(payment.reference);
  expect(await Promise.all([1, 2, 3, 4].map(() => shop.tell(payment)))).toEqual([200, 200, 200, 200]);
  await shop.tell(payment);
  expect(await shop.packages(owner)).toHaveLength(1);
  expect(await shop.refunds(owner)).toEqual([]);
});

test("the same money told under other names of the news is known already", async () => {
  const owner = await shop.buyer();
  const payment = await shop.pay(owner, await shop.place(owner, basic));
  await shop.settle(payment);
  const { state } = shop.alipay.charges.get(payment.reference) ?? {};
  if (state?.state !== "paid") throw new Error("not paid");
  const applied = await shop.deps.db
    .transaction()
    .execute((trx) => applyCharge(trx, shop.deps, payment.reference, state, "system"));
  expect(applied).toEqual({ outcome: "known", after: { close: [], refund: [] } });
  expect(await shop.packages(owner)).toHaveLength(1);
});

test("an order that is paid at two providers keeps the first and gives the second back", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, basic);
  const first = await shop.pay(owner, id);
  const second = await shop.pay(owner, id, { provider: "wechat" });
  shop.alipay.pay(first.reference);
  shop.wechat.pay(second.reference);
  await Promise.all([shop.tell(first), shop.tell(second)]);
  expect(await shop.packages(owner)).toHaveLength(1);
  const order = await shop.order(owner, id);
  expect(order).toMatchObject({
    status: "completed",
    refundedMinor: 0,
    refunds: [{ state: "done", reason: "paid_twice" }],
  });
  expect(shop.alipay.givenBack(first.reference) + shop.wechat.givenBack(second.reference)).toBe(9_900);
});

test("when an order is paid, its other places to pay are closed", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, basic);
  const left = await shop.pay(owner, id, { provider: "wechat" });
  await shop.settle(await shop.pay(owner, id));
  expect(shop.wechat.charges.get(left.reference)?.state).toEqual({ state: "closed" });
});

test("money for a cancelled order goes back", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, basic);
  const payment = await shop.pay(owner, id);
  await shop.place(owner, planOf("professional"));
  await shop.settle(payment);
  expect(await shop.order(owner, id)).toMatchObject({ status: "cancelled", payments: [{ state: "paid" }] });
  expect(await shop.refunds(owner)).toMatchObject([{ state: "done", reason: "order_cancelled", amount_minor: 9_900 }]);
  expect(shop.alipay.givenBack(payment.reference)).toBe(9_900);
  expect(await shop.packages(owner)).toEqual([]);
});

test("late money for an expired order is honoured, after what was bought meanwhile", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, basic);
  const payment = await shop.pay(owner, id);
  shop.pass(3 * HOUR);
  await expireOrders(shop.deps);
  expect(await shop.order(owner, id)).toMatchObject({ status: "expired", payments: [{ state: "closed" }] });
  await shop.buy(owner, basic);
  await shop.settle(payment);
  const [meanwhile, late] = await shop.packages(owner);
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed", kind: "buy" });
  expect(late).toMatchObject({ order_id: id, starts_at: meanwhile?.ends_at });
});

test("money of another amount or currency, or that paid something else, changes nothing", async () => {
  const owner = await shop.buyer();
  const payment = await shop.pay(owner, await shop.place(owner, basic));
  const another = await shop.buyer();
  const paid = await shop.pay(another, await shop.place(another, basic));
  shop.alipay.pay(paid.reference, { transactionId: "only-once" });
  await shop.tell(paid);
  for (const over of [
    { amountMinor: 9_899 },
    { amountMinor: 9_901 },
    { currency: "USD" },
    { transactionId: "only-once" },
  ]) {
    shop.alipay.pay(payment.reference, over);
    expect(await shop.tell(payment, JSON.stringify(over))).toBe(200);
  }
  expect(await shop.payments(payment.order_id)).toMatchObject([{ state: "open", transaction_id: null }]);
  expect(await shop.packages(owner)).toEqual([]);
  const events = await shop.deps.db
    .selectFrom("payment_events")
    .select("outcome")
    .where("reference", "=", payment.reference)
    .execute();
  expect(events.map((one) => one.outcome)).toEqual(["mismatch", "mismatch", "mismatch", "mismatch"]);
});

test("money of another amount that a question brings to light is said to whoever reads the log", async () => {
  const owner = await shop.buyer();
  const payment = await shop.pay(owner, await shop.place(owner, basic));
  shop.alipay.pay(payment.reference, { amountMinor: 1 });
  const warned: unknown[] = [];
  const deps = { ...shop.deps, log: { ...shop.deps.log, warn: (data: object) => void warned.push(data) } };
  await askProvider(deps, payment, "ask", "system");
  expect(warned).toMatchObject([{ payment: payment.id }]);
  expect(await shop.payments(payment.order_id)).toMatchObject([{ state: "open" }]);
});

test("an upgrade or a pack whose package was refunded meanwhile is given back", async () => {
  for (const wish of [planOf("professional"), packOf("pack10")]) {
    const owner = await shop.buyer();
    const first = await shop.buy(owner, basic);
    const id = await shop.place(owner, wish);
    const payment = await shop.pay(owner, id);
    await refundWhole(first);
    await shop.settle(payment);
    expect(await shop.order(owner, id)).toMatchObject({
      status: "cancelled",
      refunds: [{ reason: "base_gone", state: "done" }],
    });
    expect(shop.alipay.givenBack(payment.reference)).toBe(payment.amount_minor);
  }
});

test("an upgrade that no longer counts all that was bought is given back", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  const late = await shop.place(owner, basic);
  const latePayment = await shop.pay(owner, late);
  shop.pass(3 * HOUR);
  await expireOrders(shop.deps);
  const upgrade = await shop.place(owner, planOf("professional"));
  const payment = await shop.pay(owner, upgrade);
  await shop.settle(latePayment);
  await shop.settle(payment);
  expect((await shop.order(owner, late)).status).toBe("completed");
  expect(await shop.order(owner, upgrade)).toMatchObject({ status: "cancelled", refunds: [{ reason: "base_gone" }] });
  expect((await shop.packages(owner)).map((one) => one.cancelled_at)).toEqual([null, null]);
});

test("a pack paid when its period is over is given back", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  const pack = await shop.pay(owner, await shop.place(owner, packOf("pack10")));
  shop.pass(32 * DAY);
  await shop.settle(pack);
  expect(await shop.refunds(owner)).toMatchObject([{ reason: "base_gone", state: "done" }]);
});

test("an upgrade paid when the package it replaces has just ended starts all the same", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  shop.pass(30 * DAY);
  const upgrade = await shop.pay(owner, await shop.place(owner, planOf("professional")));
  shop.pass(2 * DAY);
  await shop.settle(upgrade);
  expect(await shop.refunds(owner)).toEqual([]);
  expect((await shop.packages(owner)).at(-1)).toMatchObject({ plan_code: "professional", starts_at: shop.now() });
});

async function refundWhole(orderId: string): Promise<void> {
  const adminId = randomUUID();
  const wanted = { orderId, amountMinor: null, reason: "changed their mind", adminId, idempotencyKey: randomUUID() };
  await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
}

test("an order that cannot be expired keeps no other waiting", async () => {
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const stuck = await shop.place(first, basic);
  const free = await shop.place(second, basic);
  await shop.domain.pool.query(
    `create function refuse_one() returns trigger language plpgsql as $$ begin
       if new.id = '${stuck}' then raise exception 'this one stays'; end if; return new; end $$;
     create trigger refuse_one before update on orders for each row execute function refuse_one()`,
  );
  shop.pass(3 * HOUR);
  await expireOrders(shop.deps);
  await shop.domain.pool.query("drop function refuse_one cascade");
  expect((await shop.order(second, free)).status).toBe("expired");
  expect((await shop.order(first, stuck)).status).toBe("pending");
});
