import { afterAll, beforeAll, expect, test } from "vitest";
import type { Callback } from "#adapters/payments/payment";
import { billingLimits } from "#server/base/limits";
import { openShop, planOf, type Shop } from "#tests/support/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const post = (provider: string, { headers, body }: Callback) =>
  shop.domain.app.request(`/api/payments/${provider}/callback`, {
    method: "POST",
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? ""])),
    body,
  });
const opened = async () => {
  const owner = await shop.buyer();
  return { owner, payment: await shop.pay(owner, await shop.place(owner, planOf("basic"))) };
};
const events = () => shop.deps.db.selectFrom("payment_events").selectAll().execute();

test("a callback needs no session, is answered in the provider's words and completes the order", async () => {
  const { owner, payment } = await opened();
  shop.alipay.pay(payment.reference);
  for (let times = 0; times < 2; times++) {
    const answer = await post("alipay", shop.alipay.newsOf(payment.reference));
    expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
  }
  expect(await shop.order(owner, payment.order_id)).toMatchObject({ status: "completed" });
  expect((await events()).filter((one) => one.reference === payment.reference)).toMatchObject([
    { outcome: "applied", kind: "charge", said: { state: "paid", amountMinor: 9_900 } },
  ]);
});

test("news that is forged is refused and leaves no trace", async () => {
  const { owner, payment } = await opened();
  shop.alipay.pay(payment.reference);
  const news = shop.alipay.newsOf(payment.reference);
  const before = (await events()).length;
  const answer = await post("alipay", { ...news, headers: { ...news.headers, "fake-word": "sesame" } });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "callback_refused" }]);
  expect(await shop.order(owner, payment.order_id)).toMatchObject({ status: "pending" });
  expect(await events()).toHaveLength(before);
});

test("nobody is there under a name that is not configured, and a body may not be endless", async () => {
  const { payment } = await opened();
  const news = shop.alipay.newsOf(payment.reference);
  expect((await post("stripe", news)).status).toBe(404);
  expect((await post("nobody", news)).status).toBe(404);
  const long = { ...news, body: "x".repeat(billingLimits.callbackBytes + 1) };
  expect((await post("alipay", long)).status).toBe(413);
});

test("what could not be written down is rolled back, answered so, and applied when it comes again", async () => {
  const { owner, payment } = await opened();
  shop.alipay.pay(payment.reference);
  await shop.domain.pool.query("alter table receipts rename to receipts_away");
  const answer = await post("alipay", shop.alipay.newsOf(payment.reference));
  await shop.domain.pool.query("alter table receipts_away rename to receipts");
  expect([answer.status, await answer.text()]).toEqual([503, "again"]);
  expect(await shop.order(owner, payment.order_id)).toMatchObject({ status: "pending", payments: [{ state: "open" }] });
  expect((await events()).filter((one) => one.reference === payment.reference)).toEqual([]);
  expect((await post("alipay", shop.alipay.newsOf(payment.reference))).status).toBe(200);
  expect(await shop.order(owner, payment.order_id)).toMatchObject({ status: "completed" });
});

test("news about what we do not know, and of no business of ours, is written down and answered", async () => {
  const at = shop.now();
  const { provider: _, ...fake } = shop.alipay;
  const unknown = fake.say({ type: "charge", eventId: "u-1", at, reference: "LCnobody", charge: { state: "closed" } });
  const refund = fake.say({
    type: "refund",
    eventId: "u-2",
    at,
    refundReference: "LRnobody",
    refund: { state: "done", refundedAt: at },
  });
  const other = fake.say({ type: "other", eventId: "u-3", at, name: "weather" });
  for (const news of [unknown, refund, other]) expect((await post("alipay", news)).status).toBe(200);
  const written = (await events()).filter((one) => one.event_id.startsWith("u-"));
  expect(written.map((one) => [one.event_id, one.outcome])).toEqual([
    ["u-1", "unknown"],
    ["u-2", "unknown"],
    ["u-3", "ignored"],
  ]);
});

test("a provider that speaks of another one's charge changes nothing", async () => {
  const { owner, payment } = await opened();
  shop.alipay.pay(payment.reference);
  expect((await post("wechat", shop.alipay.newsOf(payment.reference))).status).toBe(200);
  expect(await shop.order(owner, payment.order_id)).toMatchObject({ status: "pending", payments: [{ state: "open" }] });
  const told = (await events()).filter((one) => one.reference === payment.reference);
  expect(told.map((one) => [one.provider, one.outcome])).toEqual([["wechat", "mismatch"]]);
});

test("news in the wrong order, paid before closed, leaves it paid", async () => {
  const { owner, payment } = await opened();
  const { reference } = payment;
  shop.alipay.pay(reference);
  await post("alipay", shop.alipay.newsOf(reference));
  const closed = shop.alipay.say({
    type: "charge",
    eventId: `${reference}.closed`,
    at: shop.now(),
    reference,
    charge: { state: "closed" },
  });
  expect((await post("alipay", closed)).status).toBe(200);
  expect(await shop.order(owner, payment.order_id)).toMatchObject({
    status: "completed",
    payments: [{ state: "paid" }],
  });
});
