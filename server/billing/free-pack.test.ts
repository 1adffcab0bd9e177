import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, packOf, planOf, type Shop } from "#tests/support/shop";
import { askRefund } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const coupon = { code: "GIFT", kind: "percent" as const, value: 100, valid_from: new Date("2026-01-01T00:00:00Z") };
  await shop.deps.db.insertInto("coupons").values(coupon).execute();
});
afterAll(() => shop.stop());

test("a pack that a coupon paid in full takes its unused listings with it when it is taken back", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, planOf("basic"));
  const orderId = await shop.place(owner, packOf("pack10"), { coupon: "GIFT" });
  expect(await shop.packages(owner)).toMatchObject([{ extra_quota: 10 }]);
  const wanted = {
    orderId,
    amountMinor: null,
    reason: "by mistake",
    adminId: randomUUID(),
    idempotencyKey: randomUUID(),
  };
  await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
  expect(await shop.order(owner, orderId)).toMatchObject({ status: "refunded" });
  expect(await shop.packages(owner)).toMatchObject([{ extra_quota: 0 }]);
});
