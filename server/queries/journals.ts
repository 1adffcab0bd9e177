/** The journals read: each a list newest first, filtered, in pages that take the same time however long the journal is. */
import { isIP } from "node:net";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type {
  ApplicationError,
  AuditAsked,
  AuditLine,
  ErrorsAsked,
  Journal,
  MailDelivery,
  MailsAsked,
  SignInAttempt,
  SignInsAsked,
  Webhook,
  WebhooksAsked,
} from "#contract/admin/logs";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { ErrorRow } from "#server/db/tables/journals";
import { accountsNamed } from "./admin-accounts.ts";
import { actionBegins, auditWords } from "./audit-names.ts";
import type { AuditRow, JournalRow, MailJournalRow, SignInRow, WebhookRow } from "./journal-rows.ts";
import { cappedCount, type KeyColumn, type Keyed, keyset } from "./keyset.ts";

/** A list's page with its count. */
export interface Listed<Item> {
  items: Item[];
  next: string | null;
  previous: string | null;
  count: { count: number; more: boolean };
}
interface Asked {
  sort: string;
  direction: "asc" | "desc";
  cursor?: string | undefined;
  limit: number;
}

/** Beginnings only, as an index finds them; what a pattern would mean is taken literally. */
const beginning = (words: string): string => `${words.replace(/[\\%_]/g, "\\$&")}%`;
const within = (column: string, { from, until }: { from?: string | undefined; until?: string | undefined }) => [
  from === undefined ? null : sql<boolean>`${sql.ref(column)} >= ${from}::timestamptz`,
  until === undefined ? null : sql<boolean>`${sql.ref(column)} < ${until}::timestamptz`,
];

async function listed<Row extends JournalRow, Item>(
  db: Db,
  asked: Asked,
  about: {
    table: string;
    columns: Record<string, KeyColumn>;
    id: KeyColumn;
    filters: readonly (RawBuilder<boolean> | null)[];
    shown(row: Row): Item;
    counted: boolean;
  },
): Promise<Listed<Item>> {
  const list = keyset({
    ...about,
    sort: asked.sort,
    direction: asked.direction,
    cursor: asked.cursor,
    limit: asked.limit,
  });
  const filters = about.filters.filter((filter) => filter !== null);
  const where = sql.join([sql`true`, ...filters], sql` and `);
  const from = sql`from public.${sql.raw(about.table)} where ${where}`;
  const [found, count] = await Promise.all([
    sql<
      Row & Keyed
    >`select *, ${sql.join([...list.keys])} ${from} and ${list.after} order by ${list.order} limit ${list.take}`.execute(
      db,
    ),
    about.counted ? cappedCount(db, sql`select 1 ${from}`) : { count: 0, more: false },
  ]);
  const { rows, next, previous } = list.page(found.rows);
  return { items: rows.map(about.shown), next, previous, count };
}

const bigId: KeyColumn = { ref: "id", type: "bigint" };
const byTime = { at: { ref: "at", type: "timestamptz" } } as const;

/** `q`: the beginning of an action, words of what it is called, or a whole id: of an account, a subject, or who acted. */
export async function auditLog(db: Db, asked: AuditAsked, counted = true): Promise<Listed<AuditLine>> {
  const { q, actor, actorKind, action, accountId } = asked;
  const id = q && z.uuid().safeParse(q).success ? q : null;
  const words = q && !id ? await auditWords(db, q) : null;
  const page = await listed<AuditRow, Omit<AuditLine, "actorEmail" | "accountEmail">>(db, asked, {
    table: "audit_entries",
    // ids only grow with the time
    columns: { at: { ref: "at", type: "timestamptz" } },
    id: bigId,
    counted,
    filters: [
      ...within("at", asked),
      accountId ? sql`account_id = ${accountId}` : null,
      actor ? sql`actor = ${actor}` : null,
      actorKind ? sql`split_part(actor, ':', 1) = ${actorKind}` : null,
      action ? await actionBegins(db, action) : null,
      id ? sql`(account_id = ${id} or subject_id = ${id} or actor in (${`user:${id}`}, ${`admin:${id}`}))` : null,
      words,
    ],
    shown: (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subjectId: row.subject_id,
      accountId: row.account_id,
      before: row.before,
      after: row.after,
      address: row.address,
    }),
  });
  const actorId = (actor: string) => /^(?:user|admin):([0-9a-f-]{36})/.exec(actor)?.[1] ?? null;
  const ids = page.items.flatMap((one) => [actorId(one.actor), one.accountId]).filter((id) => id !== null);
  const known = await accountsNamed(
    db,
    ids.filter((id) => z.uuid().safeParse(id).success),
  );
  const emailOf = (id: string | null) => (id === null ? null : (known.get(id)?.email ?? null));
  const items = page.items.map((one) => ({
    ...one,
    actorEmail: emailOf(actorId(one.actor)),
    accountEmail: emailOf(one.accountId),
  }));
  return { ...page, items };
}

const errorOf = (row: ErrorRow): ApplicationError => ({
  id: row.id,
  title: row.title,
  message: row.message,
  place: row.place === "" ? [] : row.place.split("\n"),
  times: Number(row.times),
  firstSeen: row.first_seen.toISOString(),
  lastSeen: row.last_seen.toISOString(),
  lastRequestId: row.last_request_id,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
});

/** `q`: a part of what was said, or a whole request id. There are as many rows as kinds of errors, which is few. */
export const errorLog = (db: Db, asked: ErrorsAsked, counted = true): Promise<Listed<ApplicationError>> =>
  listed<ErrorRow, ApplicationError>(db, asked, {
    table: "application_errors",
    columns: {
      lastSeen: { ref: "last_seen", type: "timestamptz" },
      firstSeen: { ref: "first_seen", type: "timestamptz" },
      times: { ref: "times", type: "bigint" },
    },
    id: { ref: "id", type: "uuid" },
    counted,
    filters: [
      asked.state ? sql`(resolved_at is not null) = ${asked.state === "resolved"}` : null,
      asked.q
        ? sql`(title || ' ' || message || ' ' || place ilike ${`%${beginning(asked.q)}`} or last_request_id = ${asked.q})`
        : null,
    ],
    shown: errorOf,
  });

/** Null `by` opens it again. Throws not_found. */
export async function resolveError(db: Db, id: string, by: string | null, now: Date): Promise<ApplicationError> {
  const row = await db
    .updateTable("application_errors")
    .set({ resolved_at: by === null ? null : now, resolved_by: by })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return errorOf(row);
}

/** `q`: the beginning of the recipient's address. */
export const mailLog = (db: Db, asked: MailsAsked, counted = true): Promise<Listed<MailDelivery>> =>
  listed<MailJournalRow, MailDelivery>(db, asked, {
    table: "mail_deliveries",
    columns: byTime,
    id: bigId,
    counted,
    filters: [
      ...within("at", asked),
      asked.state === "failed" ? sql`failure is not null` : null,
      asked.state === "sent" ? sql`failure is null` : null,
      asked.q ? sql`recipient like ${beginning(asked.q.toLowerCase())}` : null,
    ],
    shown: ({ id, at, recipient, subject, way, failure }) => ({
      id,
      at: at.toISOString(),
      recipient,
      subject,
      way,
      failure,
    }),
  });

/** `q`: our reference, or the provider's id of the event. */
export const webhookLog = (db: Db, asked: WebhooksAsked, counted = true): Promise<Listed<Webhook>> =>
  listed<WebhookRow, Webhook>(db, asked, {
    table: "payment_events",
    columns: { at: { ref: "received_at", type: "timestamptz" } },
    id: { ref: "(provider || ' ' || event_id)", type: "text" },
    counted,
    filters: [
      ...within("received_at", asked),
      asked.outcome ? sql`outcome = ${asked.outcome}` : null,
      asked.q ? sql`(reference = ${asked.q} or event_id = ${asked.q})` : null,
    ],
    shown: (row) => ({
      id: `${row.provider} ${row.event_id}`,
      receivedAt: row.received_at.toISOString(),
      provider: row.provider,
      eventId: row.event_id,
      kind: row.kind,
      reference: row.reference,
      outcome: row.outcome,
      said: row.said,
    }),
  });

/** Whole. One of the two is asked for and not either: an index finds each, and none finds both. */
const isNetworkAddress = (text: string) => isIP(text) !== 0;

/** `q`: the beginning of the address, or a whole network address. */
export const signInLog = (db: Db, asked: SignInsAsked, counted = true): Promise<Listed<SignInAttempt>> =>
  listed<SignInRow, SignInAttempt>(db, asked, {
    table: "sign_in_attempts",
    columns: byTime,
    id: bigId,
    counted,
    filters: [
      ...within("at", asked),
      asked.outcome ? sql`outcome = ${asked.outcome}` : null,
      asked.q && isNetworkAddress(asked.q) ? sql`address = ${asked.q}` : null,
      asked.q && !isNetworkAddress(asked.q) ? sql`email like ${beginning(asked.q.toLowerCase())}` : null,
    ],
    shown: ({ id, at, email, outcome, address, user_agent }) => ({
      id,
      at: at.toISOString(),
      email,
      outcome,
      address,
      userAgent: user_agent,
    }),
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

const keptDays = { signIns: 30, mails: 90, errors: 90 };
const days = z.number().int().min(7);
/** Where an operator wrote something else than days, what comes with the product holds. */
const logDays = z.object({ signIns: days, mails: days, errors: days }).catch(keptDays);

/** Lines whose days (setting log_days) are over go. */
export async function forgetJournals(db: Db, now: Date): Promise<void> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "log_days").executeTakeFirst();
  const kept = logDays.parse(row?.value);
  const before = (count: number) => new Date(now.getTime() - count * 86_400_000);
  await db.deleteFrom("sign_in_attempts").where("at", "<", before(kept.signIns)).execute();
  await db.deleteFrom("mail_deliveries").where("at", "<", before(kept.mails)).execute();
  await db.deleteFrom("application_errors").where("last_seen", "<", before(kept.errors)).execute();
}
