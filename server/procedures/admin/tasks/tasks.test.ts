import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminTasksAsked } from "#contract/admin/tasks";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { taskList, tasksQuery } from "#server/queries/tasks/admin-tasks";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { generate, useListings } from "#tests/support/quota";

let domain: Domain;
let operations: Person;
let system: Person;
beforeAll(async () => {
  domain = await openDomain();
  operations = await domain.person({ role: "admin", scope: "operations" });
  system = await domain.person({ role: "admin", scope: "system" });
});
afterAll(() => domain.stop());

const run = (text: string, ...values: unknown[]) => domain.pool.query(text, values);
const at = new Date().toISOString();
const asked = (over: Partial<AdminTasksAsked> = {}): AdminTasksAsked => ({
  sort: "created",
  direction: "desc",
  ...over,
});
const reader = () => ({ db: domain.db, scope: "super", adminId: operations.id, now: new Date() }) as const;
const quotaOf = async (person: Person) => {
  const now = await person.client.account.entitled();
  if (now.state !== "running") throw new Error("no package");
  return now;
};
/** Somebody with a task that waits, its listing taken. */
async function waiting() {
  const person = await domain.person();
  const { taskIds } = await generate(person);
  const id = taskIds[0];
  if (!id) throw new Error("no task");
  return { person, id };
}
const fail = (id: string, code = "timed_out") =>
  run(
    "update public.tasks set status = 'failed', cause = jsonb_build_object('code', $2::text, 'data', '{}'::jsonb), finished_at = now() where id = $1",
    id,
    code,
  );
const auditOf = async (id: string) =>
  (await run("select actor, action, account_id, before, after from public.audit_entries where subject_id = $1", id))
    .rows;

test("everybody's tasks are found by number, title, address, account, kind, status, cause and time", async () => {
  const { person, id } = await waiting();
  await run("update public.tasks set title = '滨江花园 3 室 Harbour View', number = 4711 where id = $1", id);
  const { list } = operations.client.admin.tasks;
  const found = async (input: Parameters<typeof list>[0]) =>
    (await list({ ...input, userId: person.id })).items.map((one) => one.id);
  for (const q of ["TASK-4711", "4711", "江花", "harbour", "Harbour 滨江", person.email, person.email.slice(0, -3)])
    expect([q, await found({ q })]).toEqual([q, [id]]);
  for (const q of ["4712", "无此标题", "nobody@example.com", "%"]) expect([q, await found({ q })]).toEqual([q, []]);
  expect(await found({ kind: "write", status: "pending" })).toEqual([id]);
  expect(await found({ kind: "export" })).toEqual([]);
  expect(await found({ until: at })).toEqual([]);
  expect(await found({ from: at })).toEqual([id]);
  await fail(id);
  expect(await found({ cause: "timed_out" })).toEqual([id]);
  expect(await found({ cause: "blocked" })).toEqual([]);
  const { items, count } = await list({ userId: person.id });
  expect(count).toEqual({ count: 1, more: false });
  expect(items[0]).toMatchObject({ number: "TASK-4711", account: { id: person.id, email: person.email } });
});

test("a task is shown with its course and its account", async () => {
  const { person, id } = await waiting();
  await fail(id);
  const task = await system.client.admin.tasks.get({ id });
  expect(task).toMatchObject({ id, status: "failed", retries: 0, account: { email: person.email } });
  expect(task.steps.map((one) => one.step)).toEqual(["created", "failed"]);
  await expect(system.client.admin.tasks.get({ id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
});

test("cancelling gives the listing back as if the owner did it, names the administrator and why", async () => {
  const { person, id } = await waiting();
  const before = await quotaOf(person);
  const { cancel } = operations.client.admin.tasks;
  expect(await cancel({ ids: [id], reason: "stuck" })).toEqual({ done: [id], refused: [] });
  const after = await quotaOf(person);
  expect((after.quota?.used ?? 0) - (before.quota?.used ?? 0)).toBe(-1);
  expect(await auditOf(id)).toContainEqual({
    actor: `admin:${operations.id}`,
    action: "tasks.cancel",
    account_id: person.id,
    before: { status: "pending" },
    after: { status: "failed", reason: "stuck" },
  });
  const again = await cancel({ ids: [id, randomUUID()], reason: "stuck" });
  expect(again.refused.map((one) => one.why.code)).toEqual(["not_cancellable", "not_found"]);
  expect((await quotaOf(person)).quota?.used).toBe(after.quota?.used);
});

test("trying again takes a listing again, in bulk, and leaves what the plan or the limits refuse", async () => {
  const [one, used, done] = [await waiting(), await waiting(), await waiting()];
  await operations.client.admin.tasks.cancel({ ids: [one.id, used.id], reason: "x" });
  const now = await quotaOf(used.person);
  await useListings(domain.db, ownerOfRow({ user_id: used.person.id }), now.subscriptionId, now.quota?.left ?? 0);
  const before = await quotaOf(one.person);
  const { retry } = system.client.admin.tasks;
  const outcome = await retry({ ids: [one.id, used.id, done.id] });
  expect(outcome.done).toEqual([one.id]);
  expect(outcome.refused.map(({ id, why }) => [id, why.code])).toEqual([
    [used.id, "quota_used_up"],
    [done.id, "not_retryable"],
  ]);
  expect((await quotaOf(one.person)).quota?.used).toBe((before.quota?.used ?? 0) + 1);
  expect((await auditOf(one.id)).at(-1)).toMatchObject({ action: "tasks.retry", after: { status: "pending" } });
  expect((await auditOf(used.id)).map((entry) => entry.action)).toEqual(["tasks.cancel"]);
  const { rows } = await run("select count(*)::int as n from pgboss.job where data ->> 'taskId' = $1", one.id);
  expect(rows[0].n).toBe(2);
  for (let times = 1; times < 5; times += 1) {
    await fail(one.id);
    expect((await retry({ ids: [one.id] })).done).toEqual([one.id]);
  }
  await fail(one.id);
  expect((await retry({ ids: [one.id] })).refused[0]?.why.code).toBe("retry_limit");
});

test("a task that waits again has not begun: called off then, it took no time", async () => {
  const { id } = await waiting();
  await fail(id);
  await run("update public.tasks set started_at = now() - interval '2 days' where id = $1", id);
  const { retry, cancel, get } = system.client.admin.tasks;
  expect((await retry({ ids: [id] })).done).toEqual([id]);
  expect((await cancel({ ids: [id], reason: "x" })).done).toEqual([id]);
  expect(await get({ id })).toMatchObject({ startedAt: null, finishedAt: expect.any(String) });
});

test("tasks of administrators are seen and moved by super only", async () => {
  const chief = await domain.person({ role: "admin", scope: "super" });
  const { taskIds } = await generate(system);
  const id = taskIds[0] ?? "";
  expect((await operations.client.admin.tasks.list({ userId: system.id })).items).toEqual([]);
  const refused = await operations.client.admin.tasks.cancel({ ids: [id], reason: "x" });
  expect(refused.refused[0]?.why.code).toBe("not_found");
  expect((await chief.client.admin.tasks.list({ userId: system.id })).items).toHaveLength(1);
  expect((await chief.client.admin.tasks.cancel({ ids: [id], reason: "x" })).done).toEqual([id]);
});

test("the list is downloaded, and that it was is in the audit without what was searched for", async () => {
  const { person } = await waiting();
  const file = await operations.client.admin.tasks.export({ q: person.email, language: "en" });
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(person.email);
  const { rows } = await run("select after from public.audit_entries where action = 'tasks.export' order by id desc");
  expect(rows[0].after).toEqual({ searched: true, sort: "created", direction: "desc" });
});

test("among many tasks every order and filter is a walk down an index, forward and back", async () => {
  const { person } = await waiting();
  // a connection of its own, that may take its time: what a request may ask for is limited
  const client = new pg.Client({ connectionString: domain.url });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into public.tasks (user_id, number, kind, title, status, cause, created_at, started_at, finished_at)
       select $1, 10000 + n, (array['import', 'write', 'export'])[1 + n % 3], 'Home ' || md5(n::text),
         case when n % 50 = 0 then 'failed' else 'completed' end,
         case when n % 50 = 0 then jsonb_build_object('code', case when n % 1000 = 0 then 'blocked' else 'timed_out' end, 'data', '{}'::jsonb) end,
         now() - make_interval(secs => n), now() - make_interval(secs => n - 1), now() - make_interval(secs => n - 2 - n / 1000.0)
       from generate_series(1, 30000) as n`,
      [person.id],
    );
    await client.query("vacuum analyze public.tasks");
  } finally {
    await client.end();
  }
  const planOf = async (over: Partial<AdminTasksAsked>, cursor?: string | undefined) => {
    const query = await tasksQuery(reader(), asked(over), { cursor, limit: 30 });
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(domain.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  for (const sort of ["created", "finished", "took"] as const)
    for (const direction of ["asc", "desc"] as const) {
      const { page: read } = await taskList(reader(), asked({ sort, direction }));
      const page = (cursor?: string) => read({ cursor, limit: 30 });
      const first = await page();
      const second = await page(first.next ?? "");
      for (const cursor of [undefined, first.next, second.previous]) {
        const plan = await planOf({ sort, direction }, cursor ?? undefined);
        expect(plan).toMatch(/Index Scan( Backward)? using tasks_page/);
        expect(plan).not.toContain("Sort");
      }
    }
  for (const filter of [
    { status: "failed" },
    { kind: "export", status: "failed" },
    { cause: "blocked" },
    { q: "12345" },
    { q: "pending@nowhere.example" },
    { q: "c4ca4238a0" },
  ] as const)
    expect([filter, await planOf(filter)]).toEqual([filter, expect.not.stringContaining("Seq Scan on tasks")]);
  expect((await operations.client.admin.tasks.list({ q: "c4ca4238a0" })).items).toHaveLength(1);
  expect((await operations.client.admin.tasks.list({})).count).toEqual({ count: 10_000, more: true });
});
