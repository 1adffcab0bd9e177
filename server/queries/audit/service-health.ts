/** Signs of life of each service: what the journals last wrote down of it. Every question reads the end of an index. */
import type { z } from "zod";
import { type Service, type ServiceName, serviceTest } from "#contract/admin/integration";
import { type PaymentProviderName, paymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import { EARLIER } from "#server/queries/billing/payments/payments";
import { writeAudit } from "./audit.ts";

type Health = Pick<Service, "lastSuccess" | "lastFailure" | "lastCallback" | "lastTest">;

const TEST_ACTION = "integration.test";
const subjectOf = (name: ServiceName) => `service:${name}`;
const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
const testedAs = serviceTest.pick({ ok: true, milliseconds: true, cause: true });

async function lastTest(db: Db, name: ServiceName): Promise<Health["lastTest"]> {
  const row = await db
    .selectFrom("audit_entries")
    .select(["at", "after"])
    .where("subject_id", "=", subjectOf(name))
    .where("action", "=", TEST_ACTION)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const told = testedAs.safeParse(row?.after);
  return row && told.success ? { ...told.data, at: row.at.toISOString() } : null;
}

async function mailHealth(db: Db) {
  const last = (failed: boolean) =>
    db
      .selectFrom("mail_deliveries")
      .select(["at", "failure"])
      .where("failure", failed ? "is not" : "is", null)
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirst();
  const [good, bad] = await Promise.all([last(false), last(true)]);
  return {
    lastSuccess: iso(good?.at),
    lastFailure: bad ? { at: bad.at.toISOString(), cause: bad.failure ?? "" } : null,
  };
}

/** Of messages only those that did not leave are written down, among the errors of the application. */
async function smsHealth(db: Db) {
  const bad = await db
    .selectFrom("application_errors")
    .select(["last_seen", "message"])
    .where("title", "=", "a code was not sent")
    .orderBy("last_seen", "desc")
    .limit(1)
    .executeTakeFirst();
  return { lastSuccess: null, lastFailure: bad ? { at: bad.last_seen.toISOString(), cause: bad.message } : null };
}

/**
 * Money that came is the sign of life, but not what was carried over from before these books or is a sample. A payment it would
 * not open, and a notice of unknown or other money, is a failure.
 */
async function paymentHealth(db: Db, provider: PaymentProviderName) {
  const last = (state: "paid" | "failed") =>
    db
      .selectFrom("payments")
      .select(["paid_at", "updated_at"])
      .where("provider", "=", provider)
      .where("state", "=", state)
      .where("reference", "not like", `${EARLIER}%`)
      .orderBy("updated_at", "desc")
      .limit(1)
      .executeTakeFirst();
  const told = (odd: boolean) =>
    db
      .selectFrom("payment_events")
      .select("received_at")
      .where("provider", "=", provider)
      .where("outcome", odd ? "in" : "not in", ["unknown", "mismatch"])
      .orderBy("received_at", "desc")
      .limit(1)
      .executeTakeFirst();
  const [paid, failed, fits, odd] = await Promise.all([last("paid"), last("failed"), told(false), told(true)]);
  const newest = (...moments: (Date | null | undefined)[]) =>
    moments.reduce<Date | null>((latest, at) => (at && (!latest || at > latest) ? at : latest), null);
  const bad = newest(failed?.updated_at, odd?.received_at);
  return {
    lastSuccess: iso(paid?.paid_at),
    lastFailure: bad && { at: bad.toISOString(), cause: "" },
    lastCallback: iso(newest(fits?.received_at, odd?.received_at)),
  };
}

const none = { lastSuccess: null, lastFailure: null };

export async function serviceHealth(db: Db, name: ServiceName): Promise<Health> {
  const provider = paymentProviderName.safeParse(name);
  const health = provider.success
    ? await paymentHealth(db, provider.data)
    : { ...(name === "mail" ? await mailHealth(db) : name === "sms" ? await smsHealth(db) : none), lastCallback: null };
  return { ...health, lastTest: await lastTest(db, name) };
}

/** Writes down what a test came to; the next look at the service's health reads it. */
export const writeTest = (trx: Db, name: ServiceName, test: z.infer<typeof serviceTest>): Promise<void> =>
  writeAudit(trx, { action: TEST_ACTION, subjectId: subjectOf(name), after: test });
