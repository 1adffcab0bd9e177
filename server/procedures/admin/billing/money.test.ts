import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import type { Product } from "#contract/order";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { fakeProvider } from "#tests/support/fake-provider";

const fake = fakeProvider("alipay", () => new Date());
const bank = bankTransfer({ account: "6222 0000", bank: "招商银行", holder: "房播" });
let domain: Domain;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  domain = await openDomain([], [fake.provider, bank]);
  admin = await domain.person({ role: "admin", scope: "operations" });
  owner = await domain.person({ role: "admin", scope: "super" });
});
afterAll(() => domain.stop());

const timeZone = "Asia/Shanghai";
const basic: Product = { type: "plan", code: "basic" };
async function place({ client }: Person, product: Product = basic, coupon?: string): Promise<string> {
  const wish = { product, timeZone, ...(coupon ? { coupon } : {}) };
  const { amountMinor: expectedMinor } = await client.orders.quote(wish);
  return (await client.orders.place({ ...wish, expectedMinor, idempotencyKey: randomUUID() })).id;
}
const pay = ({ client }: Person, id: string, way: "alipay" | "bank") =>
  client.orders.pay({
    id,
    ...(way === "bank" ? { provider: "bank", method: "transfer" } : { provider: "alipay", method: "page" }),
    language: "zh",
    idempotencyKey: randomUUID(),
  });
async function buy(person: Person): Promise<string> {
  const id = await place(person);
  const { id: paymentId } = await pay(person, id, "alipay");
  const row = await domain.db
    .selectFrom("payments")
    .select("reference")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  fake.pay(row.reference);
  await person.client.orders.check({ id });
  return id;
}
const actorsOf = async (subjectId: string) => {
  const { items } = await admin.client.admin.logs.audit.list({ subjectId });
  return items.map((one) => [one.action, one.actor, one.address]);
};

test("an enterprise offer at its own price is paid like any order, once however often it is sent", async () => {
  const person = await domain.person();
  const offer = { userId: person.id, planCode: "enterprise" as const, amountMinor: 888_800, currency: "CNY", days: 7 };
  const idempotencyKey = randomUUID();
  const [made, again] = [
    await admin.client.admin.orders.offer({ ...offer, idempotencyKey }),
    await admin.client.admin.orders.offer({ ...offer, idempotencyKey }),
  ];
  expect(again.id).toBe(made.id);
  expect(made).toMatchObject({ offered: true, amountMinor: 888_800, account: { id: person.id, email: person.email } });
  const { items } = await person.client.notifications.list({ limit: 5 });
  expect(items.map(({ kind, data }) => [kind, data.orderId])).toEqual([["offer_made", made.id]]);
  await pay(person, made.id, "alipay");
  const { reference } = await domain.db
    .selectFrom("payments")
    .select("reference")
    .where("order_id", "=", made.id)
    .executeTakeFirstOrThrow();
  fake.pay(reference);
  expect(await person.client.orders.check({ id: made.id })).toMatchObject({ status: "completed" });
  expect(await person.client.account.entitled()).toMatchObject({ state: "running", planCode: "enterprise" });
  expect((await actorsOf(made.id)).at(-1)).toEqual(["orders.insert", `admin:${admin.id}`, "192.0.2.1"]);
});

test("orders of all accounts are found by address, state and page; details name the account", async () => {
  const person = await domain.person();
  const id = await buy(person);
  const other = await place(person);
  const found = async (input: Parameters<typeof admin.client.admin.orders.list>[0]) =>
    (await admin.client.admin.orders.list(input)).items.map((one) => one.id);
  expect(await found({ q: person.email.toUpperCase() })).toEqual([other, id]);
  expect(await found({ q: person.email, status: "completed" })).toEqual([id]);
  expect(await found({ q: "nobody%_" })).toEqual([]);
  const first = await admin.client.admin.orders.list({ userId: person.id, limit: 1 });
  expect(first.items.map((one) => one.id)).toEqual([other]);
  expect(await found({ userId: person.id, limit: 1, cursor: first.next ?? "" })).toEqual([id]);
  expect(first.count).toEqual({ count: 2, more: false });
  const { number } = await admin.client.admin.orders.get({ id });
  expect(await found({ userId: person.id, sort: "amount", direction: "asc", q: number.toLowerCase() })).toEqual([id]);
  expect((await admin.client.admin.orders.get({ id })).account).toEqual({
    id: person.id,
    email: person.email,
    name: null,
  });
});

test("a part is given back with the order going on, then the rest, which ends the package; never more", async () => {
  const person = await domain.person();
  const orderId = await buy(person);
  const key = randomUUID();
  const part = { orderId, amountMinor: 1_900, reason: "系统故障补偿", idempotencyKey: key };
  const one = await admin.client.admin.refunds.create(part);
  expect(one).toMatchObject({ refund: { state: "done", amountMinor: 1_900 }, order: { status: "completed" } });
  const again = await admin.client.admin.refunds.create(part);
  expect(again.refund?.id).toBe(one.refund?.id);
  await expect(
    admin.client.admin.refunds.create({ ...part, amountMinor: 8_001, idempotencyKey: randomUUID() }),
  ).rejects.toMatchObject({ code: "refund_too_large", data: expect.objectContaining({ leftMinor: 8_000 }) });
  const rest = await admin.client.admin.refunds.create({ ...part, amountMinor: null, idempotencyKey: randomUUID() });
  expect(rest).toMatchObject({ refund: { amountMinor: 8_000 }, order: { status: "refunded", refundedMinor: 9_900 } });
  expect(await person.client.account.entitled()).not.toMatchObject({ source: "order" });
  expect((await actorsOf(one.refund?.id ?? "")).at(-1)).toEqual(["refunds.insert", `admin:${admin.id}`, "192.0.2.1"]);
  const { items } = await admin.client.admin.refunds.list({ state: "done" });
  expect(items.slice(0, 2).map((refund) => [refund.amountMinor, refund.decidedBy, refund.account.id])).toEqual([
    [8_000, admin.id, person.id],
    [1_900, admin.id, person.id],
  ]);
});

test("the same key for another order is another refund", async () => {
  const person = await domain.person();
  const other = await domain.person();
  const idempotencyKey = randomUUID();
  for (const orderId of [await buy(person), await buy(other)])
    expect(
      (await admin.client.admin.refunds.create({ orderId, amountMinor: 100, reason: "x", idempotencyKey })).order,
    ).toMatchObject({ id: orderId, refundedMinor: 100 });
});

test("the whole is given back once, however often the same wish comes at the same moment", async () => {
  const person = await domain.person();
  const orderId = await buy(person);
  const wanted = { orderId, amountMinor: null, reason: "x", idempotencyKey: randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => admin.client.admin.refunds.create(wanted)));
  expect(new Set(answers.map(({ refund }) => refund?.id)).size).toBe(1);
  expect(await admin.client.admin.orders.get({ id: orderId })).toMatchObject({
    status: "refunded",
    refundedMinor: 9_900,
  });
});

test("a refund the provider could not carry out says why, and is tried again", async () => {
  const person = await domain.person();
  const orderId = await buy(person);
  fake.mood.refund = "failing";
  const made = await admin.client.admin.refunds.create({
    orderId,
    amountMinor: 500,
    reason: "x",
    idempotencyKey: randomUUID(),
  });
  fake.mood.refund = "well";
  expect(made.refund).toMatchObject({ state: "failed", whyFailed: "the account is closed" });
  const id = made.refund?.id ?? "";
  const again = await admin.client.admin.refunds.retry({ id });
  expect(again).toMatchObject({ state: "done", amountMinor: 500, orderId });
  expect(again.id).not.toBe(id);
  expect((await admin.client.admin.refunds.retry({ id })).id).toBe(again.id);
  await expect(admin.client.admin.refunds.retry({ id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
});

test("a transfer is found by its memo and confirmed once; another amount is kept apart; it goes back by hand", async () => {
  const person = await domain.person();
  const id = await place(person);
  const { action } = await pay(person, id, "bank");
  const memo = action?.type === "transfer" ? action.memo : "";
  const seen = await admin.client.admin.transfers.list({ q: `转账 ${memo.replaceAll("-", " ").toLowerCase()}` });
  expect(seen.items).toMatchObject([{ orderId: id, memo, amountMinor: 9_900, account: { email: person.email } }]);
  expect((await admin.client.admin.transfers.list({ q: "LC-0000" })).items).toEqual([]);
  const paymentId = seen.items[0]?.id ?? "";
  const money = {
    paymentId,
    amountMinor: 9_900,
    currency: "CNY",
    transactionId: "CMB-1",
    paidAt: new Date().toISOString(),
  };
  const confirm = admin.client.admin.transfers.confirm;
  expect(await confirm({ ...money, amountMinor: 9_800 })).toMatchObject({
    outcome: "differs",
    order: { status: "pending" },
  });
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await expect(confirm({ ...money, paidAt: later })).rejects.toMatchObject({ code: "invalid_input" });
  expect(await Promise.all([confirm(money), confirm(money)])).toMatchObject([
    { order: { status: "completed" } },
    { order: { status: "completed" } },
  ]);
  expect(await confirm(money)).toMatchObject({ outcome: "known" });
  expect((await actorsOf(paymentId))[0]).toEqual(["payments.update", `admin:${admin.id}`, "192.0.2.1"]);
  const { refund } = await admin.client.admin.refunds.create({
    orderId: id,
    amountMinor: null,
    reason: "x",
    idempotencyKey: randomUUID(),
  });
  expect(refund).toMatchObject({ state: "pending", provider: "bank" });
  const sent = { id: refund?.id ?? "", sentAt: new Date().toISOString() };
  await expect(admin.client.admin.refunds.confirmSent({ ...sent, sentAt: later })).rejects.toMatchObject({
    code: "invalid_input",
  });
  expect(await admin.client.admin.refunds.confirmSent(sent)).toMatchObject({ state: "done" });
});

test("a refund of a provider is not confirmed by hand", async () => {
  const person = await domain.person();
  const orderId = await buy(person);
  fake.mood.refund = "pending";
  const wanted = { orderId, amountMinor: 500, reason: "x", idempotencyKey: randomUUID() };
  const { refund } = await admin.client.admin.refunds.create(wanted);
  fake.mood.refund = "well";
  const sent = { id: refund?.id ?? "", sentAt: new Date().toISOString() };
  await expect(admin.client.admin.refunds.confirmSent(sent)).rejects.toMatchObject({ code: "not_found" });
});

test("operations reach no administrator's account, super does", async () => {
  const orderId = await buy(owner);
  const { admin: operations } = admin.client;
  const refund = { orderId, amountMinor: 100, reason: "x", idempotencyKey: randomUUID() };
  const offer = { userId: owner.id, planCode: "enterprise" as const, amountMinor: 1, currency: "CNY", days: 1 };
  const forbidden = [
    () => operations.refunds.create(refund),
    () => operations.orders.get({ id: orderId }),
    () => operations.orders.offer({ ...offer, idempotencyKey: randomUUID() }),
    () => operations.ledger({ userId: owner.id }),
    () => operations.quota.adjust({ userId: owner.id, listings: 5, reason: "x", idempotencyKey: randomUUID() }),
  ];
  for (const attempt of forbidden) await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
  expect((await operations.orders.list({ userId: owner.id })).items).toEqual([]);
  await domain.pool.query(
    `insert into invoice_requests (user_id, order_id, type, buyer, amount_minor, currency, order_number)
     values ($1, $2, 'normal', '{"kind": "person", "title": "x", "email": "x@example.com"}', 100, 'CNY', 'ORD-001')`,
    [owner.id, orderId],
  );
  const asked = async ({ admin: { invoices } }: typeof owner.client) =>
    (await invoices.list({})).items.filter((one) => one.orderId === orderId).length;
  expect([await asked(admin.client), await asked(owner.client)]).toEqual([0, 1]);
  expect(await owner.client.admin.refunds.create(refund)).toMatchObject({ refund: { state: "done" } });
  expect((await owner.client.admin.orders.list({ userId: owner.id })).items).toHaveLength(1);
});

test("whoever stops being an administrator is one no longer with the next call, whatever the token says", async () => {
  const passing = await domain.person({ role: "admin", scope: "operations" });
  await passing.client.admin.orders.list({});
  const became = (role: string, scope: string | null) =>
    domain.pool.query("update public.user_roles set role = $2, scope = $3 where user_id = $1", [
      passing.id,
      role,
      scope,
    ]);
  await became("admin", "system");
  await expect(passing.client.admin.orders.list({})).rejects.toMatchObject({ code: "forbidden" });
  await passing.client.admin.logs.audit.list({});
  await became("agent", null);
  await expect(passing.client.admin.logs.audit.list({})).rejects.toMatchObject({ code: "forbidden" });
});

test("a receipt of anybody's order is fetched by its order or its own id, and who fetched it is written down", async () => {
  const person = await domain.person();
  const orderId = await buy(person);
  const receipt = (await admin.client.admin.orders.get({ id: orderId })).receipts[0];
  for (const id of [orderId, receipt?.id ?? ""]) {
    const file = await admin.client.admin.orders.receipt({ id, language: "zh" });
    expect([file.name, file.type]).toEqual([`Listcast-${receipt?.number}.pdf`, "application/pdf"]);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
  const { items } = await admin.client.admin.logs.audit.list({ subjectId: receipt?.id ?? "" });
  expect(items.filter((one) => one.action === "receipts.read").map((one) => one.actor)).toEqual(
    Array(2).fill(`admin:${admin.id}`),
  );
});
