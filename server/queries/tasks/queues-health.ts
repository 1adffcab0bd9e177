/** How the queues do: what waits and runs, what was finished lately, how long it waited, and what fails. */
import { sql } from "kysely";
import type { QueueHealth } from "#contract/admin/tasks";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import { taskQueues } from "./task-queues.ts";

type Kind = Task["kind"];
/** Beginnings looked at for the waiting time. */
const SAMPLE = 2_000;

const depth = (db: Db) =>
  sql<{ kind: Kind; pending: number; processing: number; oldest: Date | null }>`
    select kind, (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'processing'))::int as processing,
      min(created_at) filter (where status = 'pending') as oldest
    from tasks where status in ('pending', 'processing') group by kind`.execute(db);

const ended = (db: Db) =>
  sql<{ kind: Kind; minute: number; hour: number; failed: number }>`
    select kind,
      (count(*) filter (where status = 'completed' and finished_at > now() - interval '1 minute'))::int as minute,
      (count(*) filter (where status = 'completed'))::int as hour,
      (count(*) filter (where status = 'failed' and cause ->> 'code' <> 'cancelled'))::int as failed
    from tasks where coalesce(finished_at, '-infinity'::timestamptz) > now() - interval '1 hour' group by kind`.execute(
    db,
  );

/** From the asking (or a person's retry) to the beginning; waits between attempts are the queue's own and do not count. */
const waits = (db: Db) =>
  sql<{ kind: Kind; median: number; most: number }>`
    with began as (select id, task_id, created_at from task_steps
      where step = 'started' and created_at > now() - interval '1 hour' order by created_at desc limit ${SAMPLE}),
    waited as (select t.kind, extract(epoch from b.created_at - a.created_at)::float8 as seconds
      from began b join tasks t on t.id = b.task_id
      cross join lateral (select step, created_at from task_steps s where s.task_id = b.task_id and s.id < b.id
        order by s.id desc limit 1) a where a.step in ('created', 'retried'))
    select kind, percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.95) within group (order by seconds) as most from waited group by kind`.execute(db);

const failures = (db: Db) =>
  sql<{ kind: Kind; code: string; count: number }>`
    select kind, cause ->> 'code' as code, count(*)::int as count from tasks
    where status = 'failed' and finished_at > now() - interval '1 day' and cause ->> 'code' <> 'cancelled'
    group by 1, 2 order by 3 desc, 1, 2 limit 50`.execute(db);

export async function queuesHealth(db: Db) {
  const [known, deep, done, waited, failed] = await Promise.all([
    taskQueues(db),
    depth(db),
    ended(db),
    waits(db),
    failures(db),
  ]);
  const of = <Row extends { kind: Kind }>({ rows }: { rows: Row[] }, kind: Kind) =>
    rows.find((one) => one.kind === kind);
  const queues = known.map((queue): QueueHealth => {
    const { kind, paused_at: since, until, reason } = queue;
    const [open, over, wait] = [of(deep, kind), of(done, kind), of(waited, kind)];
    return {
      kind,
      paused: since ? { since: since.toISOString(), until: until?.toISOString() ?? null, reason } : null,
      pending: open?.pending ?? 0,
      processing: open?.processing ?? 0,
      oldest: open?.oldest?.toISOString() ?? null,
      lastMinute: over?.minute ?? 0,
      lastHour: over?.hour ?? 0,
      failedLastHour: over?.failed ?? 0,
      waited: wait ? { median: wait.median, most: wait.most } : null,
    };
  });
  return { queues, failures: failed.rows };
}
