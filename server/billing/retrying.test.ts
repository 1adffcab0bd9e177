import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, packOf, planOf, type Shop } from "#tests/support/shop";
import { askRefund, executeRefund, retryRefund } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const adminId = randomUUID();

const refund = async (orderId: string, amountMinor: number, mood: "well" | "failing") => {
  shop.alipay.mood.refund = mood;
  const wanted = { orderId, amountMinor, reason: "goodwill", adminId, idempotencyKey: randomUUID() };
  const row = await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
  if (!row) throw new Error("nothing was given back");
  await executeRefund(shop.deps, row.id);
  shop.alipay.mood.refund = "well";
  return row;
};
const retry = (id: string) => shop.deps.db.transaction().execute((trx) => retryRefund(trx, id, adminId, shop.now()));

test("a part that failed is not tried again once an upgrade has credited its money", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, planOf("basic"));
  const part = await refund(id, 4_000, "failing");
  await shop.buy(owner, planOf("professional"));
  await expect(retry(part.id)).rejects.toMatchObject({ code: "conflict", data: { why: "replaced" } });
  expect(await shop.refunds(owner)).toHaveLength(1);
});

test("a part that was on its way when an upgrade was reckoned is not in its credit, and is tried again", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, planOf("basic"));
  shop.alipay.mood.refund = "failing";
  const wanted = { orderId: id, amountMinor: 4_000, reason: "goodwill", adminId, idempotencyKey: randomUUID() };
  const part = await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
  await shop.buy(owner, planOf("professional"));
  await executeRefund(shop.deps, part?.id ?? "");
  shop.alipay.mood.refund = "well";
  expect(await shop.refunds(owner)).toMatchObject([{ state: "failed" }]);
  const again = await retry(part?.id ?? "");
  await executeRefund(shop.deps, again.id);
  const { refunds, refundedMinor } = await shop.order(owner, id);
  expect(refundedMinor).toBe(4_000);
  expect(refunds.map(({ state }) => state).sort()).toEqual(["done", "failed"]);
});

test("the last part of an order, tried again, ends its package as it would have at first", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, planOf("basic"));
  const part = await refund(id, 4_000, "failing");
  await refund(id, 5_900, "well");
  expect((await shop.order(owner, id)).status).toBe("completed");
  await retry(part.id);
  expect(await shop.order(owner, id)).toMatchObject({ status: "refunded", refundedMinor: 9_900 });
  expect((await shop.packages(owner))[0]?.cancelled_at).not.toBeNull();
});

test("the last part of a pack, tried again, takes its listings along", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, planOf("basic"));
  const id = await shop.buy(owner, packOf("pack10"));
  const part = await refund(id, 4_000, "failing");
  await refund(id, 5_900, "well");
  expect((await shop.packages(owner))[0]?.extra_quota).toBe(10);
  await retry(part.id);
  expect((await shop.packages(owner))[0]?.extra_quota).toBe(0);
  expect((await shop.order(owner, id)).status).toBe("refunded");
});
