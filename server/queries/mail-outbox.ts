/** Mails that wait to be sent. Rows come from triggers, in the transaction that makes each true. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { MailRow } from "#server/db/tables/invoices";
import { mailLimits } from "#server/limits";

/**
 * The next one that is due, moved on at once: should this process die now, another tries later. Null when none is due.
 * A mail that was tried too often stays where it is, for people to see.
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

/** Sent, or not true any more: nobody looks at it again. */
export const endMail = (db: Db, id: string, now: Date) =>
  db.updateTable("mail_outbox").set({ ended_at: now }).where("id", "=", id).execute();
