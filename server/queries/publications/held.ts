/** What holds planned posts back. Stops and comparisons are the server's own: asked as the system, for the owner's posts only. */
import { sql } from "kysely";
import type { Hold } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { platformStopped } from "./pauses.ts";
import { notRecalled } from "./recall-items.ts";

/** By post; one that is not in it is held back by nothing. Whoever posts by hand is stopped by no platform's stop. */
export async function holdsOf(
  db: Db,
  owner: Owner,
  posts: readonly Pick<PublicationRow, "id" | "state">[],
): Promise<ReadonlyMap<string, Hold>> {
  const ids = posts.filter(({ state }) => state === "planned").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; held: Hold }>`
    select id, held from (
      select publications.id, case when not ${notRecalled} then 'recall'
        when publications.connection_id is not null and ${platformStopped} then 'stop' end as held
      from public.publications
      where publications.user_id = ${owner.userId} and publications.id = any (${ids}::uuid[])) as waiting
    where held is not null`.execute(db);
  return new Map(rows.map(({ id, held }) => [id, held]));
}
