/** The audit, read: with the addresses of who acted and whose account it was, as far as the reader may. */
import { sql } from "kysely";
import { z } from "zod";
import type { AuditAsked, AuditLine } from "#contract/admin/logs";
import { maySee } from "#contract/admin/scopes";
import type { Db } from "#server/db/tables";
import { accountsNamed, reachable } from "#server/queries/accounts/admin-accounts";
import { byTime, journalRows, within } from "#server/queries/journals/journal-list";
import type { AuditRow } from "#server/queries/journals/journal-rows";
import type { ListSource, Reader } from "#server/queries/lists/list-source";
import { actionBegins } from "./audit-names.ts";
import { actedBy, auditSearch } from "./audit-search.ts";
import { subjectsNamed } from "./audit-subjects.ts";

/** Scope operations: its own acts, and what befell accounts it may reach; the whole is for those the logs are for. */
const readable = ({ scope, adminId }: Reader) =>
  maySee("logs", scope)
    ? null
    : sql<boolean>`(actor = ${`admin:${adminId}`} or (account_id is not null and ${reachable(scope, "account_id")}))`;

const actorId = (actor: string) => /^(?:user|admin):([0-9a-f-]{36})/.exec(actor)?.[1] ?? null;

async function linesOf(db: Db, rows: readonly AuditRow[]): Promise<AuditLine[]> {
  const ids = rows.flatMap((row) => [actorId(row.actor), row.account_id]).filter((id) => id !== null);
  const accounts = await accountsNamed(
    db,
    ids.filter((id) => z.uuid().safeParse(id).success),
  );
  const emailOf = (id: string | null) => (id === null ? null : (accounts.get(id)?.email ?? null));
  const subjects = await subjectsNamed(db, rows);
  return rows.map((row, at) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subjectId: row.subject_id,
    subject: subjects[at] ?? null,
    accountId: row.account_id,
    before: row.before,
    after: row.after,
    address: row.address,
    actorEmail: emailOf(actorId(row.actor)),
    accountEmail: emailOf(row.account_id),
  }));
}

/** `q`: as server/queries/audit/audit-search.ts says. `actor`: also what an administrator did with somebody else's eyes. */
export const auditList: ListSource<AuditAsked, AuditLine> = async (reader, asked) => {
  const { db } = reader;
  const { q, actor, actorKind, action, accountId, subjectId } = asked;
  const sought = q ? await auditSearch(db, q) : null;
  return journalRows(db, {
    table: "audit_entries",
    sorted: byTime,
    asked,
    filters: [
      readable(reader),
      ...within("at", asked),
      accountId ? sql`account_id = ${accountId}` : null,
      subjectId ? sql`subject_id = ${subjectId}` : null,
      actor ? actedBy(actor) : null,
      actorKind ? sql`split_part(actor, ':', 1) = ${actorKind}` : null,
      action ? await actionBegins(db, action) : null,
      sought && !sought.looked ? sought.where : null,
    ],
    looked: sought?.looked ? sought.where : null,
    items: (rows: readonly AuditRow[]) => linesOf(db, rows),
  });
};

/** How much of it stands beside what it is about. */
const NEWEST = 30;

/** What befell the things of an account that have these ids, newest first, as far as the reader may know. */
export async function auditOf(reader: Reader, accountId: string, subjectIds: readonly string[]): Promise<AuditLine[]> {
  const { rows } = await sql<AuditRow>`select * from public.audit_entries
    where account_id = ${accountId} and subject_id = any(${[...subjectIds]}::text[])
      and ${readable(reader) ?? sql<boolean>`true`}
    order by id desc limit ${NEWEST}`.execute(reader.db);
  return await linesOf(reader.db, rows);
}
