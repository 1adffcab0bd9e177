import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let admin: Person;
beforeAll(async () => {
  domain = await openDomain([], [bankTransfer({ account: "6222 0000", bank: "招商银行", holder: "房播" })]);
  admin = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

/** An order that waits for a transfer. */
async function awaited() {
  const person = await domain.person();
  const wish = { product: { type: "plan" as const, code: "basic" as const }, timeZone: "Asia/Shanghai" };
  const { amountMinor: expectedMinor } = await person.client.orders.quote(wish);
  const { id } = await person.client.orders.place({ ...wish, expectedMinor, idempotencyKey: randomUUID() });
  const way = { provider: "bank" as const, method: "transfer" as const, language: "zh" as const };
  const payment = await person.client.orders.pay({ id, ...way, idempotencyKey: randomUUID() });
  const came = (amountMinor: number, transactionId: string) =>
    admin.client.admin.transfers.confirm({
      paymentId: payment.id,
      amountMinor,
      currency: "CNY",
      transactionId,
      paidAt: new Date().toISOString(),
    });
  const memo = payment.action?.type === "transfer" ? payment.action.memo : "";
  return { person, id, payment, memo, came };
}
const found = async (q: string) =>
  (await admin.client.admin.find({ q })).items.map(({ kind, id, quoted }) => [kind, id, quoted]);

test("a part of the bank's reference finds its order, in small letters too, and whatever sum it brought", async () => {
  const [whole, short] = [await awaited(), await awaited()];
  await whole.came(9_900, "ICBC-77-20260042");
  await short.came(9_000, "CMB-2026-551903");
  for (const q of ["77-2026", "icbc-77-20260042", "20260042", "ICBC-77"])
    expect(await found(q), q).toEqual([["order", whole.id, "transaction"]]);
  for (const q of ["551903", "cmb-2026"]) expect(await found(q), q).toEqual([["order", short.id, "transaction"]]);
  expect(await found("551904")).toEqual([]);

  const { orders, transfers, subscriptions, differences } = admin.client.admin;
  const listed = await orders.list({ q: "77-2026" });
  expect([listed.items.map((one) => one.id), listed.count.count]).toEqual([[whole.id], 1]);
  expect((await transfers.list({ q: "77-2026" })).items.map((one) => one.id)).toEqual([whole.payment.id]);
  expect((await subscriptions.list({ q: "20260042" })).items.map((one) => one.orderId)).toEqual([whole.id]);
  expect((await differences.list({ q: "551903" })).items.map((one) => one.orderId)).toEqual([short.id]);
});

test("a part of a memo finds the transfer that still waits, with its hyphens or without", async () => {
  const { id, memo, payment } = await awaited();
  for (const q of [memo.slice(0, -2), memo.replaceAll("-", "").slice(2, 9).toLowerCase()].filter((q) => /\d/.test(q))) {
    expect(await found(q), q).toEqual([["order", id, "memo"]]);
    expect(
      (await admin.client.admin.transfers.list({ q })).items.map((one) => one.id),
      q,
    ).toEqual([payment.id]);
  }
});

test("digits that stand in a phone and in a bank's reference find both", async () => {
  const { came, id } = await awaited();
  const other = await domain.person();
  await domain.pool.query("update profiles set phone = '+8613800471155' where user_id = $1", [other.id]);
  await came(9_900, "BOC-00471155-7");
  expect(await found("00471155")).toEqual([
    ["order", id, "transaction"],
    ["account", other.id, null],
  ]);
  expect((await admin.client.admin.orders.list({ q: "00471155" })).items.map((one) => one.id)).toEqual([id]);
});
