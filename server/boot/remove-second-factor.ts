/** The last way in for an administrator who lost phone and codes: whoever has the machine takes the second factor away. */
import { sql } from "kysely";
import type { Backend } from "#server/backend/shared/types";
import type { Db } from "#server/db/tables";
import { actAs, writeAudit } from "#server/queries/audit/audit";

/** Answers what was done in both languages; nothing is done for an address without an account or without a second factor. */
export async function removeSecondFactor(backend: Backend, db: Db, email: string): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select id from auth.users where email = ${email.trim().toLowerCase()} and deleted_at is null`.execute(db);
  const id = rows[0]?.id;
  if (!id) return `No account has the address ${email}. / 没有使用 ${email} 的账号。`;
  if (!(await backend.accounts.removeSecondFactors(id)))
    return `${email} has no second factor. / ${email} 没有开启两步验证。`;
  await db.transaction().execute(async (trx) => {
    await actAs(trx, "system");
    await writeAudit(trx, {
      action: "accounts.remove_second_factor",
      accountId: id,
      after: { reason: "--remove-second-factor" },
    });
  });
  return `${email} signs in without a second step. / ${email} 现在登录不再需要两步验证。`;
}
