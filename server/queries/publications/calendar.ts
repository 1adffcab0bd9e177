/** What stands in an account's calendar: posts by when they are due, and what is planned for each of its accounts. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { ListedPublication } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { listedColumns } from "./listed-columns.ts";

/** Due from one moment to another, the soonest first; what was called off is left out. */
export const postsBetween = (
  db: Db,
  owner: Owner,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<ListedPublication[]> =>
  db
    .selectFrom("publications")
    .select(listedColumns)
    .where("user_id", "=", owner.userId)
    .where("due_at", ">=", from)
    .where("due_at", "<", until)
    .where("state", "!=", "withdrawn")
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();

/** When something waits for each account, in milliseconds; what is posted by hand stands under "". */
export async function plannedTimes(db: Db, owner: Owner): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db
    .selectFrom("publications")
    .select(["connection_id", "due_at"])
    .where("user_id", "=", owner.userId)
    .where("state", "=", "planned")
    .execute();
  const times = new Map<string, number[]>();
  for (const { connection_id: id, due_at: dueAt } of rows) {
    const of = times.get(id ?? "") ?? [];
    of.push(dueAt.getTime());
    times.set(id ?? "", of);
  }
  return times;
}

/**
 * For programs that read the calendar: the last weeks and all that is planned, the soonest first; of more than `limit` those nearest to
 * now. `changed_at`: of the latest line about it, as moving a post or approving it leaves its state.
 */
export async function postsOfFeed(
  db: Db,
  owner: Owner,
  { from, now, limit }: { from: Date; now: Date; limit: number },
): Promise<(ListedPublication & { changed_at: Date })[]> {
  const rows = await db
    .selectFrom("publications")
    .select(listedColumns)
    .select((of) =>
      of
        .selectFrom("publication_events as line")
        .select((line) => line.fn.max("line.created_at").as("at"))
        .whereRef("line.publication_id", "=", "publications.id")
        .as("told_at"),
    )
    .where("user_id", "=", owner.userId)
    .where("due_at", ">=", from)
    .orderBy(sql`abs(extract(epoch from due_at - ${now}::timestamptz))`)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows
    .map(({ told_at, ...row }) => ({ ...row, changed_at: told_at ?? row.state_at }))
    .toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime() || a.id.localeCompare(b.id));
}
