import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminTasksAsked } from "#contract/admin/tasks";
import { countedPage, type MeantRows } from "#server/queries/lists/list-source";
import { type Domain, openDomain } from "#tests/support/domain";
import { taskList } from "./admin-tasks.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
  const person = await domain.person();
  // every third waited longer than an hour, some ended before they began (two clocks), some run, some share a moment
  await domain.pool.query(
    `insert into public.tasks (user_id, number, kind, title, status, cause, created_at, started_at, finished_at)
     select $1, n, (array['import', 'write', 'export'])[1 + n % 3], 'Home ' || n, status,
       case when status = 'failed' then jsonb_build_object('code', (array['timed_out', 'blocked'])[1 + n % 2], 'data', '{}'::jsonb) end,
       at, case when status <> 'pending' then at end,
       case when status in ('failed', 'completed') then at + (case when n % 3 = 0 then 3500 + n * 7 when n % 13 = 0 then -40 else n % 50 * 72 end) * interval '1 second' end
     from (select n, timestamptz '2026-03-01' + n / 2 * interval '20 minutes' as at,
         (array['completed', 'failed', 'completed', 'completed', 'pending'])[1 + n % 5] as status
       from generate_series(1, 400) as n) as one`,
    [person.id],
  );
});
afterAll(() => domain.stop());

/** Every page's ids, forward, and whether the way back is the same. */
async function walked({ page: read }: MeantRows<{ id: string }>) {
  const page = (cursor?: string) => read({ cursor, limit: 13 });
  const pages: string[][] = [];
  let at = await page();
  for (;;) {
    pages.push(at.items.map((row) => row.id));
    if (at.next === null) break;
    at = await page(at.next);
  }
  const back: string[][] = [at.items.map((row) => row.id)];
  while (at.previous !== null) {
    at = await page(at.previous);
    back.unshift(at.items.map((row) => row.id));
  }
  expect(back).toEqual(pages);
  return pages.flat();
}

const orders = {
  created: "created_at",
  finished: "coalesce(finished_at, '-infinity')",
  took: "coalesce(extract(epoch from finished_at - started_at), -1)",
};
const span = { from: "2026-03-01T06:00:00.000Z", until: "2026-03-02T09:20:00.000Z" };
const within = (column: string) => `${column} >= '${span.from}' and ${column} < '${span.until}'`;
const cases: [string, Partial<AdminTasksAsked>, string][] = [
  ["created in a stretch", span, within("created_at")],
  ["created from then on", { from: span.from }, `created_at >= '${span.from}'`],
  ["created before", { until: span.until }, `created_at < '${span.until}'`],
  ["ended in a stretch", { ended: span }, within("finished_at")],
  ["failed in a stretch", { ...span, status: "failed" }, `${within("created_at")} and status = 'failed'`],
  [
    "both stretches, one cause",
    { ...span, ended: span, cause: "blocked" },
    `${within("created_at")} and ${within("finished_at")} and cause ->> 'code' = 'blocked'`,
  ],
];

for (const [what, asked, where] of cases)
  for (const sort of ["created", "finished", "took"] as const)
    test(`tasks ${what} by ${sort} come each once, in their order, and are counted`, async () => {
      for (const direction of ["asc", "desc"] as const) {
        const { rows } = await domain.pool.query<{ id: string }>(
          `select id from public.tasks where ${where} order by ${orders[sort]} ${direction}, id ${direction}`,
        );
        const ids = rows.map((row) => row.id);
        expect(ids.length).toBeGreaterThan(10);
        const reader = { db: domain.db, scope: "super", adminId: randomUUID(), now: new Date() } as const;
        const tasks = await taskList(reader, { ...asked, sort, direction });
        expect(await walked(tasks)).toEqual(ids);
        const { count } = await countedPage(tasks, { limit: 5 });
        expect(count).toEqual({ count: ids.length, more: false });
      }
    });
