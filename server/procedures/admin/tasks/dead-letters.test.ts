import { setTimeout as rest } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageReader } from "#adapters/web/page";
import { AppError } from "#contract/errors";
import { recoverTasks } from "#server/jobs/recover";
import { sweepLetters } from "#server/queries/tasks/dead-letters";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let operations: Person;
let system: Person;
/** What the site answers; null: a page that is no listing. */
let failure: Error | null = new AppError("timed_out");
const pages = (): PageReader => ({
  page: async (url) => {
    if (failure) throw failure;
    return { finalUrl: url, html: "<title>x</title>" };
  },
  image: async () => Promise.reject(new AppError("timed_out")),
});
const run = (sql: string, ...values: unknown[]) => domain.pool.query(sql, values);

beforeAll(async () => {
  domain = await openDomain();
  operations = await domain.person({ role: "admin", scope: "operations" });
  system = await domain.person({ role: "admin", scope: "system" });
  await domain.work({ pages });
});
afterAll(() => domain.stop());

const URL_ASKED = "https://ada:secret@homes.example.com/listing/12?token=abc123&page=2";

/** An import whose next attempt is its last. */
async function lastAttempt(person: Person): Promise<string> {
  await operations.client.admin.tasks.pause({ kind: "import", until: null, reason: "x" });
  const { id } = await person.client.imports.start({
    source: { type: "url", url: URL_ASKED },
    idempotencyKey: crypto.randomUUID(),
  });
  await run("update public.tasks set attempts = 3 where id = $1", id);
  await operations.client.admin.tasks.resume({ kind: "import" });
  await recoverTasks(domain.jobDeps(), false);
  return id;
}
async function givenUp(person: Person): Promise<{ id: string; letter: string }> {
  const id = await lastAttempt(person);
  expect((await ended(person.client, id)).status).toBe("failed");
  const { items } = await operations.client.admin.tasks.dead.list({});
  const letter = items.find((one) => one.task.id === id);
  if (!letter) throw new Error("no letter");
  return { id, letter: letter.id };
}
const actionsAbout = async (id: string) =>
  (await run("select action, actor, after from public.audit_entries where subject_id = $1 order by id", id)).rows;

test("what was given up lies there with its cause, whose it is and what it was to do, without a secret", async () => {
  const person = await domain.person();
  failure = new Error('connect to "db.internal" failed for ada@example.com');
  const { id, letter } = await givenUp(person);
  const { items, count } = await system.client.admin.tasks.dead.list({
    kind: "import",
    cause: "internal",
    q: person.email,
  });
  expect(count).toEqual({ count: 1, more: false });
  expect(items[0]).toMatchObject({
    id: letter,
    said: "Error: connect to [value] failed for [address]",
    task: { id, attempts: 4, cause: { code: "internal" }, account: { email: person.email } },
  });
  const { payload } = await system.client.admin.tasks.dead.get({ id: letter });
  expect(payload).toEqual({
    taskId: id,
    source: "url",
    address: "https://homes.example.com/listing/12?token=…&page=…",
    listingRead: false,
  });
  expect((await system.client.admin.tasks.dead.list({ kind: "write" })).items).toEqual([]);
});

test("what fails for a person's own reasons, and what is tried again by itself, leaves none", async () => {
  const person = await domain.person();
  failure = null;
  const id = await lastAttempt(person);
  expect((await ended(person.client, id)).cause?.code).toBe("not_a_listing");
  expect((await operations.client.admin.tasks.dead.list({ q: person.email })).items).toEqual([]);
});

test("run again it is done once however often it is asked, and the audit says who did it", async () => {
  const person = await domain.person();
  failure = new AppError("timed_out");
  const { id, letter } = await givenUp(person);
  failure = null;
  const { run: runAgain } = operations.client.admin.tasks.dead;
  const [first, second] = await Promise.all([runAgain({ ids: [letter] }), runAgain({ ids: [letter] })]);
  expect([first, second]).toEqual([
    { done: [letter], refused: [] },
    { done: [letter], refused: [] },
  ]);
  expect((await ended(person.client, id)).cause?.code).toBe("not_a_listing");
  expect((await run("select human_retries from public.tasks where id = $1", id)).rows).toEqual([{ human_retries: 1 }]);
  expect(await actionsAbout(id)).toEqual([
    { action: "dead_letters.run", actor: `admin:${operations.id}`, after: { status: "pending" } },
  ]);
  await expect(operations.client.admin.tasks.dead.get({ id: letter })).rejects.toMatchObject({ code: "not_found" });
});

test("thrown away, with a reason, the task stays failed and can still be tried again", async () => {
  const person = await domain.person();
  failure = new AppError("timed_out");
  const { id, letter } = await givenUp(person);
  const { discard } = system.client.admin.tasks.dead;
  expect(await discard({ ids: [letter], reason: "site closed" })).toEqual({ done: [letter], refused: [] });
  expect((await operations.client.admin.tasks.dead.list({ q: person.email })).items).toEqual([]);
  expect((await person.client.tasks.get({ id })).status).toBe("failed");
  expect(await actionsAbout(id)).toEqual([
    { action: "dead_letters.discard", actor: `admin:${system.id}`, after: { reason: "site closed" } },
  ]);
  expect((await operations.client.admin.tasks.retry({ ids: [id] })).done).toEqual([id]);
});

test("a task its owner tried again has no letter any more, and the sweep takes it away", async () => {
  const person = await domain.person();
  failure = new AppError("timed_out");
  const { id, letter } = await givenUp(person);
  failure = null;
  await person.client.tasks.retry({ id });
  await ended(person.client, id);
  expect((await operations.client.admin.tasks.dead.list({ q: person.email })).items).toEqual([]);
  await sweepLetters(domain.db);
  expect((await run("select from pgboss.job where id = $1", letter)).rows).toEqual([]);
});

test("letters of administrators' tasks are seen and moved by super only", async () => {
  const chief = await domain.person({ role: "admin", scope: "super" });
  failure = new AppError("timed_out");
  const id = await lastAttempt(system);
  await ended(system.client, id);
  const { items } = await chief.client.admin.tasks.dead.list({ q: system.email });
  const letter = items[0]?.id ?? "";
  expect((await operations.client.admin.tasks.dead.list({ q: system.email })).items).toEqual([]);
  const refused = await operations.client.admin.tasks.dead.discard({ ids: [letter], reason: "x" });
  expect(refused.refused[0]?.why.code).toBe("not_found");
  expect((await chief.client.admin.tasks.dead.discard({ ids: [letter], reason: "x" })).done).toEqual([letter]);
});

test("a task that takes its process down again and again is given up, and its listing is not lost with it", async () => {
  const person = await domain.person();
  await operations.client.admin.tasks.pause({ kind: "import", until: null, reason: "x" });
  const { id } = await person.client.imports.start({
    source: { type: "text", text: "x" },
    idempotencyKey: crypto.randomUUID(),
  });
  const interrupted = (attempts: number) =>
    run(
      `update public.tasks set status = 'processing', attempts = $2, started_at = now(), lease_until = now() - interval '1 s'
       where id = $1`,
      id,
      attempts,
    );
  await interrupted(7);
  await recoverTasks(domain.jobDeps(), false);
  expect((await person.client.tasks.get({ id })).status).toBe("pending");
  await interrupted(8);
  await recoverTasks(domain.jobDeps(), false);
  expect(await person.client.tasks.get({ id })).toMatchObject({ status: "failed", cause: { code: "internal" } });
  const { items } = await operations.client.admin.tasks.dead.list({ q: person.email });
  expect(items[0]?.said).toBe("Error: interrupted 8 times");
  await operations.client.admin.tasks.resume({ kind: "import" });
  await rest(0);
});
