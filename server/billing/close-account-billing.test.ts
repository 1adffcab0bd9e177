import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteDueAccounts } from "#server/jobs/account-maintenance";
import type { Owner } from "#server/queries/accounts/owner";
import { DAY, openShop, planOf, type Shop } from "#tests/support/shop";
import { askRefund, executeRefunds, placeOffer } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const adminId = randomUUID();
/** One round over the accounts whose thirty days have passed; answers how many went. */
const round = () => deleteDueAccounts(shop.domain.jobDeps(shop.deps));
const leaves = (owner: Owner) =>
  shop.domain.db
    .insertInto("account_deletions")
    .values({ user_id: owner.userId, requested_at: new Date(shop.now().getTime() - 30 * DAY), due_at: shop.now() })
    .execute();
const isThere = async (owner: Owner) => (await shop.domain.backend.accounts.find(owner.userId)) !== null;

test("an account whose money is on its way back goes when the money is there", async () => {
  const owner = await shop.buyer();
  const orderId = await shop.buy(owner, planOf("basic"));
  const wanted = { orderId, amountMinor: null, reason: "leaves", adminId, idempotencyKey: randomUUID() };
  const row = await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
  await leaves(owner);
  expect(await round()).toBe(0);
  expect(await isThere(owner)).toBe(true);
  shop.pass(5 * 60_000);
  await executeRefunds(shop.deps);
  expect(shop.alipay.refunds.get(row?.reference ?? "")?.state).toMatchObject({ state: "done" });
  expect(await round()).toBe(1);
  expect(await isThere(owner)).toBe(false);
});

test("nobody can pay for an account that is gone: it goes when its places to pay are closed", async () => {
  const owner = await shop.buyer();
  const offered = { planCode: "enterprise", amountMinor: 500_000, currency: "CNY", adminId, days: 14 } as const;
  await shop.deps.db.transaction().execute((trx) => placeOffer(trx, owner, offered, shop.now()));
  const { reference } = await shop.pay(owner, await shop.place(owner, planOf("basic")));
  await leaves(owner);
  shop.alipay.mood.close = "away";
  expect(await round()).toBe(0);
  shop.alipay.mood.close = "well";
  expect(await round()).toBe(1);
  expect(shop.alipay.charges.get(reference)?.state).toEqual({ state: "closed" });
  expect(await isThere(owner)).toBe(false);
});

test("who has paid in the last moment gets the money back before the account goes", async () => {
  const owner = await shop.buyer();
  const payment = await shop.pay(owner, await shop.place(owner, planOf("basic")));
  shop.alipay.pay(payment.reference);
  await leaves(owner);
  await round();
  expect(shop.alipay.givenBack(payment.reference)).toBe(9_900);
});
