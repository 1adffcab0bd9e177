import { afterAll, beforeAll, expect, test } from "vitest";
import { lockOrder } from "#server/queries/billing/orders";
import { lockCurrentSubscription } from "#server/queries/billing/subscriptions";
import { openShop, planOf, type Shop } from "#tests/support/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

test("a refund that holds an order and a transaction that takes two listings of its package do not wait for each other", async () => {
  const owner = await shop.buyer();
  const orderId = await shop.buy(owner, planOf("basic"));
  const held = gate();
  const taken = gate();
  const refund = shop.deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, owner, orderId);
    held.open();
    await taken.opened;
    await lockCurrentSubscription(trx, owner, shop.now());
  });
  const generation = shop.deps.db.transaction().execute(async (trx) => {
    await held.opened;
    const row = await lockCurrentSubscription(trx, owner, shop.now());
    if (!row) throw new Error("nothing runs");
    taken.open();
    for (const delta of [1, 1])
      await trx
        .insertInto("quota_entries")
        .values({ user_id: owner.userId, subscription_id: row.id, delta, reason: "property" })
        .execute();
  });
  expect((await Promise.allSettled([refund, generation])).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
  ]);
});
