import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { issueInvoice, refuseInvoice } from "#server/queries/billing/invoices";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
let admin: Person;
beforeAll(async () => {
  domain = await openDomain();
  admin = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const company = {
  kind: "company" as const,
  title: "阿里巴巴（中国）有限公司",
  taxId: "91330100799655058B",
  email: "finance@example.com",
  address: null,
  phone: null,
  bank: null,
  account: null,
};
const normal = { type: "normal" as const, buyer: company };

/** Somebody with a paid basic package. */
async function buyer() {
  const person = await domain.person();
  const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * 86_400_000) };
  const bought = await memberPlan(domain.db, "basic");
  const { orderId } = await insertBought(domain.db, ownerOfRow({ user_id: person.id }), bought, period);
  return { ...person, orderId };
}

/** Gives part of an order's money back. */
const giveBack = async (orderId: string, amount: number) => {
  const payment = await domain.db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  await domain.db
    .insertInto("refunds")
    .values({
      user_id: payment.user_id,
      payment_id: payment.id,
      reference: `r-${payment.id.slice(0, 8)}-${amount}`,
      amount_minor: amount,
      currency: "CNY",
      reason: "goodwill",
      idempotency_key: `${payment.id}-${amount}`,
    })
    .execute();
};

test("a receipt is downloaded by its order or its own number's id, also of an order from before there were any", async () => {
  const { client, orderId, id } = await buyer();
  const file = await client.receipts.download({ id: orderId, language: "en" });
  expect(file.type).toBe("application/pdf");
  expect(file.name).toMatch(/^LC-\d{4}-\d{6}\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), {
    mergePages: true,
  });
  const { number } = await client.orders.get({ id: orderId });
  expect(text).toContain(number);
  const row = await domain.db.selectFrom("receipts").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();
  const again = await client.receipts.download({ id: row.id, language: "zh" });
  expect(again.name).toBe(file.name);
  const stranger = await domain.person();
  for (const one of [row.id, orderId])
    await expect(stranger.client.receipts.download({ id: one, language: "zh" })).rejects.toMatchObject({
      code: "not_found",
    });
});

test("an invoice is asked for once, issued by an administrator, and then seen with its number", async () => {
  const { client, orderId } = await buyer();
  expect(await client.invoices.get({ orderId })).toEqual({ request: null, possible: true });
  const { id } = await client.invoices.request({ orderId, ...normal });
  expect(await client.invoices.get({ orderId })).toMatchObject({ request: { state: "requested" }, possible: false });
  await expect(client.invoices.request({ orderId, ...normal })).rejects.toMatchObject({ code: "invoice_exists" });
  const listed = await admin.client.admin.invoices.list({ state: "requested", limit: 100 });
  expect(listed.items.find((one) => one.id === id)).toMatchObject({
    orderNumber: (await client.orders.get({ id: orderId })).number,
    leftMinor: 9_900,
  });
  const issued = { id, adminId: admin.id, number: "25312000000123456789", issuedOn: "2026-11-21", url: null };
  await domain.db.transaction().execute((trx) => issueInvoice(trx, issued));
  const { request } = await client.invoices.get({ orderId });
  expect(request).toMatchObject({ state: "issued", number: issued.number, issuedOn: "2026-11-21" });
  await expect(domain.db.transaction().execute((trx) => issueInvoice(trx, issued))).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await client.invoices.remembered()).toEqual([normal]);
});

/** The word of its state, in a file of finance with one row. */
async function stateIn(file: Promise<File>): Promise<string> {
  const lines = (await (await file).text()).replace("\ufeff", "").trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  const [head = [], row = []] = lines.map((line) => line.split(","));
  return row[head.indexOf("Status")] ?? "";
}

test("files for finance say of a part that went back what the screens say", async () => {
  const { client, orderId } = await buyer();
  const { id } = await client.invoices.request({ orderId, ...normal });
  const { invoices, orders } = admin.client.admin;
  const { number } = await orders.get({ id: orderId });
  const states = async () => [
    await stateIn(orders.export({ language: "en", q: number })),
    await stateIn(invoices.export({ language: "en", q: number })),
  ];
  await invoices.issue({ id, number: "25312000000123456900", issuedOn: "2026-11-21", url: null });
  expect(await states()).toEqual(["Completed", "Issued"]);
  await giveBack(orderId, 1_000);
  expect(await states()).toEqual(["Partly refunded", "Red invoice due"]);
  await invoices.red({ id, number: "26312000000000000901", issuedOn: "2026-11-22", amountMinor: 1_000 });
  expect(await states()).toEqual(["Partly refunded", "Partly taken back"]);
});

test("what was issued stays visible, and red invoices take back what went back, never more", async () => {
  const { client, orderId, id: userId } = await buyer();
  const { id } = await client.invoices.request({ orderId, ...normal });
  const { invoices, inbox } = admin.client.admin;
  const row = async () => {
    const { items } = await invoices.list({ id });
    const { state, issuedMinor, leftMinor, redDueMinor, reds } = items[0] ?? {};
    return [state, issuedMinor, leftMinor, redDueMinor, reds];
  };
  const red = { id, number: "26312000000000000001", issuedOn: "2026-11-22", amountMinor: 1_000 };
  await expect(invoices.red(red)).rejects.toMatchObject({ code: "conflict" });
  const toCome = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await expect(
    invoices.issue({ id, number: "25312000000123456700", issuedOn: toCome, url: null }),
  ).rejects.toMatchObject({ code: "invalid_input", data: { field: "issuedOn" } });
  await invoices.issue({ id, number: "25312000000123456700", issuedOn: "2026-11-21", url: null });
  expect(await row()).toEqual(["issued", 9_900, 9_900, 0, []]);
  const waited = (await inbox()).money?.redInvoices ?? 0;
  await giveBack(orderId, 1_000);
  expect(await row()).toEqual(["issued", 9_900, 8_900, 1_000, []]);
  expect((await inbox()).money?.redInvoices).toBe(waited + 1);
  expect((await invoices.list({ red: "due" })).count.count).toBe(waited + 1);
  await expect(invoices.red({ ...red, amountMinor: 1_001 })).rejects.toMatchObject({ code: "conflict" });
  await invoices.red(red);
  const { id: _, ...kept } = red;
  expect(await row()).toEqual(["issued", 9_900, 8_900, 0, [kept]]);
  expect((await invoices.list({ red: "done", limit: 100 })).items.map((one) => one.id)).toContain(id);
  await giveBack(orderId, 8_900);
  expect(await row()).toEqual(["reversed", 9_900, 0, 8_900, [kept]]);
  // each paper has a number of its own, and none is older than what it takes back
  const rest = { ...red, number: "26312000000000000002", amountMinor: 8_900 };
  for (const wrong of [{ number: red.number }, { number: "25312000000123456700" }, { issuedOn: "2026-11-20" }])
    await expect(invoices.red({ ...rest, ...wrong })).rejects.toMatchObject({
      code: "invalid_input",
      data: { field: Object.keys(wrong)[0] },
    });
  await invoices.red(rest);
  expect((await row()).slice(0, 4)).toEqual(["reversed", 9_900, 0, 0]);
  await expect(invoices.red({ ...red, number: "26312000000000000003" })).rejects.toMatchObject({ code: "conflict" });
  const { items } = await admin.client.admin.logs.audit.list({ accountId: userId, action: "invoice_requests.update" });
  expect(items[0]?.actor).toBe(`admin:${admin.id}`);
});

test("an invoice with wrong details is taken back whole while its order stays paid, and another is issued for it", async () => {
  const { client, orderId, id: userId } = await buyer();
  const { invoices, logs } = admin.client.admin;
  const { id } = await client.invoices.request({ orderId, ...normal });
  const wrong = { id, number: "26312000000000000101", issuedOn: "2026-11-22", mistake: "抬头少了“（中国）”" };
  const takeBack = (over: object = {}) => invoices.takeBack({ ...wrong, again: false, ...over });
  await expect(takeBack()).rejects.toMatchObject({ code: "conflict" });
  await invoices.issue({ id, number: "25312000000123456101", issuedOn: "2026-11-21", url: null });
  await giveBack(orderId, 900);
  await invoices.red({ id, number: "26312000000000000100", issuedOn: "2026-11-21", amountMinor: 900 });
  for (const no of [{ number: "25312000000123456101" }, { issuedOn: "2026-11-20" }])
    await expect(takeBack(no)).rejects.toMatchObject({ code: "invalid_input", data: { field: Object.keys(no)[0] } });
  expect(await takeBack()).toEqual({ id, state: "reversed" });
  await expect(takeBack({ number: "26312000000000000102" })).rejects.toMatchObject({ code: "conflict" });

  // what was issued stays, all of it is taken back, nothing more is due, and the order is as it was
  const [row] = (await invoices.list({ id })).items;
  expect(row).toMatchObject({ issuedMinor: 9_900, redDueMinor: 0, mistake: wrong.mistake });
  expect(row?.reds.map((one) => one.amountMinor)).toEqual([900, 9_000]);
  expect((await client.orders.get({ id: orderId })).status).toBe("completed");
  const { items } = await logs.audit.list({ accountId: userId, action: "invoice_requests.update" });
  expect(items[0]).toMatchObject({ actor: `admin:${admin.id}`, after: { state: "reversed", mistake: wrong.mistake } });
  expect(await client.invoices.get({ orderId })).toMatchObject({
    request: { state: "reversed", mistake: wrong.mistake },
    possible: true,
  });

  // asked for again with other details, issued, wrong once more, and this time made out anew with the same details
  const second = await client.invoices.request({
    orderId,
    type: "normal",
    buyer: { ...company, title: "房播（中国）" },
  });
  await invoices.issue({ id: second.id, number: "25312000000123456102", issuedOn: "2026-11-23", url: null });
  await takeBack({ id: second.id, number: "26312000000000000103", issuedOn: "2026-11-23", again: true });
  const { request, possible } = await client.invoices.get({ orderId });
  expect(request).toMatchObject({ state: "requested", buyer: { title: "房播（中国）" } });
  expect(possible).toBe(false);
  const third = await invoices.list({ id: request?.id ?? "" });
  expect(third.items[0]).toMatchObject({ amountMinor: 9_000, leftMinor: 9_000, mistake: null });
  // money that goes back now concerns the invoice that holds, not those that were taken back
  await invoices.issue({ id: request?.id ?? "", number: "25312000000123456103", issuedOn: "2026-11-23", url: null });
  await giveBack(orderId, 9_000);
  const due = async (one: string) => (await invoices.list({ id: one })).items[0]?.redDueMinor;
  expect([await due(id), await due(second.id), await due(request?.id ?? "")]).toEqual([0, 0, 9_000]);
});

test("what waits is withdrawn and written down, no administrator sees it any more, and another is asked for", async () => {
  const { client, orderId, id: userId } = await buyer();
  await expect(client.invoices.withdraw({ orderId })).rejects.toMatchObject({ code: "not_found" });
  const first = await client.invoices.request({ orderId, ...normal });
  const stranger = await domain.person();
  await expect(stranger.client.invoices.withdraw({ orderId })).rejects.toMatchObject({ code: "not_found" });
  expect(await client.invoices.withdraw({ orderId })).toEqual(normal);
  expect(await client.invoices.get({ orderId })).toEqual({ request: null, possible: true });
  const { items } = await admin.client.admin.invoices.list({ limit: 100 });
  expect(items.map((one) => one.id)).not.toContain(first.id);
  const entry = await domain.db
    .selectFrom("audit_entries")
    .select("actor")
    .where("action", "=", "invoice_requests.delete")
    .where("subject_id", "=", first.id)
    .executeTakeFirstOrThrow();
  expect(entry.actor).toBe(`user:${userId}`);
  const { id } = await client.invoices.request({ orderId, ...normal });
  const issued = { id, adminId: admin.id, number: "3", issuedOn: "2026-11-21", url: null };
  await domain.db.transaction().execute((trx) => issueInvoice(trx, issued));
  await expect(client.invoices.withdraw({ orderId })).rejects.toMatchObject({ code: "conflict" });
});

test("a refused one says why, and may be asked for again", async () => {
  const { client, orderId } = await buyer();
  const { id } = await client.invoices.request({ orderId, ...normal });
  await domain.db
    .transaction()
    .execute((trx) => refuseInvoice(trx, { id, adminId: admin.id, reason: "抬头与税号不符" }));
  expect(await client.invoices.get({ orderId })).toMatchObject({
    request: { state: "refused", reason: "抬头与税号不符" },
    possible: true,
  });
  const person = { kind: "person" as const, title: "林知夏", email: "lin@example.com" };
  await client.invoices.request({ orderId, type: "normal", buyer: person });
  expect((await client.invoices.remembered()).map(({ buyer: one }) => one.title)).toEqual([
    person.title,
    company.title,
  ]);
});

test("a wrong tax number, a special invoice with gaps, one for a person, and one for nothing are refused", async () => {
  const { client, orderId } = await buyer();
  const wrong = { ...company, taxId: "91330100799655058A" };
  await expect(client.invoices.request({ orderId, type: "normal", buyer: wrong })).rejects.toMatchObject({
    code: "tax_id_wrong",
  });
  await expect(client.invoices.request({ orderId, type: "special", buyer: company })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const person = { kind: "person" as const, title: "林知夏", email: "lin@example.com" };
  await expect(client.invoices.request({ orderId, type: "special", buyer: person })).rejects.toMatchObject({
    code: "invalid_input",
  });
  await giveBack(orderId, 9_900);
  await expect(client.invoices.request({ orderId, ...normal })).rejects.toMatchObject({ code: "not_invoiceable" });
});

test("what went back is taken off, and when all went back an issued invoice is to be reversed, an open request falls", async () => {
  const [one, two] = [await buyer(), await buyer()];
  const ids: string[] = [];
  for (const { client, orderId } of [one, two]) ids.push((await client.invoices.request({ orderId, ...normal })).id);
  await giveBack(one.orderId, 1_900);
  const { items } = await admin.client.admin.invoices.list({ limit: 100 });
  expect(items.find((one) => one.id === ids[0])?.leftMinor).toBe(8_000);
  const issued = { id: ids[0] ?? "", adminId: admin.id, number: "1", issuedOn: "2026-11-21", url: null };
  await domain.db.transaction().execute((trx) => issueInvoice(trx, issued));
  await giveBack(one.orderId, 8_000);
  await giveBack(two.orderId, 9_900);
  expect((await one.client.invoices.get({ orderId: one.orderId })).request?.state).toBe("reversed");
  expect((await two.client.invoices.get({ orderId: two.orderId })).request).toMatchObject({
    state: "refused",
    reason: "refunded",
  });
});

test("when an account goes, an issued invoice keeps its title and tax number only", async () => {
  const { client, orderId, id: userId } = await buyer();
  const { id } = await client.invoices.request({ orderId, ...normal });
  const issued = { id, adminId: admin.id, number: "2", issuedOn: "2026-11-21", url: null };
  await domain.db.transaction().execute((trx) => issueInvoice(trx, issued));
  await domain.backend.accounts.remove(userId);
  const row = await domain.db.selectFrom("invoice_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ user_id: null, order_id: null, number: "2" });
  expect(row.buyer).toEqual({ kind: "company", title: company.title, taxId: company.taxId });
});
