/** Mails that wait to be sent: written in the transaction that makes each true, by triggers where it is about money. */
import { sql } from "kysely";
import type { FailedMail, FailedMailsAsked } from "#contract/admin/mails";
import type { MailKind } from "#contract/mail";
import { mailLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { MailRow } from "#server/db/tables/mails";
import { accountsWhere } from "#server/queries/accounts/account-search";
import { accountsNamed, reachable } from "#server/queries/accounts/admin-accounts";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount } from "#server/queries/lists/counts";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";

export interface QueuedMail {
  /** Null: it goes to somebody who has no account. */
  userId: string | null;
  kind: MailKind;
  /** What it is about, where its words are made when it is sent; of one subject a kind of mail leaves once. */
  subjectId?: string;
  /** Else address and mail (server/mails/outbox.ts). */
  sealed?: string;
  dueAt: Date;
  /** Of no use to anybody from then on. */
  expiresAt?: Date | undefined;
}

/** Call it in the transaction of what the mail tells. Answers its id; null when it waits or has left already. */
export async function queueMail(trx: Db, mail: QueuedMail): Promise<string | null> {
  const row = await trx
    .insertInto("mail_outbox")
    .values({
      user_id: mail.userId,
      kind: mail.kind,
      subject_id: mail.subjectId ?? null,
      sealed: mail.sealed ?? null,
      due_at: mail.dueAt,
      expires_at: mail.expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The next one that is due (or this one, if it is), moved on at once: should this process die now, another tries later. Null
 * when none is due.
 */
export async function takeMail(db: Db, now: Date, id?: string): Promise<MailRow | null> {
  const { rows } = await sql<MailRow>`
    update public.mail_outbox set tries = tries + 1,
      due_at = ${now}::timestamptz + least(interval '1 minute' * power(2, tries), interval '6 hours')
    where id = (select id from public.mail_outbox
      where ended_at is null and due_at <= ${now} and tries < ${mailLimits.tries} and expires_at > ${now} is not false
        ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by due_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** `dropped`: not true any more. Of one about a subject the row stays, so that it leaves once; of any other nothing does. */
export const endMail = (
  db: Db,
  { id, subject_id }: Pick<MailRow, "id" | "subject_id">,
  outcome: "sent" | "dropped",
  now: Date,
) =>
  subject_id === null
    ? db.deleteFrom("mail_outbox").where("id", "=", id).execute()
    : db.updateTable("mail_outbox").set({ ended_at: now, outcome }).where("id", "=", id).execute();

/**
 * Ends as failed those whose last try is over, whichever way its process ended, and those that are of no use any more.
 * Administrators find them. Answers their kinds, one for each.
 */
export async function giveUpMails(db: Db, now: Date): Promise<MailKind[]> {
  const rows = await db
    .updateTable("mail_outbox")
    .set({ ended_at: now, outcome: "failed" })
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("due_at", "<=", now), eb("tries", ">=", mailLimits.tries)]),
        eb.and([eb("expires_at", "<=", now), eb("due_at", "<=", now)]),
      ]),
    )
    .returning("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** One that failed waits again, with all its tries. Undefined when it did not fail, or nobody could use it any more. */
export const reopenMail = (trx: Db, id: string, now: Date): Promise<MailRow | undefined> =>
  trx
    .updateTable("mail_outbox")
    .set({ ended_at: null, outcome: null, tries: 0, due_at: now })
    .where("id", "=", id)
    .where("outcome", "=", "failed")
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .returningAll()
    .executeTakeFirst();

/** Drops all that wait: what they tell of, or lead to, is over. */
export const dropWaitingMails = (db: Db, now: Date) =>
  db
    .updateTable("mail_outbox")
    .set({ ended_at: now, outcome: "dropped", sealed: null })
    .where("ended_at", "is", null)
    .execute();

/** Those that were written beforehand wait so many days for an administrator once they have failed. */
export const forgetMails = (db: Db, now: Date) =>
  db
    .deleteFrom("mail_outbox")
    .where("subject_id", "is", null)
    .where("ended_at", "<", new Date(now.getTime() - mailLimits.keptDays * 86_400_000))
    .execute();

/** They are counted so far: the account of each has to be looked at. */
const COUNTED = 2_000;
const sorted = {
  // as its index has it
  columns: { at: { ref: "date_trunc('milliseconds', created_at at time zone 'UTC')", type: "timestamp" } },
  id: { ref: "id", type: "uuid" },
} as const;

async function failedMailsOf(db: Db, rows: readonly MailRow[]): Promise<FailedMail[]> {
  const named = await accountsNamed(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    account: row.user_id === null ? null : (named.get(row.user_id) ?? { id: row.user_id, email: null, name: null }),
    kind: row.kind,
    subjectId: row.subject_id,
    tries: row.tries,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  }));
}

/** What was given up, in the list of administrators. Of somebody without an account it names nobody. */
export const failedMailList: ListSource<FailedMailsAsked, FailedMail> = async ({ db, scope }, asked) => {
  let failed = db
    .selectFrom("mail_outbox")
    .where("outcome", "=", "failed")
    .where((eb) => eb.or([eb("user_id", "is", null), reachable(scope, "mail_outbox.user_id")]));
  if (asked.kind) failed = failed.where("kind", "=", asked.kind);
  if (asked.q) {
    const whose = db
      .selectFrom("accounts")
      .select("user_id")
      .where(allOf(accountsWhere(asked.q, true)))
      .where(sql<boolean>`accounts.user_id = mail_outbox.user_id`);
    failed = failed.where((eb) => eb.exists(whose));
  }
  return rowsOf({
    query: failed.selectAll(),
    sorted,
    asked,
    items: (rows) => failedMailsOf(db, rows),
    count: () => cappedCount(db, failed.select("id"), COUNTED),
  });
};
