/** Limits on rows an account may make in a while, counted where the rows are: true for every process and after a restart. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

export interface RowLimit {
  rows: number;
  minutes: number;
}

/**
 * From here to the end of the transaction no other request of the account makes rows: what was counted stays true, and of
 * two that carry one idempotency key the second finds what the first has made.
 */
export const oneAtATime = async (trx: Db, owner: Owner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`create:${owner.userId}`}, 0))`.execute(trx);
};

/** Throws too_many_requests when the account has made its share of rows in the last minutes. */
export async function assertMayCreate(
  db: Db,
  owner: Owner,
  table:
    | "tasks"
    | "photos"
    | "page_tokens"
    | "import_batches"
    | "campaigns"
    | "properties"
    | "leads"
    | "lead_events"
    | "page_links"
    | "advertising_rights"
    | "piece_versions"
    | "orders"
    | "payments"
    | "sales_enquiries"
    | "publications"
    | "films"
    | "picture_sets"
    | "film_sounds"
    | "voices"
    | "approval_requests"
    | "open_houses",
  limit: RowLimit,
): Promise<void> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", owner.userId)
    .where("created_at", ">", sql<Date>`now() - make_interval(mins => ${limit.minutes})`)
    .executeTakeFirstOrThrow();
  if (Number(row.count) >= limit.rows)
    throw new AppError("too_many_requests", { data: { retryAfterSeconds: limit.minutes * 60 } });
}
