/** News for an account: told in the transaction that makes it true, listed newest first, marked as read. */
import { sql } from "kysely";
import { type NotificationData, type NotificationKind, notificationWish } from "#contract/notification";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { NotificationRow } from "#server/db/tables/notifications";
import type { Owner } from "#server/queries/accounts/owner";
import { newestPage } from "#server/queries/lists/keyset";
import { wants } from "./notification-settings.ts";

/**
 * Tells the owner, unless they wished not to be told of such things here. Call it in the transaction of what happened.
 * `data` fills the dictionary's sentence and leads to the thing (contract/notification.ts says what each kind carries).
 */
export async function notify(
  trx: Db,
  owner: Owner,
  { kind, data }: { kind: NotificationKind; data: NotificationData },
): Promise<void> {
  if (!(await wants(trx, owner.userId, notificationWish[kind], "in_app"))) return;
  await trx
    .insertInto("notifications")
    .values({ user_id: owner.userId, kind, data: json(data) })
    .execute();
}

/** A page of the owner's news, newest first. Throws invalid_input for a cursor we did not write. */
export async function listNotifications(
  db: Db,
  owner: Owner,
  options: { cursor?: string; limit: number },
): Promise<{ rows: NotificationRow[]; nextCursor: string | null }> {
  const query = db.selectFrom("notifications").selectAll().where("user_id", "=", owner.userId);
  return await newestPage(query, options);
}

const unreadOf = (db: Db, owner: Owner) =>
  db.selectFrom("notifications").where("user_id", "=", owner.userId).where("read_at", "is", null);

/** How many of the owner's news nobody has opened. */
export async function countUnread(db: Db, owner: Owner): Promise<number> {
  const row = await unreadOf(db, owner)
    .select((of) => of.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The newest that is unread, or null. */
export const newestUnread = async (db: Db, owner: Owner): Promise<NotificationRow | null> =>
  (await unreadOf(db, owner).selectAll().orderBy("created_at", "desc").limit(1).executeTakeFirst()) ?? null;

/** Marks the named ones, or all; those of others are not met. */
export async function markRead(db: Db, owner: Owner, ids: readonly string[] | undefined, now: Date): Promise<void> {
  let query = db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", owner.userId)
    .where("read_at", "is", null);
  if (ids) query = query.where("id", "in", ids.length > 0 ? [...ids] : [sql<string>`null`]);
  await query.execute();
}
