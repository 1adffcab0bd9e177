import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentProvider, StatementLine } from "#adapters/payments/payment";
import { askRefund } from "#server/billing/refund";
import type { Owner } from "#server/queries/accounts/owner";
import { openShop, planOf, type Shop } from "#tests/support/shop";
import { billingRound, reconcileRound } from "./billing.ts";
import { withLock } from "./with-lock.ts";

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
  const { accounts, mailer } = shop.domain.jobDeps();
  return { ...shop.deps, payments: states, accounts, mailer };
};
/** Somebody pays at the desk, and its callback gets lost. */
async function paidUntold(owner: Owner) {
  const id = await shop.place(owner, basic);
  const payment = await shop.pay(owner, id);
  shop.desk.pay(payment.reference);
  return { id, payment };
}

test("a payment nobody told us about is found by the next rounds, also where two processes make them", async () => {
  const owner = await shop.buyer();
  const { id } = await paidUntold(owner);
  shop.pass(2 * MINUTE);
  await Promise.all([billingRound(deps()), billingRound(deps()), billingRound(deps())]);
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
  shop.desk.mood.ask = "away";
  await paidUntold(await shop.buyer());
  shop.pass(2 * MINUTE);
  await Promise.all([billingRound(deps()), billingRound(deps())]);
  shop.desk.mood.ask = "well";
  const [row] = await shop.refunds(owner);
  expect(row).toMatchObject({ id: refund?.id, state: "done" });
  expect([...shop.desk.refunds.values()].filter((one) => one.amountMinor === 900)).toHaveLength(1);
});

test("money a statement names and we were never told of is fulfilled, and is no difference", async () => {
  const owner = await shop.buyer();
  const { id, payment } = await paidUntold(owner);
  const { state } = shop.desk.charges.get(payment.reference) ?? {};
  if (state?.state !== "paid") throw new Error("not paid");
  const day = new Date(shop.now().getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 10);
  const { transactionId, amountMinor, currency, paidAt } = state;
  lines = {
    [day]: [{ type: "payment", reference: payment.reference, transactionId, amountMinor, currency, at: paidAt }],
  };
  shop.pass(2 * 24 * 60 * MINUTE);
  expect(await reconcileRound(deps())).toBe(true);
  expect((await shop.order(owner, id)).status).toBe("completed");
  const found = await shop.deps.db
    .selectFrom("reconciliation_differences")
    .select("subject")
    .where("user_id", "=", owner.userId)
    .execute();
  expect(found).toEqual([]);
});

test("a round is made by one at a time, and again after one that failed", async () => {
  const { db } = shop.deps;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = () => {};
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const first = withLock(db, "a round", () => {
    began();
    return held;
  });
  await begun;
  expect(await withLock(db, "a round", async () => {})).toBe(false);
  expect(await withLock(db, "another round", async () => {})).toBe(true);
  release();
  expect(await first).toBe(true);
  await expect(withLock(db, "a round", () => Promise.reject(new Error("cut off")))).rejects.toThrow("cut off");
  expect(await withLock(db, "a round", async () => {})).toBe(true);
});
