import { setTimeout as rest } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recoverTasks } from "#server/jobs/recover";
import { takeBackInterrupted } from "#server/queries/tasks/task-runs";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { generate } from "#tests/support/quota";

let domain: Domain;
let operations: Person;
beforeAll(async () => {
  domain = await openDomain();
  operations = await domain.person({ role: "admin", scope: "operations" });
  await domain.work();
});
afterAll(() => domain.stop());

const queueOf = async (kind: string) => {
  const { queues } = await operations.client.admin.tasks.queues();
  const found = queues.find((one) => one.kind === kind);
  if (!found) throw new Error(`no queue ${kind}`);
  return found;
};

test("a paused queue takes nothing, loses nothing, tells people so, and goes on where it was", async () => {
  const person = await domain.person();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { pause, resume } = operations.client.admin.tasks;
  expect(await person.client.tasks.paused()).toEqual([]);
  await pause({ kind: "write", until, reason: "new model" });
  expect(await person.client.tasks.paused()).toEqual([{ kind: "write", since: expect.any(String), until }]);
  const { taskIds } = await generate(person);
  const id = taskIds[0] ?? "";
  // its message comes and goes, and it is overdue
  await rest(1_500);
  await domain.pool.query("update public.tasks set lease_until = now() - interval '1 minute' where id = $1", [id]);
  expect(await takeBackInterrupted(domain.db, false)).toEqual([]);
  expect((await person.client.tasks.get({ id })).status).toBe("pending");
  expect(await queueOf("write")).toMatchObject({ pending: 1, processing: 0, paused: { until, reason: "new model" } });
  const since = (await queueOf("write")).paused?.since;
  await pause({ kind: "write", until: null, reason: "longer" });
  expect((await queueOf("write")).paused).toEqual({ since, until: null, reason: "longer" });
  await resume({ kind: "write" });
  // queued by the resumption itself, not by a later round
  const queued = "select 1 from public.tasks where id = $1 and (status <> 'pending' or lease_until > now())";
  expect((await domain.pool.query(queued, [id])).rowCount).toBe(1);
  expect((await ended(person.client, id)).status).toBe("completed");
  expect(await person.client.tasks.paused()).toEqual([]);
  const { rows } = await domain.pool.query(
    "select actor, subject_id from public.audit_entries where action = 'task_queues.update' order by id",
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ actor: `admin:${operations.id}`, subject_id: "write" })));
  expect(await queueOf("write")).toMatchObject({
    pending: 0,
    lastMinute: 1,
    lastHour: 1,
    failedLastHour: 0,
    oldest: null,
  });
  expect((await queueOf("write")).waited?.median).toBeGreaterThan(1);
});

test("a queue is paused until a moment to come, and goes on by itself then, with a line in the audit", async () => {
  const person = await domain.person();
  const { pause } = operations.client.admin.tasks;
  const past = new Date(Date.now() - 1_000).toISOString();
  await expect(pause({ kind: "write", until: past, reason: "late" })).rejects.toMatchObject({
    code: "invalid_input",
    data: { field: "until" },
  });
  expect((await queueOf("write")).paused).toBeNull();
  const until = new Date(Date.now() + 3_600_000);
  await pause({ kind: "write", until: until.toISOString(), reason: "an hour" });
  await pause({ kind: "export", until: null, reason: "until somebody says so" });
  const { taskIds } = await generate(person);
  const id = taskIds[0] ?? "";
  const at = (ms: number) => recoverTasks({ ...domain.jobDeps(), now: () => new Date(until.getTime() + ms) }, false);
  await at(-1_000);
  expect((await queueOf("write")).paused).not.toBeNull();
  expect((await person.client.tasks.get({ id })).status).toBe("pending");
  await at(0);
  expect((await queueOf("write")).paused).toBeNull();
  expect((await queueOf("export")).paused).not.toBeNull();
  expect((await ended(person.client, id)).status).toBe("completed");
  const { rows } = await domain.pool.query(
    "select actor, before, after from public.audit_entries where action = 'task_queues.update' and subject_id = 'write' order by id desc limit 1",
  );
  expect(rows[0]).toMatchObject({ actor: "system", before: { reason: "an hour" }, after: { paused_at: null } });
  await operations.client.admin.tasks.resume({ kind: "export" });
});

test("a queue that is paused leaves the others at work", async () => {
  const person = await domain.person();
  await operations.client.admin.tasks.pause({ kind: "import", until: null, reason: "x" });
  const { taskIds } = await generate(person);
  expect((await ended(person.client, taskIds[0] ?? "")).status).toBe("completed");
  await operations.client.admin.tasks.resume({ kind: "import" });
});

test("failures are counted by kind and cause, what a person cancelled is none", async () => {
  const person = await domain.person();
  const { taskIds } = await generate(person);
  const id = taskIds[0] ?? "";
  await ended(person.client, id);
  const failed = (code: string, at: string) =>
    domain.pool.query(
      `insert into public.tasks (user_id, number, kind, title, status, cause, finished_at)
       select $1, 500 + (select count(*) from public.tasks), 'import', 'x', 'failed',
         jsonb_build_object('code', $2::text, 'data', '{}'::jsonb), now() - $3::interval`,
      [person.id, code, at],
    );
  await failed("blocked", "1 minute");
  await failed("blocked", "2 hours");
  await failed("timed_out", "3 hours");
  await failed("cancelled", "1 minute");
  await failed("blocked", "25 hours");
  const { failures } = await operations.client.admin.tasks.queues();
  expect(failures).toEqual([
    { kind: "import", code: "blocked", count: 2 },
    { kind: "import", code: "timed_out", count: 1 },
  ]);
  expect((await queueOf("import")).failedLastHour).toBe(1);
});
