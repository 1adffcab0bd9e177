import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paymentOf } from "#server/queries/billing/payments/payments";
import { openShop, planOf, type Shop } from "#tests/support/shop";
import { checkOrder, executeRefunds, expireOrders, giveUpOrder, placeOffer, pollStuckPayments } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  Object.assign(shop.alipay.mood, { open: "well", ask: "well", close: "well", refund: "well" });
});

const MINUTE = 60_000;
const placed = async () => {
  const owner = await shop.buyer();
  return { owner, id: await shop.place(owner, planOf("basic")) };
};

test("the same key and the same way answer the same place to pay", async () => {
  const { owner, id } = await placed();
  const idempotencyKey = randomUUID();
  const first = await shop.pay(owner, id, { idempotencyKey });
  expect((await shop.pay(owner, id, { idempotencyKey })).id).toBe(first.id);
  expect((await shop.pay(owner, id)).id).toBe(first.id);
  expect((await shop.pay(owner, id, { provider: "wechat" })).id).not.toBe(first.id);
  const { id: another } = { id: await shop.place(owner, planOf("professional")) };
  await expect(shop.pay(owner, another, { idempotencyKey })).rejects.toMatchObject({ code: "conflict" });
});

test("two who open at once open one charge", async () => {
  const { owner, id } = await placed();
  const both = await Promise.all([shop.pay(owner, id), shop.pay(owner, id)]);
  expect(new Set(both.map((one) => one.reference)).size).toBe(1);
  expect(await shop.payments(id)).toHaveLength(1);
});

test("after a lost answer the same reference is opened again, by the same key or a new one", async () => {
  const { owner, id } = await placed();
  shop.alipay.mood.open = "lost";
  const idempotencyKey = randomUUID();
  await expect(shop.pay(owner, id, { idempotencyKey })).rejects.toMatchObject({ code: "unavailable" });
  await expect(shop.pay(owner, id, { idempotencyKey })).rejects.toMatchObject({ code: "unavailable" });
  shop.alipay.mood.open = "well";
  const payment = await shop.pay(owner, id);
  expect(payment).toMatchObject({ state: "open", provider_id: `alipay-${payment.reference}` });
  expect(shop.alipay.charges.get(payment.reference)?.opened).toBe(3);
  expect(await shop.payments(id)).toHaveLength(1);
});

test("a charge the provider does not want has failed, and another can be tried", async () => {
  const { owner, id } = await placed();
  shop.alipay.mood.open = "refusing";
  await expect(shop.pay(owner, id)).rejects.toMatchObject({ code: "payment_refused" });
  expect(await shop.payments(id)).toMatchObject([{ state: "failed" }]);
  shop.alipay.mood.open = "well";
  expect((await shop.pay(owner, id)).state).toBe("open");
});

test("whoever pays before we heard of the place being open is served", async () => {
  const { owner, id } = await placed();
  shop.alipay.during(async () => {
    const [row] = await shop.payments(id);
    if (row) await shop.settle(row);
  });
  expect(await shop.pay(owner, id)).toMatchObject({ state: "paid" });
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed" });
});

test("a place that was closed before its opening reached the provider is closed again when it did", async () => {
  const { owner, id } = await placed();
  shop.alipay.during(async () => {
    await giveUpOrder(shop.deps, owner, id);
    // as if the closing had come first
    const [row] = await shop.payments(id);
    const charge = shop.alipay.charges.get(row?.reference ?? "");
    if (charge) charge.state = { state: "open" };
  });
  await expect(shop.pay(owner, id)).rejects.toMatchObject({ code: "order_closed" });
  const [row] = await shop.payments(id);
  expect(shop.alipay.charges.get(row?.reference ?? "")?.state).toEqual({ state: "closed" });
});

test("an order given up while its place to pay was being opened cannot be paid there", async () => {
  const { owner, id } = await placed();
  shop.alipay.during(() => giveUpOrder(shop.deps, owner, id));
  await expect(shop.pay(owner, id)).rejects.toMatchObject({ code: "order_closed" });
  const [row] = await shop.payments(id);
  expect(row?.state).toBe("closed");
  expect(shop.alipay.charges.get(row?.reference ?? "")?.state).toEqual({ state: "closed" });
});

const h5 = { provider: "wechat", method: "h5" } as const;

test("who comes back after the link of a place ran out gets another, and can pay at the new one only", async () => {
  const { owner, id } = await placed();
  const first = await shop.pay(owner, id, h5);
  expect(paymentOf(first).expiresAt).toBe(new Date(shop.now().getTime() + 5 * MINUTE).toISOString());
  shop.pass(3 * MINUTE);
  expect((await shop.pay(owner, id, h5)).id).toBe(first.id);
  shop.pass(2 * MINUTE);
  const second = await shop.pay(owner, id, h5);
  expect(second).toMatchObject({ state: "open" });
  expect(second.reference).not.toBe(first.reference);
  expect(await shop.payments(id)).toMatchObject([{ state: "closed" }, { state: "open" }]);
  expect(shop.wechat.charges.get(first.reference)?.state).toEqual({ state: "closed" });
  await shop.settle(second);
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed", refunds: [] });
});

test("two who come back at once get one place", async () => {
  const { owner, id } = await placed();
  await shop.pay(owner, id, h5);
  shop.pass(5 * MINUTE);
  const both = await Promise.all([shop.pay(owner, id, h5), shop.pay(owner, id, h5)]);
  expect(new Set(both.map((one) => one.reference)).size).toBe(1);
  expect(await shop.payments(id)).toHaveLength(2);
});

test("who paid in the wallet and comes back late is served, and offered no other place", async () => {
  const { owner, id } = await placed();
  const first = await shop.pay(owner, id, h5);
  shop.wechat.pay(first.reference);
  shop.pass(6 * MINUTE);
  expect(await shop.pay(owner, id, h5)).toMatchObject({ id: first.id, state: "paid" });
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed" });
  expect(await shop.payments(id)).toHaveLength(1);
});

test("while the provider cannot be told to close the old place, no other one is opened", async () => {
  const { owner, id } = await placed();
  await shop.pay(owner, id, h5);
  shop.pass(6 * MINUTE);
  shop.wechat.mood.close = "away";
  await expect(shop.pay(owner, id, h5)).rejects.toMatchObject({ code: "unavailable" });
  shop.wechat.mood.close = "well";
  expect(await shop.payments(id)).toHaveLength(1);
});

test("of an offer that stands for days a place to pay lives no longer than a day", async () => {
  const owner = await shop.buyer();
  const offer = {
    planCode: "enterprise",
    amountMinor: 1_000_000,
    currency: "CNY",
    adminId: randomUUID(),
    days: 14,
  } as const;
  const order = await shop.deps.db.transaction().execute((trx) => placeOffer(trx, owner, offer, shop.now()));
  const { expires_at: until } = await shop.pay(owner, order.id);
  expect(until.getTime() - shop.now().getTime()).toBe(23 * 60 * MINUTE);
  shop.pass(24 * 60 * MINUTE);
  expect((await shop.pay(owner, order.id)).expires_at.getTime()).toBe(shop.now().getTime() + 23 * 60 * MINUTE);
});

test("an order that is over, given up or paid opens no place to pay", async () => {
  const { owner, id } = await placed();
  shop.pass(121 * MINUTE);
  await expect(shop.pay(owner, id)).rejects.toMatchObject({ code: "order_closed" });
  const second = await shop.place(owner, planOf("basic"));
  await giveUpOrder(shop.deps, owner, second);
  await expect(shop.pay(owner, second)).rejects.toMatchObject({ code: "order_closed", data: { status: "cancelled" } });
  const third = await shop.buy(owner, planOf("basic"));
  await expect(shop.pay(owner, third)).rejects.toMatchObject({ code: "order_closed", data: { status: "completed" } });
});

test("giving up what was just paid keeps it", async () => {
  const { owner, id } = await placed();
  const payment = await shop.pay(owner, id);
  shop.alipay.pay(payment.reference);
  await expect(giveUpOrder(shop.deps, owner, id)).rejects.toMatchObject({
    code: "order_closed",
    data: { status: "completed" },
  });
  expect(await shop.packages(owner)).toHaveLength(1);
});

test("asking finds a payment nobody told about; a provider that is away is said to be", async () => {
  const { owner, id } = await placed();
  const payment = await shop.pay(owner, id);
  shop.alipay.pay(payment.reference);
  shop.alipay.mood.ask = "away";
  await expect(checkOrder(shop.deps, owner, id)).rejects.toMatchObject({ code: "unavailable" });
  shop.alipay.mood.ask = "well";
  await checkOrder(shop.deps, owner, id);
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed" });
});

test("the job finds what was paid, closes what is over and keeps on asking who is away", async () => {
  const [paid, over] = [await placed(), await placed()];
  const payment = await shop.pay(paid.owner, paid.id);
  const left = await shop.pay(over.owner, over.id);
  shop.alipay.pay(payment.reference);
  shop.alipay.mood.ask = "away";
  shop.pass(2 * MINUTE);
  await pollStuckPayments(shop.deps);
  expect((await shop.order(paid.owner, paid.id)).status).toBe("pending");
  shop.alipay.mood.ask = "well";
  shop.pass(10 * MINUTE);
  await pollStuckPayments(shop.deps);
  expect((await shop.order(paid.owner, paid.id)).status).toBe("completed");
  expect((await shop.payments(over.id))[0]?.state).toBe("open");
  shop.pass(120 * MINUTE);
  await pollStuckPayments(shop.deps);
  await expireOrders(shop.deps);
  expect(await shop.order(over.owner, over.id)).toMatchObject({ status: "expired", payments: [{ state: "closed" }] });
  expect(shop.alipay.charges.get(left.reference)?.state).toEqual({ state: "closed" });
});

test("an order does not expire while somebody may be on the way to paying it", async () => {
  const { owner, id } = await placed();
  shop.pass(115 * MINUTE);
  const payment = await shop.pay(owner, id);
  shop.pass(10 * MINUTE);
  await expireOrders(shop.deps);
  expect((await shop.order(owner, id)).status).toBe("pending");
  await shop.settle(payment);
  expect((await shop.order(owner, id)).status).toBe("completed");
});

test("a refund the house owes is carried out by the job when its provider was away", async () => {
  const { owner, id } = await placed();
  const payment = await shop.pay(owner, id);
  await giveUpOrder(shop.deps, owner, id);
  shop.alipay.mood.refund = "away";
  await shop.settle(payment);
  expect(await shop.refunds(owner)).toMatchObject([{ state: "pending" }]);
  shop.alipay.mood.refund = "well";
  shop.pass(5 * MINUTE);
  await executeRefunds(shop.deps);
  expect(await shop.refunds(owner)).toMatchObject([{ state: "done" }]);
});
