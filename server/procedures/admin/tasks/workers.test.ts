import { afterAll, beforeAll, expect, test } from "vitest";
import type { Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { generate } from "#tests/support/quota";

let domain: Domain;
let operations: Person;
let release: () => void = () => {};
let begun: Promise<void>;
beforeAll(async () => {
  domain = await openDomain();
  operations = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const list = async (person = operations) => (await person.client.admin.tasks.workers()).workers;

/** A worker that stops in the middle of writing until it is released. */
async function holding() {
  let tell: () => void = () => {};
  begun = new Promise((resolve) => {
    tell = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return await domain.work({
    writePiece: async (): Promise<Piece> => {
      tell();
      await held;
      throw new AppError("invalid_input");
    },
  });
}

test("a process that works is listed with what it is at, and is gone when it has stopped", async () => {
  const person = await domain.person();
  const work = await holding();
  expect(await list()).toMatchObject([
    { silent: false, tasks: [], hidden: 0, kinds: ["import", "write", "export", "film", "pictures", "speech"] },
  ]);
  const { taskIds } = await generate(person);
  await begun;
  await expect
    .poll(async () => (await list())[0]?.tasks.map((task) => [task.id, task.account.email]))
    .toEqual([[taskIds[0], person.email]]);
  const [seen] = await list();
  expect(seen?.label).toContain(String(process.pid));
  expect(seen?.slots).toBeGreaterThan(seen?.tasks.length ?? 99);
  expect(seen?.memoryBytes).toBeGreaterThan(10_000_000);
  release();
  await ended(person.client, taskIds[0] ?? "");
  await expect.poll(async () => (await list())[0]?.tasks).toEqual([]);
  await work.stop();
  expect(await list()).toEqual([]);
});

test("tasks of administrators are counted, and shown to super only", async () => {
  const chief = await domain.person({ role: "admin", scope: "super" });
  const work = await holding();
  const { taskIds } = await generate(chief);
  await begun;
  await expect.poll(async () => (await list())[0]).toMatchObject({ tasks: [], hidden: 1 });
  expect((await list(chief))[0]).toMatchObject({ tasks: [{ id: taskIds[0] }], hidden: 0 });
  release();
  await ended(chief.client, taskIds[0] ?? "");
  await work.stop();
});

test("one that is not heard of is marked, said to be at nothing, and removed by the others in time", async () => {
  const old = (id: string, ago: string) =>
    domain.pool.query(
      `insert into public.workers (id, label, version, kinds, slots, busy, memory_bytes, started_at, beat_at)
       select $1, 'lost · 1', '0', array['write'], 3, array(select id from public.tasks), 1, now() - interval '1 day', now() - $2::interval`,
      [id, ago],
    );
  await old("3f2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f", "1 minute");
  await old("5a2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f", "11 minutes");
  await domain.pool.query("update public.tasks set status = 'processing', finished_at = null, cause = null");
  const { beat } = await import("#server/queries/tasks/workers");
  expect((await list()).map((one) => [one.silent, one.tasks.length])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  await beat(domain.db, {
    id: "7a2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f",
    label: "here · 2",
    version: "0",
    kinds: ["write"],
    slots: 3,
    busy: [],
    memory_bytes: 1,
    started_at: new Date(),
  });
  expect((await list()).map((one) => [one.label, one.silent])).toEqual([
    ["lost · 1", true],
    ["here · 2", false],
  ]);
});

test("throughput counts what ended in each stretch, none left out, and leaves out what people cancelled", async () => {
  const person = await domain.person();
  const add = (kind: string, status: string, code: string | null, ago: string) =>
    domain.pool.query(
      `insert into public.tasks (user_id, number, kind, title, status, cause, finished_at)
       select $1, 700 + (select count(*) from public.tasks), $2, 'x', $3,
         case when $4::text is null then null else jsonb_build_object('code', $4::text, 'data', '{}'::jsonb) end, now() - $5::interval`,
      [person.id, kind, status, code, ago],
    );
  await domain.pool.query("delete from public.tasks");
  for (let times = 0; times < 3; times += 1) await add("write", "completed", null, "10 minutes");
  await add("import", "completed", null, "10 minutes");
  await add("import", "failed", "blocked", "10 minutes");
  await add("import", "failed", "cancelled", "10 minutes");
  await add("import", "completed", null, "23 hours");
  await add("import", "completed", null, "25 hours");
  const { throughput } = operations.client.admin.tasks;
  const hour = await throughput({});
  expect([hour.seconds, hour.points.length]).toEqual([60, 60]);
  expect(hour.points.filter((one) => one.failed > 0 || Object.keys(one.completed).length > 0)).toEqual([
    { at: expect.any(String), completed: { write: 3, import: 1 }, failed: 1 },
  ]);
  const day = await throughput({ span: "day" });
  expect([day.seconds, day.points.length]).toEqual([900, 96]);
  const sum = (kind: "import" | "write") => day.points.reduce((all, one) => all + (one.completed[kind] ?? 0), 0);
  expect([sum("import"), sum("write"), day.points.reduce((all, one) => all + one.failed, 0)]).toEqual([2, 3, 1]);
});
