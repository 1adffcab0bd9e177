/** How often an account may try something, counted in the database, where several processes share the count. */
import { sql } from "kysely";
import type { Clock } from "#server/base/clock";
import { type Limit, tooManyRequests } from "#server/base/rate-limit";
import type { Db } from "#server/db/tables";

/**
 * Answers a function that takes one of the account's tries at `what` and throws too_many_requests when none is left. Taken in
 * a transaction that comes to nothing, it counts as not taken.
 */
export const rateLimit =
  (what: string, { points, seconds }: Limit) =>
  async ({ db, now }: { db: Db; now: Clock }, userId: string): Promise<void> => {
    const time = now();
    const begins = new Date(time.getTime() - seconds * 1000);
    const { rows } = await sql<{ taken: number; since: Date }>`
      insert into public.tries as t (user_id, what, since, taken) values (${userId}, ${what}, ${time}, 1)
      on conflict (user_id, what) do update set
        taken = case when t.since <= ${begins} then 1 else t.taken + 1 end,
        since = case when t.since <= ${begins} then ${time} else t.since end
      returning taken, since`.execute(db);
    const [row] = rows;
    if (row && row.taken > points) throw tooManyRequests(row.since.getTime() + seconds * 1000 - time.getTime());
  };
