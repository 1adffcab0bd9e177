/** Mails that wait to be sent. Rows come from triggers, in the transaction that makes each true. */
import { sql } from "kysely";
import type { FailedMail } from "#contract/admin/mails";
import { mailLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { MailRow } from "#server/db/tables/invoices";
import { newestPage } from "#server/queries/lists/keyset";

/**
 * The next one that is due, moved on at once: should this process die now, another tries later. Null when none is due.
 */
export async function takeMail(db: Db, now: Date): Promise<MailRow | null> {
  const { rows } = await sql<MailRow>`
    update public.mail_outbox set tries = tries + 1,
      due_at = ${now}::timestamptz + least(interval '1 minute' * power(2, tries), interval '6 hours')
    where id = (select id from public.mail_outbox
      where ended_at is null and due_at <= ${now} and tries < ${mailLimits.tries}
      order by due_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** `dropped`: not true any more. Nobody looks at it again. */
export const endMail = (db: Db, id: string, outcome: "sent" | "dropped", now: Date) =>
  db.updateTable("mail_outbox").set({ ended_at: now, outcome }).where("id", "=", id).execute();

/** Ends those whose last try is over, whichever way its process ended; administrators find them. Answers how many. */
export async function giveUpMails(db: Db, now: Date): Promise<number> {
  const given = await db
    .updateTable("mail_outbox")
    .set({ ended_at: now, outcome: "failed" })
    .where("ended_at", "is", null)
    .where("due_at", "<=", now)
    .where("tries", ">=", mailLimits.tries)
    .executeTakeFirst();
  return Number(given.numUpdatedRows);
}

/** Drops all that wait: what they tell of, or lead to, is over. */
export const dropWaitingMails = (db: Db, now: Date) =>
  db.updateTable("mail_outbox").set({ ended_at: now, outcome: "dropped" }).where("ended_at", "is", null).execute();

/** For administrators: what was given up, newest first. It names accounts and papers, never an address. */
export async function listFailedMails(
  db: Db,
  options: { cursor?: string | undefined; limit: number },
): Promise<{ items: FailedMail[]; nextCursor: string | null }> {
  const failed = db.selectFrom("mail_outbox").selectAll().where("outcome", "=", "failed");
  const page = await newestPage(failed, options);
  const items = page.rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    subjectId: row.subject_id,
    tries: row.tries,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
  return { items, nextCursor: page.nextCursor };
}
