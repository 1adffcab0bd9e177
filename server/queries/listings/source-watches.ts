/** Pages that are read again: what an account watches, which are due, and how a reading ended. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { WatchEvery, WatchProblem } from "#contract/properties/source-watch";
import { watchLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { SourceWatchRow } from "#server/db/tables/source-watches";
import type { Owner } from "#server/queries/accounts/owner";

const DAY_MS = 86_400_000;
const daysOf = { day: 1, week: 7 } as const satisfies Record<WatchEvery, number>;

export const findWatch = (db: Db, owner: Owner, propertyId: string): Promise<SourceWatchRow | undefined> =>
  db
    .selectFrom("source_watches")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .executeTakeFirst();

/** Begins to watch, or changes how often. Throws too_many_watched. Call it in a transaction that is `oneAtATime`. */
export async function putWatch(trx: Db, owner: Owner, propertyId: string, every: WatchEvery, now: Date): Promise<void> {
  const others = await trx
    .selectFrom("source_watches")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("user_id", "=", owner.userId)
    .where("property_id", "!=", propertyId)
    .executeTakeFirstOrThrow();
  if (Number(others.count) >= watchLimits.perAccount)
    throw new AppError("too_many_watched", { data: { max: watchLimits.perAccount } });
  await trx
    .insertInto("source_watches")
    .values({ property_id: propertyId, user_id: owner.userId, every, next_at: now })
    .onConflict((conflict) => conflict.column("property_id").doUpdateSet({ every }))
    .execute();
}

export const removeWatch = (trx: Db, owner: Owner, propertyId: string) =>
  trx.deleteFrom("source_watches").where("user_id", "=", owner.userId).where("property_id", "=", propertyId).execute();

export type DueWatch = SourceWatchRow & { title: string; listing: Listing; url: string };

/**
 * Watches whose time has come, the longest due first: at most `perSite` of a site and `perRound` of all, of homes that are neither
 * archived nor hidden.
 */
export async function dueWatches(db: Db, now: Date): Promise<DueWatch[]> {
  const { rows } = await sql<DueWatch>`
    select * from (
      select w.*, p.title, p.listing, p.listing ->> 'sourceUrl' as url,
        row_number() over (partition by substring(p.listing ->> 'sourceUrl' from '^https?://([^/?#]*)') order by w.next_at) as turn
      from source_watches w join properties p on p.id = w.property_id
      where w.next_at <= ${now} and p.deleted_at is null and p.archived_at is null and p.listing ->> 'sourceUrl' is not null
    ) due
    where turn <= ${watchLimits.perSite}
    order by next_at limit ${watchLimits.perRound}`.execute(db);
  return rows;
}

const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** The page was read: next time as often as was asked for. */
export const keepReading = (trx: Db, watch: SourceWatchRow, seen: Listing, now: Date) =>
  trx
    .updateTable("source_watches")
    .set({
      seen: json(seen),
      read_at: now,
      failures: 0,
      problem: null,
      told: false,
      next_at: after(now, daysOf[watch.every]),
    })
    .where("property_id", "=", watch.property_id)
    .execute();

/** It was not: each time twice as long until the next, up to the longest. */
export const keepFailure = (
  trx: Db,
  watch: SourceWatchRow,
  failure: { problem: WatchProblem; told: boolean },
  now: Date,
) =>
  trx
    .updateTable("source_watches")
    .set({
      ...failure,
      failures: watch.failures + 1,
      next_at: after(now, Math.min(watchLimits.longestDays, daysOf[watch.every] * 2 ** Math.min(watch.failures, 10))),
    })
    .where("property_id", "=", watch.property_id)
    .execute();

/** Not read this time, for a reason that is not the page's. */
export const postponeWatch = (db: Db, watch: SourceWatchRow, now: Date) =>
  db
    .updateTable("source_watches")
    .set({ next_at: after(now, daysOf[watch.every]) })
    .where("property_id", "=", watch.property_id)
    .execute();
