import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#tests/support/domain";
import { openShop, planOf, type Shop } from "#tests/support/shop";

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => shop.stop());

const find = async (q: string, who: Person = admin) => (await who.client.admin.find({ q })).items;
const one = async <T>(text: string, values: unknown[]): Promise<T> => {
  const { rows } = await shop.domain.pool.query(text, values);
  return rows[0];
};

test("an order is found by whatever is quoted of it, and two accounts' orders never share a number", async () => {
  const [owner, other] = [await shop.buyer(), await shop.buyer()];
  const id = await shop.buy(owner, planOf("basic"));
  const second = await shop.buy(other, planOf("basic"));
  const numberOf = async (order: string) =>
    (await one<{ number: number }>("select number from orders where id = $1", [order])).number;
  const number = await numberOf(id);
  expect(number).not.toBe(await numberOf(second));
  expect(String(number)).toMatch(/^[1-9]\d{5}$/);
  const paid = await one<{ transaction_id: string; reference: string }>(
    "select transaction_id, reference from payments where order_id = $1 and state = 'paid'",
    [id],
  );
  const { number: receipt } = await one<{ number: string }>("select number from receipts where order_id = $1", [id]);
  const quoted = [
    [`ORD-${number}`, "number"],
    [`ord ${number}`, "number"],
    [String(number), "number"],
    [paid.transaction_id, "transaction"],
    [paid.reference, "reference"],
    [receipt.toLowerCase(), "receipt"],
  ] as const;
  for (const [q, as] of quoted) {
    expect(await find(q), q).toEqual([
      { kind: "order", id, name: `ORD-${number}`, account: expect.any(String), quoted: as },
    ]);
    if (q === String(number)) continue;
    const listed = await admin.client.admin.orders.list({ q });
    expect(
      listed.items.map((order) => order.id),
      q,
    ).toEqual([id]);
    expect(listed.count.count, q).toBe(1);
  }
  expect((await admin.client.admin.refunds.list({ q: paid.transaction_id })).items).toEqual([]);
});

test("each list finds its rows by the order's number, what was quoted of it, and the account's address and phone", async () => {
  const root = await shop.domain.person({ role: "admin", scope: "super" });
  const owner = await shop.buyer();
  const id = await shop.buy(owner, planOf("basic"));
  const [phone, buyer] = ["+8613966712880", '{"kind": "person", "title": "周小雨", "email": "elsewhere@example.com"}'];
  await shop.domain.pool.query("update profiles set phone = $2 where user_id = $1", [owner.userId, phone]);
  await shop.domain.pool.query(
    `insert into invoice_requests (user_id, order_id, type, buyer, amount_minor, currency, order_number)
     select user_id, id, 'normal', $2, 100, 'CNY', 'ORD-' || number from orders where id = $1`,
    [id, buyer],
  );
  await shop.domain.pool.query(
    `insert into reconciliation_differences (provider, kind, subject, day, order_id, user_id)
     values ('alipay', 'missing_there', $1, '2026-03-10', $2, $3)`,
    [`found ${id}`, id, owner.userId],
  );
  const { number } = await one<{ number: number }>("select number from orders where id = $1", [id]);
  const { transaction_id: transaction } = await one<{ transaction_id: string }>(
    "select transaction_id from payments where order_id = $1",
    [id],
  );
  const { number: receipt } = await one<{ number: string }>("select number from receipts where order_id = $1", [id]);
  const { email } = await one<{ email: string }>("select email from accounts where user_id = $1", [owner.userId]);
  const { invoices, differences, subscriptions, orders, users } = admin.client.admin;
  const asWritten = "139-6671-2880";
  for (const q of [`ORD-${number}`, String(number), transaction, receipt, email, phone.slice(3), asWritten]) {
    expect((await orders.list({ q })).items, q).toMatchObject([{ id }]);
    expect((await invoices.list({ q })).items, q).toMatchObject([{ orderId: id }]);
    expect((await differences.list({ q })).items, q).toMatchObject([{ orderId: id }]);
    expect((await subscriptions.list({ q })).items, q).toMatchObject([{ orderId: id }]);
    expect((await users.list({ q })).items, q).toMatchObject([{ id: owner.userId }]);
  }
  const { items } = await root.client.admin.logs.audit.list({ q: `ORD-${number}` });
  expect(new Set(items.map(({ subject }) => subject))).toEqual(new Set([`ORD-${number}`]));
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["orders.insert", "payments.update", "invoice_requests.insert"]),
  );
});

test("an account is found by a part of its address, an invoice by its title, a task by its number", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, planOf("basic"));
  const { email } = await one<{ email: string }>("select email from accounts where user_id = $1", [owner.userId]);
  expect(await find(email.slice(0, 12))).toContainEqual(
    expect.objectContaining({ kind: "account", id: owner.userId, account: email }),
  );
  const request = await one<{ id: string }>(
    `insert into invoice_requests (user_id, order_id, type, buyer, amount_minor, currency, order_number)
     values ($1, $2, 'normal', '{"kind": "person", "title": "远洋置业", "email": "x@example.com"}', 100, 'CNY', 'ORD-1')
     returning id`,
    [owner.userId, id],
  );
  expect(await find("远洋置业")).toEqual([expect.objectContaining({ kind: "invoice", id: request.id })]);
  await shop.domain.pool.query(
    `update invoice_requests set state = 'reversed', number = '24312000000012345678', issued_on = '2026-03-02', issued_minor = 100,
      red = '[{"number": "24312000000087654321", "issuedOn": "2026-03-05", "amountMinor": 100}]', red_minor = 100 where id = $1`,
    [request.id],
  );
  for (const number of ["24312000000012345678", "24312000000087654321"]) {
    expect(
      (await find(number)).map((one) => [one.kind, one.id]),
      number,
    ).toEqual([
      ["order", id],
      ["invoice", request.id],
    ]);
    expect((await admin.client.admin.invoices.list({ q: number })).items.map((one) => one.id)).toEqual([request.id]);
  }
  expect(await find("nobody quotes this")).toEqual([]);
});

test("what belongs to administrators is found by super alone, and money by no system administrator", async () => {
  const root = await shop.domain.person({ role: "admin", scope: "super" });
  const system = await shop.domain.person({ role: "admin", scope: "system" });
  const kinds = async (who: Person) => (await find(root.email, who)).map((found) => found.kind);
  expect(await kinds(root)).toEqual(["account"]);
  expect(await kinds(admin)).toEqual([]);
  expect(await kinds(system)).toEqual([]);
});

test("an order's page has its papers and what befell it; an account's page its money, homes and notes", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, planOf("professional"));
  const order = await admin.client.admin.orders.get({ id });
  expect(order.payments).toEqual([
    expect.objectContaining({
      state: "paid",
      transactionId: expect.any(String),
      reference: expect.stringMatching(/^LC/),
    }),
  ]);
  expect(order.timeline.map((line) => line.action)).toEqual(
    expect.arrayContaining(["orders.insert", "orders.update", "payments.insert", "payments.update"]),
  );
  expect(new Set(order.timeline.map((line) => line.subject))).toEqual(new Set([order.number]));

  const { notes } = await admin.client.admin.users.note({ id: owner.userId, text: "常在周五来电" });
  expect(notes).toEqual([expect.objectContaining({ text: "常在周五来电", author: admin.email })]);
  const account = await admin.client.admin.users.get({ id: owner.userId });
  expect(account.notes).toEqual(notes);
  expect(account.payments).toEqual([expect.objectContaining({ orderId: id, orderNumber: order.number })]);
  expect(account.audit[0]).toMatchObject({ action: "accounts.note", after: {} });
});
