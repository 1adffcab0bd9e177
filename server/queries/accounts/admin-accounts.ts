/** Accounts as administrators reach them: who may be acted on by whom, and what they are called in lists. */
import { type RawBuilder, sql } from "kysely";
import type { AdminScope } from "#contract/account";
import type { ListCount } from "#contract/admin/list";
import type { AccountNamed } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { type EstimatedTable, estimateCount } from "#server/queries/lists/count-estimate";
import { cappedCount } from "#server/queries/lists/counts";
import { type Owner, ownerOfRow } from "./owner.ts";

const findRole = (db: Db, userId: string) =>
  db.selectFrom("user_roles").select(["user_id", "role", "scope"]).where("user_id", "=", userId).executeTakeFirst();

/** The scope a person has at this moment; null: no administrator. */
export async function scopeOf(db: Db, userId: string): Promise<AdminScope | null> {
  const row = await findRole(db, userId);
  return row?.role === "admin" ? row.scope : null;
}

/** The account, if an administrator of that scope may act on it: administrators' own only for super. Throws not_found, forbidden. */
export async function reach(db: Db, scope: AdminScope, userId: string): Promise<Owner> {
  const row = await findRole(db, userId);
  if (!row) throw new AppError("not_found");
  if (row.role === "admin" && scope !== "super") throw new AppError("forbidden");
  return ownerOfRow(row);
}

/** With whose eyes a list is looked at: where only customers are asked for, with those of somebody who reaches nobody else. */
export const lookedAs = (scope: AdminScope, { customers }: { customers?: boolean | undefined }): AdminScope =>
  customers ? "operations" : scope;

/**
 * Leaves rows of administrators' accounts out of a list for whoever may not reach them. `column`: of the account. Each row's
 * own is looked up ("offset 0"): a join would begin by reading all administrators, for a page as for a file.
 */
export const reachable = (scope: AdminScope, column: string) =>
  scope === "super"
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select from user_roles role_of
        where role_of.user_id = ${sql.ref(column)} and role_of.role = 'admin' offset 0)`;

/** Rows whose accounts are looked up for an estimate. */
const LOOKED_UP = 400;

/** How many rows of the table there are. Where each one's account has to be looked up, a look at a few comes first. */
export async function countReachable(
  db: Db,
  scope: AdminScope,
  table: EstimatedTable,
  where: RawBuilder<boolean>,
): Promise<ListCount> {
  const rows = sql`select 1 from ${sql.table(table)} where ${where}`;
  if (scope === "super") return await cappedCount(db, rows);
  const { beyondCap, cap } = await estimateCount(db, table, sql`true`, [where], LOOKED_UP);
  return beyondCap ?? (await cappedCount(db, rows, cap));
}

/** What accounts are called in lists, by id; those that are gone are not in it. */
export async function accountsNamed(db: Db, userIds: Iterable<string>): Promise<Map<string, AccountNamed>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("accounts")
    .select(["user_id", "email", "display_name"])
    .where("user_id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [row.user_id, { id: row.user_id, email: row.email || null, name: row.display_name }]),
  );
}

/** Adds `account` to rows of accounts. */
export async function withAccounts<Row extends { user_id: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { account: AccountNamed })[]> {
  const named = await accountsNamed(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => ({
    ...row,
    account: named.get(row.user_id) ?? { id: row.user_id, email: null, name: null },
  }));
}
