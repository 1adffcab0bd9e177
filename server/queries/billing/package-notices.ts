/** What an account is told about a period: each thing once, in the transaction that makes it true; the mail leaves after it. */
import { sql } from "kysely";
import { type NotificationData, type NotificationKind, notificationWish } from "#contract/notification";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PackageNoticeRow } from "#server/db/tables/package-notices";
import type { Owner } from "#server/queries/accounts/owner";
import { wants } from "#server/queries/notifications/notification-settings";
import { notify } from "#server/queries/notifications/notifications";

/** Seconds until a mail that did not leave is tried again, and how often it is. */
const AGAIN_SECONDS = 600;
const TRIES = 12;

/**
 * Tells it unless this period's owner was told already. `once` names the thing where one kind is told several times, such
 * as seven, three and one day before an end. False when it had been told.
 */
export async function tellOnce(
  trx: Db,
  owner: Owner,
  about: { subscriptionId: string; kind: NotificationKind; once?: string; data: NotificationData },
  now: Date,
): Promise<boolean> {
  const wish = notificationWish[about.kind];
  const mailed = wish === null || (await wants(trx, owner.userId, wish, "email"));
  const told = await trx
    .insertInto("package_notices")
    .values({
      user_id: owner.userId,
      subscription_id: about.subscriptionId,
      kind: about.once ?? about.kind,
      data: json({ ...about.data, kind: about.kind }),
      mail_due_at: mailed ? now : null,
    })
    .onConflict((conflict) => conflict.columns(["subscription_id", "kind"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!told) return false;
  await notify(trx, owner, { kind: about.kind, data: about.data });
  return true;
}

/** The next mail to send, not offered again for a while; undefined when none is due. */
export const takeDueMail = (db: Db, now: Date): Promise<PackageNoticeRow | undefined> =>
  db
    .updateTable("package_notices")
    .set({
      mail_due_at: sql<Date | null>`case when mail_tries + 1 < ${TRIES} then ${now}::timestamptz + make_interval(secs => ${AGAIN_SECONDS}) end`,
      mail_tries: sql<number>`mail_tries + 1`,
    })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("package_notices")
        .select("id")
        .where("mail_due_at", "<=", now)
        .orderBy("mail_due_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** It left. */
export const markMailed = (db: Db, id: string, now: Date) =>
  db.updateTable("package_notices").set({ mail_due_at: null, mailed_at: now }).where("id", "=", id).execute();
