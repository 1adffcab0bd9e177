import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentProvider, StatementLine } from "#adapters/payments/payment";
import { askRefund } from "#server/billing/refund";
import type { Owner } from "#server/queries/accounts/owner";
import { openShop, planOf, type Shop } from "#tests/support/shop";
import { billingJob, billingRound } from "./billing.ts";
import { reconcileJob } from "./reconcile.ts";
import { makeRound } from "./rounds.ts";

let shop: Shop;
let lines: Record<string, StatementLine[]> = {};
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const MINUTE = 60_000;
const basic = planOf("basic");
const deps = () => {
  const [first, ...others] = shop.deps.payments;
  const states: PaymentProvider[] = first ? [{ ...first, statement: async (day) => lines[day] ?? [] }, ...others] : [];
  return { ...shop.domain.jobDeps(), ...shop.deps, payments: states };
};
/** Somebody pays at the provider, and its callback gets lost. */
async function paidUntold(owner: Owner) {
  const id = await shop.place(owner, basic);
  const payment = await shop.pay(owner, id);
  shop.alipay.pay(payment.reference);
  return { id, payment };
}

test("a payment nobody told us about is found by the next rounds, also where two processes make them", async () => {
  const owner = await shop.buyer();
  const { id } = await paidUntold(owner);
  shop.pass(2 * MINUTE);
  await Promise.all([makeRound(deps(), billingJob), makeRound(deps(), billingJob), makeRound(deps(), billingJob)]);
  expect((await shop.order(owner, id)).status).toBe("completed");
  expect(await shop.packages(owner)).toHaveLength(1);
});

test("money is asked about before its order expires, and what nobody paid expires", async () => {
  const [payer, other] = [await shop.buyer(), await shop.buyer()];
  const { id } = await paidUntold(payer);
  const unpaid = await shop.place(other, basic);
  shop.pass(24 * 60 * MINUTE);
  await billingRound(deps());
  expect((await shop.order(payer, id)).status).toBe("completed");
  expect((await shop.order(other, unpaid)).status).toBe("expired");
});

test("a refund that was cut off is carried out once, and one part that fails keeps no other waiting", async () => {
  const owner = await shop.buyer();
  const orderId = await shop.buy(owner, basic);
  const wanted = { orderId, amountMinor: 900, reason: "x", adminId: randomUUID(), idempotencyKey: randomUUID() };
  const refund = await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
  shop.pass(2 * MINUTE);
  shop.alipay.mood.ask = "away";
  await paidUntold(await shop.buyer());
  shop.pass(2 * MINUTE);
  await Promise.all([makeRound(deps(), billingJob), makeRound(deps(), billingJob)]);
  shop.alipay.mood.ask = "well";
  const [row] = await shop.refunds(owner);
  expect(row).toMatchObject({ id: refund?.id, state: "done" });
  expect([...shop.alipay.refunds.values()].filter((one) => one.amountMinor === 900)).toHaveLength(1);
});

test("money a statement names and we were never told of is fulfilled, and is no difference", async () => {
  const owner = await shop.buyer();
  const { id, payment } = await paidUntold(owner);
  const { state } = shop.alipay.charges.get(payment.reference) ?? {};
  if (state?.state !== "paid") throw new Error("not paid");
  const day = new Date(shop.now().getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 10);
  const { transactionId, amountMinor, currency, paidAt } = state;
  lines = {
    [day]: [{ type: "payment", reference: payment.reference, transactionId, amountMinor, currency, at: paidAt }],
  };
  shop.pass(2 * 24 * 60 * MINUTE);
  expect(await makeRound(deps(), reconcileJob)).toBe(true);
  expect((await shop.order(owner, id)).status).toBe("completed");
  const found = await shop.deps.db
    .selectFrom("reconciliation_differences")
    .select("subject")
    .where("user_id", "=", owner.userId)
    .execute();
  expect(found).toEqual([]);
});
