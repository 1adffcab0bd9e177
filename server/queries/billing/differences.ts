/** Differences as they are kept: once each, closed by an administrator or by the books coming to agree. */
import { sql } from "kysely";
import type { z } from "zod";
import type { differencesInput } from "#contract/admin/books";
import type { PaymentProviderName } from "#contract/payment";
import type { Difference } from "#contract/reconciliation";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { DifferenceRow } from "#server/db/tables/reconciliation";
import { wordsIn } from "#server/queries/accounts/account-filter";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount } from "#server/queries/lists/counts";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import type { FoundDifference } from "./found-differences.ts";

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

const conditions = ({ id, q, open, provider, kind }: Asked) =>
  allOf([
    ...(id ? [sql`id = ${id}`] : []),
    ...(open === undefined ? [] : [open ? sql`resolved_at is null` : sql`resolved_at is not null`]),
    ...(provider ? [sql`provider = ${provider}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(q ? [wordsIn(q, "public.difference_search_text(theirs, ours, arrivals)")] : []),
  ]);

/** Differences in the list of administrators. */
export const differenceList: ListSource<Asked, Difference> = async ({ db }, asked) => {
  const differences = db.selectFrom("reconciliation_differences").where(conditions(asked));
  return rowsOf({
    query: differences.selectAll(),
    sorted,
    asked,
    items: (rows) => rows.map(differenceOf),
    count: () => cappedCount(db, differences.select("id")),
  });
};

/** Closes one with the reason; one that is closed keeps its first answer. Null when there is none. */
export async function resolveDifference(
  trx: Db,
  id: string,
  by: { adminId: string; note: string; now: Date },
): Promise<DifferenceRow | null> {
  await trx
    .updateTable("reconciliation_differences")
    .set({ resolved_at: by.now, resolved_by: by.adminId, note: by.note })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .execute();
  return (
    (await trx.selectFrom("reconciliation_differences").selectAll().where("id", "=", id).executeTakeFirst()) ?? null
  );
}
