import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY, openShop, planOf, type Shop } from "#tests/support/shop";
import { askRefund } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const basic = planOf("basic");
const professional = planOf("professional");

const refund = (orderId: string, amountMinor: number | null) =>
  shop.deps.db.transaction().execute((trx) =>
    askRefund(trx, shop.deps, {
      orderId,
      amountMinor,
      reason: "goodwill",
      adminId: randomUUID(),
      idempotencyKey: randomUUID(),
    }),
  );

/** Somebody with a basic package and an upgrade that credits all of it, open to be paid. */
async function upgrading() {
  const owner = await shop.buyer();
  const first = await shop.buy(owner, basic);
  const [base] = await shop.packages(owner);
  const id = await shop.place(owner, professional);
  expect(await shop.order(owner, id)).toMatchObject({ creditMinor: 9_900, amountMinor: 20_000 });
  return { owner, first, id, baseId: base?.id ?? "", payment: await shop.pay(owner, id) };
}
type Upgrading = Awaited<ReturnType<typeof upgrading>>;

const expectMoneyBack = async ({ owner, id, baseId }: Upgrading) => {
  expect((await shop.packages(owner)).map((one) => one.plan_code)).toEqual(["basic"]);
  expect((await shop.order(owner, id)).status).not.toBe("completed");
  const [back] = (await shop.refunds(owner)).filter((one) => one.reason === "base_gone");
  expect(back).toMatchObject({ amount_minor: 20_000, state: "done", decided_by: null });
  expect((await shop.packages(owner))[0]).toMatchObject({ id: baseId, cancelled_at: null, replaced_by: null });
};

test("listings used after the upgrade was placed are not credited too: it cannot be paid, and its money goes back", async () => {
  const one = await upgrading();
  await shop.use(one.owner, one.baseId, 10);
  await expect(shop.pay(one.owner, one.id, { provider: "wechat" })).rejects.toMatchObject({ code: "order_closed" });
  await shop.settle(one.payment);
  await expectMoneyBack(one);
  expect((await shop.quote(one.owner, professional)).creditMinor).toBe(0);
});

test("money given back after the upgrade was placed is not credited too", async () => {
  const one = await upgrading();
  await refund(one.first, 9_000);
  await shop.settle(one.payment);
  await expectMoneyBack(one);
});

test("money that comes a month late does not buy with what ran out meanwhile; within a transfer's days it does", async () => {
  const late = await upgrading();
  const slow = await upgrading();
  shop.pass(6 * DAY);
  await shop.settle(slow.payment);
  expect((await shop.order(slow.owner, slow.id)).status).toBe("completed");
  shop.pass(30 * DAY);
  await shop.settle(late.payment);
  await expectMoneyBack(late);
});

test("what an upgrade credited is not given back as well, not even in part, until the upgrade is refunded", async () => {
  const { owner, first, id, payment } = await upgrading();
  await shop.settle(payment);
  await expect(refund(first, 100)).rejects.toMatchObject({ code: "conflict" });
  await refund(id, null);
  await refund(first, 100);
  expect((await shop.order(owner, first)).refundedMinor).toBe(100);
});
