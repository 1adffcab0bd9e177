import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY, openShop, planOf, type Shop } from "#tests/support/shop";
import { executeRefunds, giveUpOrder, pollStuckPayments } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

test("money that was to go back while the clock stood a year ahead goes back once the clock is right", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, planOf("basic"));
  const payment = await shop.pay(owner, id);
  await giveUpOrder(shop.deps, owner, id);
  shop.pass(365 * DAY);
  shop.alipay.mood.refund = "away";
  await shop.settle(payment);
  shop.alipay.mood.refund = "well";
  shop.pass(-365 * DAY);
  expect(await shop.refunds(owner)).toMatchObject([{ state: "pending", reason: "order_cancelled" }]);
  await executeRefunds(shop.deps);
  expect(await shop.refunds(owner)).toMatchObject([{ state: "done" }]);
});

test("a payment asked about while the clock stood a year ahead is asked about again once the clock is right", async () => {
  const owner = await shop.buyer();
  const id = await shop.place(owner, planOf("basic"));
  const payment = await shop.pay(owner, id);
  Object.assign(shop.alipay.mood, { ask: "away", close: "away" });
  shop.pass(365 * DAY);
  await pollStuckPayments(shop.deps);
  Object.assign(shop.alipay.mood, { ask: "well", close: "well" });
  shop.pass(2 * 60_000 - 365 * DAY);
  shop.alipay.pay(payment.reference);
  await pollStuckPayments(shop.deps);
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed" });
});
