/** What an account is told about a period: each thing once, in the transaction that makes it true, with its mail in the outbox. */
import { type PackageMail, packageMails } from "#contract/mail";
import { type NotificationData, type NotificationKind, notificationWish } from "#contract/notification";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";
import { queueMail } from "#server/queries/notifications/mail-outbox";
import { wants } from "#server/queries/notifications/notification-settings";
import { notify } from "#server/queries/notifications/notifications";

const isPackageMail = (kind: string): kind is PackageMail => packageMails.some((one) => one === kind);

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
    })
    .onConflict((conflict) => conflict.columns(["subscription_id", "kind"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!told) return false;
  if (mailed && isPackageMail(about.kind))
    await queueMail(trx, { userId: owner.userId, kind: about.kind, subjectId: told.id, dueAt: now });
  await notify(trx, owner, { kind: about.kind, data: about.data });
  return true;
}

/** What was told of a period (`data`), and the period itself; undefined when it is gone. */
export const findNotice = (db: Db, id: string) =>
  db
    .selectFrom("package_notices as notice")
    .innerJoin("subscriptions as period", "period.id", "notice.subscription_id")
    .select(["notice.data", "period.starts_at", "period.ends_at", "period.time_zone", "period.plan"])
    .where("notice.id", "=", id)
    .executeTakeFirst();
