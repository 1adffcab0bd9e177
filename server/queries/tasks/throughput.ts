/** How many tasks ended in each stretch of the last hour or day. */
import { sql } from "kysely";
import type { ThroughputSpan } from "#contract/admin/task-names";
import type { Throughput } from "#contract/admin/throughput";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";

/** In seconds. */
const spans: Record<ThroughputSpan, { stretch: number; count: number }> = {
  hour: { stretch: 60, count: 60 },
  day: { stretch: 900, count: 96 },
};

interface Ended {
  at: number;
  kind: Task["kind"];
  completed: number;
  failed: number;
}

/** Stretches begin at whole minutes and quarters of the hour; the first of them is whole too. */
export async function throughputOf(db: Db, span: ThroughputSpan, now: Date): Promise<Throughput> {
  const { stretch, count } = spans[span];
  const last = Math.floor(now.getTime() / 1000 / stretch) * stretch;
  const first = last - (count - 1) * stretch;
  const { rows } = await sql<Ended>`
    select (floor(extract(epoch from finished_at) / ${stretch}) * ${stretch})::float8 as at, kind,
      (count(*) filter (where status = 'completed'))::int as completed,
      (count(*) filter (where status = 'failed' and cause ->> 'code' <> 'cancelled'))::int as failed
    from tasks where coalesce(finished_at, '-infinity'::timestamptz) >= to_timestamp(${first})
    group by 1, 2`.execute(db);
  const points = Array.from({ length: count }, (_, index) => {
    const at = first + index * stretch;
    const here = rows.filter((row) => row.at === at);
    return {
      at: new Date(at * 1000).toISOString(),
      completed: Object.fromEntries(here.map((row) => [row.kind, row.completed])),
      failed: here.reduce((sum, row) => sum + row.failed, 0),
    };
  });
  return { seconds: stretch, points };
}
