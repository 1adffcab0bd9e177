/** How each platform stands, over all accounts: for administrators. */
import { sql } from "kysely";
import { type ConnectionHealth, shownEvents } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import { heldByNobody } from "./runs.ts";

interface DayCounts {
  live: number;
  failed: number;
  unknown: number;
}
export interface PlatformCounts {
  connections: Record<ConnectionHealth, number>;
  waiting: number;
  day: DayCounts;
}

const none = (): PlatformCounts => ({
  connections: { good: 0, ending: 0, ended: 0, blocked: 0 },
  waiting: 0,
  day: { live: 0, failed: 0, unknown: 0 },
});

/** By platform, of what its connector does: posts made by hand say nothing about it. One that is not in it has nothing. `now`: the last 24 hours end here. */
export async function platformCounts(db: Db, now: Date): Promise<ReadonlyMap<string, PlatformCounts>> {
  const counts = new Map<string, PlatformCounts>();
  const of = (platform: string): PlatformCounts => {
    const there = counts.get(platform) ?? none();
    counts.set(platform, there);
    return there;
  };
  const connections = await sql<{ platform: string; health: ConnectionHealth; count: number }>`
    select platform, health, count(*)::int as count from public.publishing_connections
    where disconnected_at is null group by 1, 2`.execute(db);
  for (const { platform, health, count } of connections.rows) of(platform).connections[health] = count;
  const waiting = await sql<{ platform: string; count: number }>`
    select platform, count(*)::int as count from public.publications
    where connection_id is not null
      and (state = 'sending' or (state = 'planned' and next_at <= ${now} and ${heldByNobody})) group by 1`.execute(db);
  for (const { platform, count } of waiting.rows) of(platform).waiting = count;
  // what was updated or taken down since went out all the same: its steps say when
  const day = await sql<{ platform: string; state: keyof DayCounts; count: number }>`
    select platform, case when state in ('failed', 'unknown') then state else 'live' end as state, count(*)::int as count
    from public.publications as post
    where connection_id is not null and state_at > ${now}::timestamptz - interval '1 day'
      and (state in ('live', 'failed', 'unknown') or (state in ('edited', 'removed') and exists (
        select from public.publication_events as step where step.publication_id = post.id
          and step.event in (${sql.join(shownEvents)}) and step.created_at > ${now}::timestamptz - interval '1 day')))
    group by 1, 2`.execute(db);
  for (const { platform, state, count } of day.rows) of(platform).day[state] = count;
  return counts;
}

export const noCounts = none;
