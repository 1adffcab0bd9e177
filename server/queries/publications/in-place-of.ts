/** Posts that stand in for one another: the same piece on the same account, ordered anew when the earlier one had failed. */
import { sql } from "kysely";
import { openStates, shownStates } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import type { PublicationRow } from "#server/db/tables/publishing";

type About = Pick<PublicationRow, "id" | "user_id" | "piece_id" | "connection_id" | "again">;

/**
 * Another one stands, or is on its way, that took this one's place or whose place this one took: when the later of the two was ordered,
 * the earlier had failed. What was ordered twice on purpose is no such pair.
 */
export async function hasStandIn(trx: Db, { id, user_id, piece_id, connection_id, again }: About): Promise<boolean> {
  if (piece_id === null || connection_id === null) return false;
  const { rows } = await sql`
    select from public.publications other
    join public.publication_events ordered on ordered.event = 'planned' and ordered.publication_id in (other.id, ${id})
    where other.user_id = ${user_id} and other.piece_id = ${piece_id} and other.connection_id = ${connection_id}
      and not case when ordered.publication_id = other.id then other.again else ${again}::boolean end
      and other.id <> ${id} and other.state = any (${[...openStates, ...shownStates]}::text[])
      and (select earlier.state from public.publication_events earlier
        where earlier.publication_id = case when ordered.publication_id = other.id then ${id}::uuid else other.id end
          and earlier.id < ordered.id
        order by earlier.id desc limit 1) = 'failed'
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Another post of this piece and account is meant for that very moment; the database keeps one for each. */
export async function isTaken(trx: Db, { id, piece_id, connection_id }: About, dueAt: Date): Promise<boolean> {
  if (piece_id === null || connection_id === null) return false;
  const other = await trx
    .selectFrom("publications")
    .select("id")
    .where("piece_id", "=", piece_id)
    .where("connection_id", "=", connection_id)
    .where("due_at", "=", dueAt)
    .where("id", "!=", id)
    .where("state", "not in", ["withdrawn", "removed", "failed"])
    .executeTakeFirst();
  return other !== undefined;
}
