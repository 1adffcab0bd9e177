/** Rows about an account itself that no procedure of a short test would make. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ownPrompt } from "#engine/copy/prompts/index";
import { json } from "#server/db/tables/json";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { requestInvoice } from "#server/queries/billing/invoices";
import { issueReceipt } from "#server/queries/billing/receipts";
import { countCall, paceOf } from "#server/queries/models/model-calls";
import { insertCall } from "#server/queries/models/model-log";
import { insertProvider, setProviderKey } from "#server/queries/models/model-providers";
import { insertPrompt } from "#server/queries/models/prompts";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { beat } from "#server/queries/tasks/workers";
import type { Domain } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import { makeSandboxRows } from "./sandbox-rows.ts";

export async function makeAccountRows(domain: Domain, userId: string, taskId: string): Promise<void> {
  const { db } = domain;
  const later = new Date(Date.now() + 86_400_000);
  await db.insertInto("account_deletions").values({ user_id: userId, due_at: later }).execute();
  await db
    .insertInto("phone_codes")
    .values({ user_id: userId, phone: "+8613800001234", address: "192.0.2.1", code_hash: "x", expires_at: later })
    .execute();
  const { id: adminId } = await domain.person({ role: "admin", scope: "operations" });
  await beat(domain.db, {
    id: randomUUID(),
    label: "web-1 · 42",
    version: "0.1.0",
    kinds: ["import"],
    slots: 1,
    busy: [],
    memory_bytes: 1,
    started_at: new Date(),
  });
  await db
    .insertInto("support_sessions")
    .values({ admin_id: adminId, user_id: userId, reason: "x", started_at: new Date(), ends_at: later })
    .execute();
  const { id: homeId } = await db
    .selectFrom("properties")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("page_takedowns")
    .values({
      property_id: homeId,
      user_id: userId,
      reason: "x",
      decided_by: adminId,
      lifted_at: new Date(),
      lifted_by: adminId,
    })
    .execute();
  await db
    .insertInto("invitations")
    .values({ link_hash: "0".repeat(64), user_id: userId, invited_by: adminId, sent_at: new Date(), expires_at: later })
    .execute();
  await db.insertInto("account_notes").values({ user_id: userId, author: adminId, text: "x" }).execute();
  await rateLimit("x", { points: 1, seconds: 60 })({ db, now: () => new Date() }, userId);
  await db.insertInto("data_exports").values({ task_id: taskId, user_id: userId, language: "en" }).execute();
  await db
    .insertInto("notification_settings")
    .values({ user_id: userId, kind: "product", channel: "email", wanted: true })
    .execute();
  await db
    .insertInto("sales_enquiries")
    .values({
      user_id: userId,
      name: "Ada",
      company: "Ada Homes",
      phone: "12",
      plan_code: "enterprise",
      language: "en",
      idempotency_key: "enquiry-1",
    })
    .execute();
  await sql`insert into hosted_sessions (session_id) values (gen_random_uuid())`.execute(db);
  await db.insertInto("sign_in_attempts").values({ email: "ada@example.com", outcome: "signed_in" }).execute();
  await db
    .insertInto("mail_deliveries")
    .values({ recipient: "ada@example.com", subject: "x", way: "outbox" })
    .execute();
  await db.insertInto("application_errors").values({ fingerprint: "x", title: "x", message: "x", place: "" }).execute();
  await makeModelRows(db, userId);
  await makePayments(db, userId, later);
  await makeSandboxRows(db);
  await db.insertInto("renewals").values({ user_id: userId, plan_code: null }).execute();
  const { id } = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("package_notices")
    .values({ user_id: userId, subscription_id: id, kind: "quota_low", data: json({}) })
    .execute();
}

const nobody = { company: "", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };

async function makePayments(db: Domain["db"], userId: string, later: Date): Promise<void> {
  const period = { startsAt: new Date(), endsAt: later };
  const { orderId } = await insertBought(db, ownerOfRow({ user_id: userId }), await memberPlan(db, "basic"), period);
  const { id } = await db.selectFrom("payments").select("id").where("order_id", "=", orderId).executeTakeFirstOrThrow();
  await db
    .insertInto("refunds")
    .values({
      user_id: userId,
      payment_id: id,
      reference: "refund-1",
      amount_minor: 100,
      currency: "CNY",
      reason: "goodwill",
      idempotency_key: "refund-1",
    })
    .execute();
  await db.insertInto("platform_apps").values({ platform: "weibo" }).execute();
  await db
    .insertInto("platform_app_secrets")
    .values({ platform: "weibo", name: "secret", sealed: "sealed:v1:x" })
    .execute();
  const coupon = await db
    .insertInto("coupons")
    .values({ code: "WELCOME", kind: "percent", value: 10 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("coupon_redemptions")
    .values({ user_id: userId, order_id: orderId, coupon_id: coupon.id })
    .execute();
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const payment = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await issueReceipt(db, { order, payment, subscription: null, imprint: nobody, now: new Date() });
  const day = { provider: "sandbox" as const, day: "2026-03-02" };
  await db.insertInto("statement_days").values(day).execute();
  await db.insertInto("report_days").values({ day: "2026-03-02", figured_at: new Date(), settled: true }).execute();
  await db
    .insertInto("report_figures")
    .values({ measure: "sign_ups", day: "2026-03-02", currency: "", dimension_1: "", dimension_2: "", value: "1" })
    .execute();
  const line = { ...day, position: 0, type: "payment" as const, reference: "x", transaction_id: "x", at: later };
  await db
    .insertInto("statement_lines")
    .values({ ...line, amount_minor: 100, currency: "CNY" })
    .execute();
  await db
    .insertInto("reconciliation_differences")
    .values({ ...day, user_id: userId, kind: "missing_there", subject: "x" })
    .execute();
  await requestInvoice(db, ownerOfRow({ user_id: userId }), orderId, {
    type: "normal",
    buyer: { kind: "person", title: "Ada", email: "ada@example.com" },
  });
  await db
    .insertInto("site_pictures")
    .values({ name: `${"0".repeat(32)}.png`, bytes: Buffer.from("x") })
    .execute();
  const written = { zh: "", en: "" };
  const words = { version: "2026-01-01", published_at: later, published_by: null };
  await db
    .insertInto("legal_versions")
    .values({ ...words, texts: json({ terms: written, privacy: written }) })
    .execute();
  await db
    .insertInto("payment_events")
    .values({ provider: "bank", event_id: "1", kind: "charge", outcome: "unknown", said: "{}", at: new Date() })
    .execute();
}

async function makeModelRows(db: Domain["db"], userId: string): Promise<void> {
  await insertProvider(
    db,
    {
      name: "m",
      kind: "openai",
      baseUrl: null,
      model: "m",
      perMinute: null,
      tokensPerDay: null,
      moneyPerDay: null,
      priceIn: 0,
      priceOut: 0,
      currency: "CNY",
      enabled: false,
    },
    false,
  );
  const { id } = await db.selectFrom("model_providers").select("id").executeTakeFirstOrThrow();
  const seen = { kind: "openai", baseUrl: null } as const;
  await setProviderKey(db, id, { key: "sk-secret-1", seen }, { secretKey: "a key", now: new Date() });
  const call = { provider: "m", model: "x", userId, outcome: "written", currency: "CNY", tokensIn: 1, tokensOut: 1 };
  await countCall(db, { ...call, costMillionths: 0, milliseconds: 1 }, new Date());
  await insertCall(
    db,
    {
      ...{ ...call, id: randomUUID(), campaignId: null, purpose: "test", language: null, pieces: [], promptVersion: 0 },
      ...{ answer: "ok", error: null, costMillionths: 0, milliseconds: 1 },
    },
    new Date(),
  );
  await paceOf(db, "m", new Date());
  await insertPrompt(db, { texts: ownPrompt, note: "x", by: userId, now: new Date() });
}
