/** The journals of mails, callbacks and sign-ins, each a list newest first; what is newest of any; and when lines go. */
import { isIP } from "node:net";
import { sql } from "kysely";
import type {
  Journal,
  MailDelivery,
  MailsAsked,
  SignInAttempt,
  SignInsAsked,
  Webhook,
  WebhooksAsked,
} from "#contract/admin/logs";
import type { Db } from "#server/db/tables";
import type { ListSource } from "#server/queries/lists/list-source";
import { readSetting } from "#server/queries/settings/settings";
import { beginning, byTime, journalRows, within } from "./journal-list.ts";
import type { MailJournalRow, SignInRow, WebhookRow } from "./journal-rows.ts";

/** `q`: the beginning of the recipient's address. */
export const mailList: ListSource<MailsAsked, MailDelivery> = async ({ db }, asked) =>
  journalRows(db, {
    table: "mail_deliveries",
    sorted: byTime,
    asked,
    filters: [
      ...within("at", asked),
      asked.state === "failed" ? sql`failure is not null` : null,
      asked.state === "sent" ? sql`failure is null` : null,
      asked.q ? sql`recipient like ${beginning(asked.q.toLowerCase())}` : null,
    ],
    items: (rows: readonly MailJournalRow[]) =>
      rows.map(({ id, at, recipient, subject, way, failure }) => ({
        id,
        at: at.toISOString(),
        recipient,
        subject,
        way,
        failure,
      })),
  });

/** `q`: our reference, or the provider's id of the event. */
export const webhookList: ListSource<WebhooksAsked, Webhook> = async ({ db }, asked) =>
  journalRows(db, {
    table: "payment_events",
    sorted: {
      columns: { at: { ref: "received_at", type: "timestamptz" } },
      id: { ref: "(provider || ' ' || event_id)", type: "text" },
    },
    asked,
    filters: [
      ...within("received_at", asked),
      asked.outcome ? sql`outcome = ${asked.outcome}` : null,
      asked.q ? sql`(reference = ${asked.q} or event_id = ${asked.q})` : null,
    ],
    items: (rows: readonly WebhookRow[]) =>
      rows.map((row) => ({
        id: `${row.provider} ${row.event_id}`,
        receivedAt: row.received_at.toISOString(),
        provider: row.provider,
        eventId: row.event_id,
        kind: row.kind,
        reference: row.reference,
        outcome: row.outcome,
        said: row.said,
      })),
  });

/** Whole. One of the two is asked for and not either: an index finds each, and none finds both. */
const isNetworkAddress = (text: string) => isIP(text) !== 0;

/** `q`: the beginning of the address, or a whole network address. */
export const signInList: ListSource<SignInsAsked, SignInAttempt> = async ({ db }, asked) =>
  journalRows(db, {
    table: "sign_in_attempts",
    sorted: byTime,
    asked,
    filters: [
      ...within("at", asked),
      asked.outcome ? sql`outcome = ${asked.outcome}` : null,
      asked.q && isNetworkAddress(asked.q) ? sql`address = ${asked.q}` : null,
      asked.q && !isNetworkAddress(asked.q) ? sql`email like ${beginning(asked.q.toLowerCase())}` : null,
    ],
    items: (rows: readonly SignInRow[]) =>
      rows.map(({ id, at, email, outcome, address, user_agent }) => ({
        id,
        at: at.toISOString(),
        email,
        outcome,
        address,
        userAgent: user_agent,
      })),
  });

const newest: Record<Journal, string> = {
  audit: "select max(id)::text from public.audit_entries",
  errors: "select max(last_seen)::text from public.application_errors",
  mails: "select max(id)::text from public.mail_deliveries",
  webhooks: "select max(received_at)::text from public.payment_events",
  signIns: "select max(id)::text from public.sign_in_attempts",
};

/** Changes when a line comes; null while there is none. */
export async function newestOf(db: Db, journal: Journal): Promise<string | null> {
  const { rows } = await sql<{ max: string | null }>`${sql.raw(newest[journal])}`.execute(db);
  return rows[0]?.max ?? null;
}

/** Lines whose days (setting log_days) are over go. */
export async function forgetJournals(db: Db, now: Date): Promise<void> {
  const days = await readSetting(db, "log_days");
  const before = (count: number) => new Date(now.getTime() - count * 86_400_000);
  await db.deleteFrom("sign_in_attempts").where("at", "<", before(days.signIns)).execute();
  await sql`delete from public.hosted_sessions where seen_at < ${before(days.signIns)}`.execute(db);
  await db.deleteFrom("mail_deliveries").where("at", "<", before(days.mails)).execute();
  await db.deleteFrom("application_errors").where("last_seen", "<", before(days.errors)).execute();
}
