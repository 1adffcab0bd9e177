/** Rights of accounts: whether they may sign in, their role and their scope. Who may change them is for the caller to decide. */
import { sql } from "kysely";
import type { AdminScope, Role } from "#contract/account";
import type { Db } from "#server/db/tables";

/** From here to the end of the transaction nobody else disables or enables the account. */
export async function lockRights(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rights:${userId}`}, 0))`.execute(trx);
}

/** Since when and why it is disabled; null: it is not. */
export async function setDisabled(
  trx: Db,
  userId: string,
  disabled: { at: Date; reason: string } | null,
): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({ disabled_at: disabled?.at ?? null, disabled_reason: disabled?.reason ?? null })
    .where("user_id", "=", userId)
    .execute();
}

/** The table's trigger writes the audit. `scope`: of an administrator. */
export async function changeRole(trx: Db, userId: string, role: Role, scope: AdminScope | null): Promise<void> {
  await trx.updateTable("user_roles").set({ role, scope }).where("user_id", "=", userId).execute();
}
