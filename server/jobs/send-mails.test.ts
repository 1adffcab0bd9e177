import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { mailLimits } from "#server/base/limits";
import { json } from "#server/db/tables/json";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { issueInvoice, requestInvoice } from "#server/queries/billing/invoices";
import { issueReceipt } from "#server/queries/billing/receipts";
import { type Domain, openDomain } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import { sendMails } from "./send-mails.ts";

const imprint = { company: "", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());
beforeEach(async () => {
  await sendMails(domain.jobDeps());
  domain.mails.length = 0;
});

/** Somebody who just paid for a basic package, with its receipt. */
async function buyer() {
  const { db } = domain;
  const person = await domain.person();
  const owner = ownerOfRow({ user_id: person.id });
  const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * 86_400_000) };
  const { orderId } = await insertBought(db, owner, await memberPlan(db, "basic"), period);
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const payment = await db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
  const receipt = await issueReceipt(db, { order, payment, subscription: null, imprint, now: new Date() });
  return { person, owner, orderId, payment, number: receipt?.number ?? "" };
}

test("a receipt leaves once, with its PDF, in the language of the account", async () => {
  const { person, number } = await buyer();
  await domain.db.updateTable("profiles").set({ language: "en" }).where("user_id", "=", person.id).execute();
  await Promise.all([sendMails(domain.jobDeps()), sendMails(domain.jobDeps())]);
  const [mail, ...more] = domain.mails;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: person.email, subject: `Receipt ${number}: ¥99.00`, language: "en" });
  expect(mail?.attachments?.map(({ name }) => name)).toEqual([`${number}.pdf`]);
  expect(Buffer.from(mail?.attachments?.[0]?.bytes ?? []).toString("latin1", 0, 5)).toBe("%PDF-");
});

test("a mail that could not be handed over is sent later, as the same mail", async () => {
  await buyer();
  const ids: (string | undefined)[] = [];
  const mailer = {
    name: "smtp" as const,
    close() {},
    send: async (mail: { id?: string }) => {
      ids.push(mail.id);
      throw new AppError("unavailable");
    },
  };
  await sendMails(domain.jobDeps({ mailer }));
  await sendMails(domain.jobDeps({ mailer }));
  expect(ids).toHaveLength(1);
  const later = () => new Date(Date.now() + 3 * 60_000);
  await sendMails(domain.jobDeps({ now: later }));
  expect(domain.mails.map((mail) => mail.id)).toEqual(ids);
});

test("a mail that was tried too often ends as failed, and administrators find it", async () => {
  const { person } = await buyer();
  const send = async () => {
    throw new AppError("unavailable");
  };
  const mailer = { name: "smtp" as const, close() {}, send };
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const log = { info: write, warn: write, error: write };
  const mail = async () =>
    domain.db.selectFrom("mail_outbox").selectAll().where("user_id", "=", person.id).executeTakeFirstOrThrow();
  // PostgreSQL's moments are finer than ours
  const due = async () => new Date((await mail()).due_at.getTime() + 1);
  const before = mailLimits.tries - 2;
  await domain.db.updateTable("mail_outbox").set({ tries: before }).where("user_id", "=", person.id).execute();
  for (let tries = before; tries < mailLimits.tries; tries += 1) {
    const now = await due();
    await sendMails(domain.jobDeps({ mailer, log, now: () => now }));
    expect(await mail()).toMatchObject({ tries: tries + 1, outcome: null });
  }
  const end = await due();
  await sendMails(domain.jobDeps({ log, now: () => end }));
  expect(await mail()).toMatchObject({ tries: mailLimits.tries, outcome: "failed", ended_at: end });
  expect(JSON.stringify(lines)).not.toContain(person.email);
  const admin = await domain.person({ role: "admin", scope: "operations" });
  expect((await admin.client.admin.mails.list({})).items).toMatchObject([
    { account: { id: person.id }, kind: "receipt", tries: mailLimits.tries, endedAt: end.toISOString() },
  ]);
  await buyer();
  await sendMails(domain.jobDeps());
  expect(domain.mails.length).toBeGreaterThan(0);
});

test("of a refund that is done before the first mail left, one mail says so", async () => {
  const { payment, person } = await buyer();
  await sendMails(domain.jobDeps());
  domain.mails.length = 0;
  const { id } = await domain.db
    .insertInto("refunds")
    .values({
      user_id: person.id,
      payment_id: payment.id,
      reference: `r-${payment.id.slice(0, 8)}`,
      amount_minor: 5_000,
      currency: "CNY",
      reason: "goodwill",
      decided_by: person.id,
      idempotency_key: payment.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await domain.db.updateTable("refunds").set({ state: "done", done_at: new Date() }).where("id", "=", id).execute();
  await sendMails(domain.jobDeps());
  expect(domain.mails.map(({ subject }) => subject)).toEqual(["退款 ¥50.00 已完成"]);
  expect(domain.mails[0]?.text).not.toContain("goodwill");
});

test("a bank transfer is told where to go while it waits, and not after it was given up", async () => {
  const { db } = domain;
  const person = await domain.person();
  const { orderId } = await insertBought(db, ownerOfRow({ user_id: person.id }), await memberPlan(db, "basic"), {
    startsAt: new Date(),
    endsAt: new Date(Date.now() + 86_400_000),
  });
  // a second order of the account, not paid yet
  const { id: waiting } = await db
    .insertInto("orders")
    .values((eb) => ({
      user_id: person.id,
      number: 99,
      price_list: "member",
      plan_code: "basic",
      plan: eb.selectFrom("orders").select("plan").where("id", "=", orderId),
      price_minor: 9_900,
      amount_minor: 9_900,
      currency: "CNY",
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const action = { type: "transfer" as const, account: "1001 2345", bank: "招商银行", holder: "房播", memo: "LC 8K2M" };
  const open = async (reference: string) => {
    const { id } = await db
      .insertInto("payments")
      .values({
        user_id: person.id,
        order_id: waiting,
        provider: "bank",
        method: "transfer",
        reference,
        amount_minor: 9_900,
        currency: "CNY",
        idempotency_key: reference,
        expires_at: new Date("2026-11-24T08:00:00Z"),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("payments")
      .set({ state: "open", action: json(action) })
      .where("id", "=", id)
      .execute();
    return id;
  };
  await open("transfer-1");
  const given = await open("transfer-2");
  await db.updateTable("payments").set({ state: "closed" }).where("id", "=", given).execute();
  await sendMails(domain.jobDeps());
  expect(domain.mails).toHaveLength(1);
  for (const said of ["1001 2345", "招商银行", "LC 8K2M", "¥99.00"]) expect(domain.mails[0]?.text).toContain(said);
});

test("an issued invoice goes to the address that was given for it", async () => {
  const { owner, orderId, person } = await buyer();
  await sendMails(domain.jobDeps());
  domain.mails.length = 0;
  const row = await requestInvoice(domain.db, owner, orderId, {
    type: "normal",
    buyer: { kind: "person", title: "林知夏", email: "finance@example.com" },
  });
  const url = "https://tax.example/25312.pdf";
  await issueInvoice(domain.db, { id: row.id, adminId: person.id, number: "25312", issuedOn: "2026-11-21", url });
  await sendMails(domain.jobDeps());
  expect(domain.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: "finance@example.com", subject: "发票已开具：25312" },
  ]);
  expect(domain.mails[0]?.text).toContain(url);
});
