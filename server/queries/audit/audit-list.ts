/** The audit, read. Its ids only grow, so a cursor is the last id shown. */
import { sql } from "kysely";
import { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { AuditEntry } from "#contract/admin/books";
import { maySee } from "#contract/admin/scopes";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { reachable } from "#server/queries/accounts/admin-accounts";
import type { AuditRow } from "#server/queries/journals/journal-rows";
import { actedBy } from "./audit-search.ts";

interface Reader {
  scope: AdminScope;
  adminId: string;
}

const position = z.string().regex(/^\d{1,18}$/);

/** Scope operations: its own acts, and what befell accounts it may reach; the whole is for those the logs are for. */
const readable = ({ scope, adminId }: Reader) =>
  maySee("logs", scope)
    ? sql<boolean>`true`
    : sql<boolean>`(actor = ${`admin:${adminId}`} or (account_id is not null and ${reachable(scope, "account_id")}))`;

/** A row of the audit as everybody reads it. */
export const auditEntryOf = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  subjectId: row.subject_id,
  accountId: row.account_id,
  before: row.before,
  after: row.after,
  address: row.address,
});

/** Newest first, as far as `by` may read. Throws invalid_input for a cursor we did not write. */
export async function listAudit(
  db: Db,
  about: {
    cursor?: string | undefined;
    limit: number;
    accountId?: string | undefined;
    subjectId?: string | undefined;
    actor?: string | undefined;
  },
  by: Reader,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  let query = db.selectFrom("audit_entries").selectAll().where(readable(by));
  if (about.cursor !== undefined) {
    const before = position.safeParse(about.cursor);
    if (!before.success) throw new AppError("invalid_input", { data: { field: "cursor" } });
    query = query.where("id", "<", before.data);
  }
  if (about.accountId) query = query.where("account_id", "=", about.accountId);
  if (about.subjectId) query = query.where("subject_id", "=", about.subjectId);
  if (about.actor) query = query.where(actedBy(about.actor));
  const rows = await query
    .orderBy("id", "desc")
    .limit(about.limit + 1)
    .execute();
  const shown = rows.slice(0, about.limit);
  return {
    items: shown.map(auditEntryOf),
    nextCursor: rows.length > about.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
