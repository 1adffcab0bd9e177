/** Differences as they are kept: once each, closed by an administrator or by the books coming to agree. */
import { sql } from "kysely";
import type { PaymentProviderName } from "#contract/payment";
import type { Difference } from "#contract/reconciliation";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { DifferenceRow } from "#server/db/tables/reconciliation";
import { afterCursor, newestFirst, pageOf } from "./cursor.ts";
import type { FoundDifference } from "./found-differences.ts";

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
  const kept = JSON.stringify(found.map(({ kind, subject }) => [kind, subject]));
  await trx
    .updateTable("reconciliation_differences")
    .set({ resolved_at: now })
    .where("provider", "=", provider)
    .where((is) => is.or([is("day", ">=", from), is("kind", "=", "refund_waiting")]))
    .where("resolved_at", "is", null)
    .where(sql<boolean>`not ${kept}::jsonb @> jsonb_build_array(jsonb_build_array(kind, subject))`)
    .execute();
  return fresh;
}

/** For administrators: a page of them, newest first; only open or only resolved ones when asked. */
export async function listDifferences(
  db: Db,
  options: {
    cursor?: string | undefined;
    limit: number;
    open?: boolean | undefined;
    provider?: PaymentProviderName | undefined;
  },
): Promise<{ rows: DifferenceRow[]; nextCursor: string | null }> {
  let query = db.selectFrom("reconciliation_differences").selectAll().where(afterCursor(options.cursor));
  if (options.open !== undefined) query = query.where("resolved_at", options.open ? "is" : "is not", null);
  if (options.provider) query = query.where("provider", "=", options.provider);
  return pageOf(
    await query
      .orderBy(newestFirst)
      .limit(options.limit + 1)
      .execute(),
    options.limit,
  );
}

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
