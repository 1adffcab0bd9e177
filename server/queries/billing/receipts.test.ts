import { afterAll, beforeAll, expect, test } from "vitest";
import { receiptSnapshot } from "#contract/receipt";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import { findReceipt, issueCreditNote, issueReceipt, receiptsOfOrder } from "./receipts.ts";

const imprint = {
  company: "上海示例科技有限公司",
  contact: { email: "hi@example.com", phone: "", address: "", wechat: "" },
  filings: [],
};
const now = new Date("2026-11-21T08:00:00Z");

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

/** Somebody with a paid basic package. */
async function buyer() {
  const { db } = domain;
  const person = await domain.person();
  const owner = ownerOfRow({ user_id: person.id });
  await db.updateTable("profiles").set({ display_name: "林知夏" }).where("user_id", "=", person.id).execute();
  const period = { startsAt: now, endsAt: new Date("2026-12-21T08:00:00Z") };
  const { orderId, subscriptionId } = await insertBought(db, owner, await memberPlan(db, "basic"), period);
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const payment = await db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", subscriptionId)
    .executeTakeFirstOrThrow();
  return { person, owner, order, payment, subscription };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

const issue = ({ order, payment, subscription }: Buyer, at = now) =>
  domain.db.transaction().execute((trx) => issueReceipt(trx, { order, payment, subscription, imprint, now: at }));

const refundOf = ({ payment, person }: Buyer, amount: number) =>
  domain.db
    .insertInto("refunds")
    .values({
      user_id: person.id,
      payment_id: payment.id,
      reference: `refund-${payment.reference.slice(-18)}`,
      amount_minor: amount,
      currency: "CNY",
      reason: "goodwill",
      idempotency_key: payment.id,
      state: "done",
      done_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

test("a receipt says who sold what to whom, for when and for how much", async () => {
  const one = await buyer();
  const receipt = await issue(one);
  expect(receiptSnapshot.parse(receipt?.data)).toMatchObject({
    seller: { name: imprint.company, email: "hi@example.com" },
    buyer: { name: "林知夏", company: null, email: one.person.email },
    orderNumber: expect.stringMatching(/^ORD-\d{6}$/),
    line: { kind: "buy", period: { startsAt: now.toISOString() } },
    paidMinor: 9_900,
    currency: "CNY",
    payment: { provider: "bank", transactionId: one.payment.transaction_id },
  });
});

test("a receipt is kept on the clock its order was placed by, whichever the seller's is", async () => {
  const one = await buyer();
  const abroad = { ...one, order: { ...one.order, time_zone: "America/New_York" } };
  expect(receiptSnapshot.parse((await issue(abroad))?.data).timeZone).toBe("America/New_York");
});

test("an order has one receipt, however often and however concurrently it is issued", async () => {
  const one = await buyer();
  const first = await issue(one);
  expect((await issue(one, new Date("2027-01-05T00:00:00Z")))?.number).toBe(first?.number);
  expect(await receiptsOfOrder(domain.db, one.owner, one.order.id)).toHaveLength(1);
});

test("numbers of a year have no gap, also when a transaction that took one was rolled back", async () => {
  const at = new Date("2031-06-01T00:00:00Z");
  const people = await Promise.all([buyer(), buyer(), buyer(), buyer()]);
  const [lost, ...kept] = people;
  const undone = domain.db.transaction().execute(async (trx) => {
    await issueReceipt(trx, { ...lost, imprint, now: at });
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  const numbers = (await Promise.all(kept.map((one) => issue(one, at)))).map((one) => one?.number);
  expect(numbers.sort()).toEqual(["LC-2031-000001", "LC-2031-000002", "LC-2031-000003"]);
});

test("a year of numbers ends with the seller's last evening", async () => {
  const evening = await issue(await buyer(), new Date("2032-12-31T15:59:59Z"));
  const morning = await issue(await buyer(), new Date("2032-12-31T16:00:00Z"));
  expect([evening?.number, morning?.number]).toEqual(["LC-2032-000001", "LC-2033-000001"]);
});

test("money given back has one credit note that names its receipt, and money of no receipt has none", async () => {
  const one = await buyer();
  const before = await refundOf(one, 100);
  expect(await issueCreditNote(domain.db, { refund: before, order: one.order, now })).toBeNull();
  const other = await buyer();
  const order = await domain.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", other.order.id)
    .executeTakeFirstOrThrow();
  const receipt = await issue(other);
  const refund = await refundOf(other, 5_000);
  const note = await issueCreditNote(domain.db, { refund, order, now });
  expect(note?.number).toMatch(/^CN-2026-\d{6}$/);
  expect(note?.data.refund).toMatchObject({ amountMinor: 5_000, receiptNumber: receipt?.number });
  expect((await issueCreditNote(domain.db, { refund, order, now }))?.id).toBe(note?.id);
  const shown = await receiptsOfOrder(domain.db, other.owner, order.id);
  expect(shown.map(({ kind }) => kind)).toEqual(["receipt", "credit_note"]);
  expect(await findReceipt(domain.db, one.owner, note?.id ?? "")).toBeUndefined();
});

test("nobody changes or removes one; when its account goes it stays, without the address", async () => {
  const one = await buyer();
  const id = (await issue(one))?.id ?? "";
  const { db } = domain;
  await expect(
    db.updateTable("receipts").set({ number: "LC-2026-999999" }).where("id", "=", id).execute(),
  ).rejects.toThrow("never changed");
  await expect(db.deleteFrom("receipts").where("id", "=", id).execute()).rejects.toThrow("never changed");
  await domain.backend.accounts.remove(one.person.id);
  const kept = await db.selectFrom("receipts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ user_id: null, order_id: null, data: { buyer: { name: "林知夏", email: null } } });
});
