/** Differences as they are kept: once each, closed by an administrator or by the books coming to agree. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { AdminDifference, differencesInput } from "#contract/admin/books";
import type { AccountNamed } from "#contract/admin/orders";
import type { PaymentProviderName } from "#contract/payment";
import type { Difference } from "#contract/reconciliation";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { DifferenceRow } from "#server/db/tables/reconciliation";
import { accountsNamed, reachable } from "#server/queries/accounts/admin-accounts";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount } from "#server/queries/lists/counts";
import { type ListSource, type Reader, rowsOf } from "#server/queries/lists/list-source";
import type { FoundDifference } from "./found-differences.ts";
import { orderIdsOf, paidBy } from "./paid-by.ts";
import { soughtPapers } from "./sought-papers.ts";

type Asked = z.infer<typeof differencesInput>;

/** In the shape of the contract. */
export const differenceOf = (row: DifferenceRow): Difference => ({
  id: row.id,
  provider: row.provider,
  kind: row.kind,
  day: row.day,
  theirs: row.theirs,
  ours: row.ours,
  orderId: row.order_id,
  userId: row.user_id,
  createdAt: row.created_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.resolved_by,
  note: row.note,
  arrivals: row.arrivals,
  choice: row.choice,
});

/**
 * Keeps what was found and answers how many are new; those known already are left as they are, but one that had gone by
 * itself and is back is open again. Open ones of days from `from` on that are no longer found are closed, and refunds that
 * waited, whatever their day.
 */
export async function recordDifferences(
  trx: Db,
  provider: PaymentProviderName,
  found: readonly FoundDifference[],
  from: string,
  now: Date,
): Promise<number> {
  let fresh = 0;
  for (const one of found) {
    const row = await trx
      .insertInto("reconciliation_differences")
      .values({
        ...one,
        provider,
        theirs: one.theirs && json(one.theirs),
        ours: one.ours && json(one.ours),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["provider", "kind", "subject"])
          .doUpdateSet({ resolved_at: null })
          .where("reconciliation_differences.resolved_at", "is not", null)
          .where("reconciliation_differences.resolved_by", "is", null),
      )
      .returning("id")
      .executeTakeFirst();
    if (row) fresh += 1;
  }
  const stillFound = JSON.stringify(found.map(({ kind, subject }) => [kind, subject]));
  await trx
    .updateTable("reconciliation_differences")
    .set({ resolved_at: now })
    .where("provider", "=", provider)
    // a person found it, and a person closes it
    .where("kind", "<>", "transfer_differs")
    .where((is) => is.or([is("day", ">=", from), is("kind", "=", "refund_waiting")]))
    .where("resolved_at", "is", null)
    .where(sql<boolean>`not ${stillFound}::jsonb @> jsonb_build_array(jsonb_build_array(kind, subject))`)
    .execute();
  return fresh;
}

const sorted = {
  columns: { at: { ref: "created_at", type: "timestamptz" }, day: { ref: "day", type: "text" } },
  id: { ref: "id", type: "uuid" },
} as const;

const conditions = ({ id, open, provider, kind }: Asked, sought: readonly RawBuilder<boolean>[]) =>
  allOf([
    ...(id ? [sql`id = ${id}`] : []),
    ...(open === undefined ? [] : [open ? sql`resolved_at is null` : sql`resolved_at is not null`]),
    ...(provider ? [sql`provider = ${provider}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...sought,
  ]);

/** Whose accounts those are that the scope reaches; differences themselves are everybody's who looks after the business. */
async function reached(db: Db, scope: AdminScope, rows: readonly DifferenceRow[]) {
  const userIds = rows.flatMap((row) => row.user_id ?? []);
  if (userIds.length === 0) return new Map<string, AccountNamed>();
  const mine = await db
    .selectFrom("accounts")
    .select("user_id")
    .where("user_id", "in", userIds)
    .where(reachable(scope, "accounts.user_id"))
    .execute();
  return await accountsNamed(
    db,
    mine.map((row) => row.user_id),
  );
}

async function listedOf({ db, scope }: Reader, rows: readonly DifferenceRow[]): Promise<AdminDifference[]> {
  const [accounts, orders] = await Promise.all([reached(db, scope, rows), paidBy(db, orderIdsOf(rows))]);
  return rows.map((row) => ({
    ...differenceOf(row),
    orderNumber: orders.get(row.order_id ?? "")?.number ?? null,
    account: accounts.get(row.user_id ?? "") ?? null,
  }));
}

/** Differences in the list of administrators. */
export const differenceList: ListSource<Asked, AdminDifference> = async (reader, asked) => {
  const { db } = reader;
  const sought = asked.q ? [await soughtPapers(db, "reconciliation_differences", asked.q)] : [];
  const differences = db.selectFrom("reconciliation_differences").where(conditions(asked, sought));
  return rowsOf({
    query: differences.selectAll(),
    sorted,
    asked,
    items: (rows) => listedOf(reader, rows),
    count: () => cappedCount(db, differences.select("id")),
  });
};

/**
 * Closes one with the reason; one that is closed keeps its first answer. A transfer was written down for the wrong order then: its
 * bank references are free for the right one. Null when there is none.
 */
export async function resolveDifference(
  trx: Db,
  id: string,
  by: { adminId: string; note: string; now: Date },
): Promise<DifferenceRow | null> {
  await trx
    .updateTable("reconciliation_differences")
    .set({
      resolved_at: by.now,
      resolved_by: by.adminId,
      note: by.note,
      arrivals: sql`case kind when 'transfer_differs' then '[]' else arrivals end`,
      choice: sql`case kind when 'transfer_differs' then null else choice end`,
    })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .execute();
  return (
    (await trx.selectFrom("reconciliation_differences").selectAll().where("id", "=", id).executeTakeFirst()) ?? null
  );
}
