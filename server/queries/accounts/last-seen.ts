/** Activity of accounts: when each was last seen, written at most every few minutes, so that requests cost no writes. */

import { activityLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

/** What this process wrote last, in milliseconds. */
const written = new Map<string, number>();
const REMEMBERED = 50_000;

/** From then on an account counts as online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - activityLimits.onlineMs);

/** The account was here. The database decides again, for several processes share an account. */
export async function touchSeen(db: Db, owner: Owner, now: Date): Promise<void> {
  const last = written.get(owner.userId);
  if (last !== undefined && now.getTime() - last < activityLimits.touchMs) return;
  if (written.size >= REMEMBERED) written.clear();
  written.set(owner.userId, now.getTime());
  await db
    .updateTable("accounts")
    .set({ last_seen_at: now })
    .where("user_id", "=", owner.userId)
    .where("last_seen_at", "<=", new Date(now.getTime() - activityLimits.touchMs))
    .execute();
}
