/** The audit as a journal: with the addresses of who acted and whose account it was. */
import { sql } from "kysely";
import { z } from "zod";
import type { AuditEntry } from "#contract/admin/books";
import type { AuditAsked, AuditLine } from "#contract/admin/logs";
import type { Db } from "#server/db/tables";
import { accountsNamed } from "#server/queries/accounts/admin-accounts";
import { bigId, byTime, type Listed, listed, within } from "#server/queries/journals/journal-list";
import type { AuditRow } from "#server/queries/journals/journal-rows";
import { auditEntryOf } from "./audit-list.ts";
import { actionBegins } from "./audit-names.ts";
import { actedBy, auditSearch } from "./audit-search.ts";

/** `q`: as server/queries/audit/audit-search.ts says. `actor`: also what an administrator did with somebody else's eyes. */
export async function auditLog(db: Db, asked: AuditAsked, counted = true): Promise<Listed<AuditLine>> {
  const { q, actor, actorKind, action, accountId } = asked;
  const sought = q ? await auditSearch(db, q) : null;
  const page = await listed<AuditRow, AuditEntry>(db, asked, {
    table: "audit_entries",
    // ids only grow with the time
    columns: byTime,
    id: bigId,
    counted,
    filters: [
      ...within("at", asked),
      accountId ? sql`account_id = ${accountId}` : null,
      actor ? actedBy(actor) : null,
      actorKind ? sql`split_part(actor, ':', 1) = ${actorKind}` : null,
      action ? await actionBegins(db, action) : null,
      sought && !sought.looked ? sought.where : null,
    ],
    looked: sought?.looked ? sought.where : null,
    shown: auditEntryOf,
  });
  const actorId = (actor: string) => /^(?:user|admin):([0-9a-f-]{36})/.exec(actor)?.[1] ?? null;
  const ids = page.items.flatMap((one) => [actorId(one.actor), one.accountId]).filter((id) => id !== null);
  const known = await accountsNamed(
    db,
    ids.filter((id) => z.uuid().safeParse(id).success),
  );
  const emailOf = (id: string | null) => (id === null ? null : (known.get(id)?.email ?? null));
  const items = page.items.map((one) => ({
    ...one,
    actorEmail: emailOf(actorId(one.actor)),
    accountEmail: emailOf(one.accountId),
  }));
  return { ...page, items };
}
