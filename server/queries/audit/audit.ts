/** Who acts, for the audit that triggers write. */
import { type QueryExecutorProvider, sql } from "kysely";
import type { AuditAction } from "#contract/admin/audit-actions";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";

export type Actor =
  | `user:${string}`
  | `admin:${string}`
  | `admin:${string} as user:${string}`
  | `provider:${PaymentProviderName}`
  | "system";

/** The administrator who acted, also as somebody else; null for anybody else. */
export const adminOf = (actor: string): string | null => /^admin:([0-9a-f-]{36})/.exec(actor)?.[1] ?? null;

/**
 * Says for the rest of the transaction who changes what, and from which network address where there was a request; without
 * an address the one that was said before stays.
 */
export const actAs = async (trx: QueryExecutorProvider, actor: Actor, address?: string): Promise<void> => {
  const from = address ?? sql`coalesce(current_setting('listcast.address', true), '')`;
  await sql`select set_config('listcast.actor', ${actor}, true), set_config('listcast.address', ${from}, true)`.execute(
    trx,
  );
};

/** Says for the rest of the transaction why: every entry that triggers write has it as `after.reason`. */
export const actBecause = async (trx: Db, reason: string): Promise<void> => {
  await sql`select set_config('listcast.reason', ${reason}, true)`.execute(trx);
};

/** Writes down what no changed row of a table says. Actor and address are those of `actAs`. */
export const writeAudit = async (
  trx: Db,
  about: { action: AuditAction; subjectId?: string; accountId?: string; before?: unknown; after: unknown },
): Promise<void> => {
  await trx
    .insertInto("audit_entries")
    .values({
      actor: sql<string>`coalesce(nullif(current_setting('listcast.actor', true), ''), 'system')`,
      address: sql<string | null>`nullif(current_setting('listcast.address', true), '')`,
      action: about.action,
      subject_id: about.subjectId ?? null,
      account_id: about.accountId ?? null,
      after: json(about.after),
      before: about.before === undefined ? null : json(about.before),
    })
    .execute();
};
