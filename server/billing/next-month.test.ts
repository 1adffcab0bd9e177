import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY, openShop, packOf, planOf, type Shop } from "#tests/support/shop";
import { placeOffer } from "./place.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const basic = planOf("basic");
const professional = planOf("professional");

test("renewing follows the running month without a gap, once", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, professional);
  shop.pass(3 * DAY);
  expect(await shop.quote(owner, basic)).toMatchObject({ kind: "renew", creditMinor: 0, amountMinor: 9_900 });
  await shop.buy(owner, basic);
  const [running, next] = await shop.packages(owner);
  expect(next?.starts_at).toEqual(running?.ends_at);
  expect(next?.anchor_at).toEqual(running?.starts_at);
  await expect(shop.quote(owner, basic)).rejects.toMatchObject({
    code: "not_for_sale",
    data: { why: "next_is_bought" },
  });
});

test("an upgrade starts at once, credits what is left of all that was bought, and carries the packs over", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  await shop.buy(owner, packOf("pack10"));
  const [first] = await shop.packages(owner);
  if (!first) throw new Error("no package");
  await shop.use(owner, first.id, 13);
  await shop.buy(owner, basic);
  const quoted = await shop.quote(owner, professional);
  // the plan's own listings are used up, so the running month is worth nothing; the next one counts in full
  expect(quoted).toMatchObject({ kind: "upgrade", creditMinor: 9_900, amountMinor: 20_000 });
  expect(quoted.replaces.map((one) => one.creditMinor)).toEqual([0, 9_900]);
  const id = await shop.buy(owner, professional);
  const [old, next, upgraded] = await shop.packages(owner);
  expect(upgraded).toMatchObject({ order_id: id, starts_at: shop.now(), extra_quota: 7, used: 0, listing_quota: 50 });
  for (const one of [old, next]) expect(one).toMatchObject({ cancelled_at: shop.now(), replaced_by: upgraded?.id });
  expect(old?.extra_quota).toBe(3);
});

test("upgrading twice loses nothing of what the first upgrade credited", async () => {
  const owner = await shop.buyer();
  await shop.domain.pool.query("update settings set value = '\"public\"' where key = 'sold_list'");
  try {
    await shop.buy(owner, basic);
    await shop.buy(owner, professional);
    const quoted = await shop.quote(owner, planOf("enterprise"));
    expect(quoted).toMatchObject({ priceMinor: 129_900, creditMinor: 59_900, amountMinor: 70_000 });
  } finally {
    await shop.domain.pool.query("update settings set value = '\"member\"' where key = 'sold_list'");
  }
});

test("a plan without a price is sold by an offer only, which replaces what was bought", async () => {
  const owner = await shop.buyer();
  await expect(shop.quote(owner, planOf("enterprise"))).rejects.toMatchObject({ data: { why: "no_price" } });
  await shop.buy(owner, basic);
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
  shop.pass(5 * DAY);
  await shop.settle(await shop.pay(owner, offer.id));
  const [old, enterprise] = await shop.packages(owner);
  expect(enterprise).toMatchObject({ plan_code: "enterprise", listing_quota: null, starts_at: shop.now() });
  expect(old?.replaced_by).toBe(enterprise?.id);
});
