/** The people who look after the business, and telling them in the application. */
import type { AdminScope } from "#contract/account";
import type { NotificationData, NotificationKind } from "#contract/notification";
import type { Db } from "#server/db/tables";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { notify } from "./notifications.ts";

/** Who is told about money and leads. */
export const businessScopes: readonly AdminScope[] = ["super", "operations"];

/** Every administrator of one of the scopes. */
export async function administrators(db: Db, scopes: readonly AdminScope[]): Promise<Owner[]> {
  const rows = await db
    .selectFrom("user_roles")
    .select("user_id")
    .where("role", "=", "admin")
    .where("scope", "in", scopes)
    .orderBy("created_at")
    .execute();
  return rows.map(ownerOfRow);
}

/** Tells all who look after the business. Call it in the transaction of what happened. */
export async function notifyAdministrators(
  trx: Db,
  news: { kind: NotificationKind; data: NotificationData },
): Promise<void> {
  for (const owner of await administrators(trx, businessScopes)) await notify(trx, owner, news);
}
