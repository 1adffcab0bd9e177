import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import { emptyListing } from "#contract/listing";
import type { Task } from "#contract/task";
import type { WritePiece } from "#server/models/service";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { openBoss } from "./boss.ts";
import { recoverTasks } from "./recover.ts";
import { runTask } from "./run-task.ts";
import { startWorkers } from "./workers.ts";
import { writeCampaign } from "./write-campaign.ts";

let domain: Domain;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
});
afterAll(() => domain.stop());

const card = { name: "Ada", phone: null, company: null, licence: null, address: null, email: null };
const listing = {
  ...emptyListing(),
  title: "Flat",
  transaction: "sale" as const,
  price: { amount: 1, currency: "USD", period: null },
};
/** Three posts and one SMS: four pieces. */
const create = (person = agent) =>
  person.client.campaigns.create({
    listing,
    photoIds: [],
    preferences: {
      languages: ["en"],
      style: "professional",
      platforms: ["wechat", "twitter", "facebook"],
      kinds: ["post", "sms"],
    },
    agent: card,
    idempotencyKey: randomUUID(),
  });
const written = (target: Parameters<WritePiece>[2]): Piece => ({
  ...target,
  title: null,
  body: `${target.platform}`,
  hashtags: [],
  preheader: null,
  html: null,
  length: { used: 1, max: null, unit: "chars" },
  findings: [],
  untraced: [],
  writtenBy: "test",
});
/** Never answers, and ends as soon as it is asked to stop. */
const waits: WritePiece = async (_listing, _brief, target, signal) => {
  await sleep(3_600_000, undefined, { signal });
  return written(target);
};
const writes: WritePiece = async (_listing, _brief, target) => written(target);
/** Writes the first `count` pieces and then neither answers nor notices that it is asked to stop, until released. */
const hangsAfter = (count: number) => {
  let calls = 0;
  const gate = Promise.withResolvers<void>();
  const write: WritePiece = async (_listing, _brief, target) => {
    if (++calls > count) await gate.promise;
    return written(target);
  };
  return { write, release: gate.resolve };
};
const pieceCount = async (campaignId: string) => (await agent.client.campaigns.get({ id: campaignId })).pieces.length;
const events = (taskId: string) =>
  domain.db.selectFrom("task_events").select(["id", "snapshot"]).where("task_id", "=", taskId).orderBy("id").execute();

test("a task whose worker died goes on where it was, and nothing is doubled", async () => {
  const hanging = hangsAfter(2);
  const boss = await openBoss(domain.url, domain.jobDeps().log);
  const dead = await startWorkers(domain.jobDeps({ writePiece: hanging.write, boss }), { alone: false });
  const { campaignId, taskIds } = await create();
  const [taskId = ""] = taskIds;
  await vi.waitFor(async () => expect(await pieceCount(campaignId)).toBe(2), 10_000);
  // As after kill -9: it takes nothing new, the handler never ends, and another process starts.
  await boss.offWork("task.write", { wait: false });
  const alive = await domain.work({ writePiece: writes });
  expect(await ended(agent.client, taskId)).toMatchObject({ status: "completed", attempts: 2, progress: 100 });
  expect(await pieceCount(campaignId)).toBe(4);
  hanging.release();
  await dead.stop();
  expect(await pieceCount(campaignId)).toBe(4);
  expect(await agent.client.tasks.get({ id: taskId })).toMatchObject({ status: "completed", attempts: 2 });
  await alive.stop();
  await boss.stop({ graceful: false });
});

test("cancelling ends a running task at once and its worker writes no more", async () => {
  const hanging = hangsAfter(0);
  const workers = await domain.work({ writePiece: hanging.write });
  const { campaignId, taskIds } = await create();
  const [taskId = ""] = taskIds;
  await vi.waitFor(
    async () => expect((await agent.client.tasks.get({ id: taskId })).status).toBe("processing"),
    10_000,
  );
  expect(await agent.client.tasks.cancel({ id: taskId })).toMatchObject({
    status: "failed",
    cause: { code: "cancelled" },
  });
  hanging.release();
  await workers.stop();
  expect(await pieceCount(campaignId)).toBe(0);
  expect(await agent.client.tasks.get({ id: taskId })).toMatchObject({
    status: "failed",
    cause: { code: "cancelled" },
  });

  const again = await domain.work({ writePiece: writes });
  expect(await agent.client.tasks.retry({ id: taskId })).toMatchObject({ status: "pending", cause: null });
  expect(await ended(agent.client, taskId)).toMatchObject({ status: "completed" });
  expect(await pieceCount(campaignId)).toBe(4);
  await again.stop();
});

test("a transient failure waits and tries again by itself; a final one is told at once", async () => {
  let calls = 0;
  const shaky: WritePiece = async (_listing, _brief, target) => {
    if (++calls === 2) throw new AppError("timed_out", { data: { host: "model" } });
    return written(target);
  };
  const workers = await domain.work({ writePiece: shaky });
  const first = await create();
  expect(await ended(agent.client, first.taskIds[0] ?? "")).toMatchObject({ status: "completed", attempts: 2 });
  expect(await pieceCount(first.campaignId)).toBe(4);
  await workers.stop();

  const hopeless = await domain.work({ writePiece: () => Promise.reject(new AppError("model_refused")) });
  const second = await create();
  expect(await ended(agent.client, second.taskIds[0] ?? "")).toMatchObject({
    status: "failed",
    attempts: 1,
    cause: { code: "not_written", data: { count: 4, languages: "English" } },
  });
  await hopeless.stop();
});

test("stopping gives a running task back without a failure, and the next start finishes it", async () => {
  const workers = await domain.work({ writePiece: waits });
  const { taskIds } = await create();
  const [taskId = ""] = taskIds;
  await vi.waitFor(
    async () => expect((await agent.client.tasks.get({ id: taskId })).status).toBe("processing"),
    10_000,
  );
  await workers.stop();
  expect(await agent.client.tasks.get({ id: taskId })).toMatchObject({ status: "pending", cause: null });
  const next = await domain.work({ writePiece: writes });
  expect(await ended(agent.client, taskId)).toMatchObject({ status: "completed" });
  await next.stop();
});

test("a stop that comes while a task is being claimed gives it back too", async () => {
  const { taskIds } = await create();
  const [taskId = ""] = taskIds;
  const stopping = new AbortController();
  const run = runTask(domain.jobDeps({ writePiece: waits }), writeCampaign, taskId, stopping.signal);
  stopping.abort();
  await run;
  expect(await agent.client.tasks.get({ id: taskId })).toMatchObject({ status: "pending", cause: null });
  await agent.client.tasks.cancel({ id: taskId });
});

test("a message that was lost is sent again", async () => {
  const { taskIds } = await create();
  const [taskId = ""] = taskIds;
  await domain.boss.deleteQueuedJobs("task.write");
  await domain.db
    .updateTable("tasks")
    .set({ lease_until: new Date(0) })
    .where("id", "=", taskId)
    .execute();
  expect(await recoverTasks(domain.jobDeps(), false)).toBe(1);
  const workers = await domain.work({ writePiece: writes });
  expect(await ended(agent.client, taskId)).toMatchObject({ status: "completed" });
  await workers.stop();
});

test("the stream tells every change in order, and goes on after the id a browser saw last", async () => {
  const workers = await domain.work({ writePiece: writes });
  const { campaignId, taskIds } = await create();
  const [taskId = ""] = taskIds;
  await ended(agent.client, taskId);
  const recorded = await events(taskId);
  const progress = recorded.map(({ snapshot }) => (snapshot as { progress: number }).progress);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(recorded.length).toBeGreaterThanOrEqual(4);

  const seen: Task[] = [];
  const from = recorded[1]?.id;
  const stream = await agent.client.tasks.events({ campaignId }, from === undefined ? {} : { lastEventId: from });
  for await (const task of stream) {
    seen.push(task);
    if (task.status === "completed") break;
  }
  expect(seen).toHaveLength(recorded.length - 2);
  await workers.stop();
});

test("a stream shows only the account's own tasks and ends with its session", async () => {
  const other = await domain.person();
  const seen: Task[] = [];
  const following = (async () => {
    for await (const task of await other.client.tasks.events({})) seen.push(task);
  })();
  const workers = await domain.work({ writePiece: writes });
  await ended(agent.client, (await create()).taskIds[0] ?? "");
  const own = await create(other);
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ id: own.taskIds[0], status: "completed" }), 10_000);
  expect(new Set(seen.map((task) => task.id))).toEqual(new Set(own.taskIds));
  await sql`delete from auth.sessions where user_id = ${other.id}`.execute(domain.db);
  await domain.db.updateTable("tasks").set({ title: "changed" }).where("user_id", "=", other.id).execute();
  await following;
  expect(seen.some((task) => task.title === "changed")).toBe(false);
  await workers.stop();
});

test("numbers of an account have no gaps and no doubles when many are made at once", async () => {
  const busy = await domain.person();
  await Promise.all(Array.from({ length: 12 }, () => create(busy)));
  const { items } = await busy.client.tasks.list({ limit: 100 });
  expect(items.map((task) => task.number).sort()).toEqual(
    Array.from({ length: 12 }, (_, i) => `TASK-${String(i + 1).padStart(3, "0")}`),
  );
  const pages: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await busy.client.tasks.list({ limit: 5, ...(cursor ? { cursor } : {}) });
    pages.push(...page.items.map((task) => task.id));
    cursor = page.nextCursor;
  }
  expect(pages).toEqual(items.map((task) => task.id));
  for (const task of items) await busy.client.tasks.cancel({ id: task.id });
  await sleep(0);
});

test("an estimate is learned from the tasks that were done", async () => {
  const workers = await domain.work({ writePiece: writes });
  await ended(agent.client, (await create()).taskIds[0] ?? "");
  const { taskIds } = await create();
  expect((await agent.client.tasks.get({ id: taskIds[0] ?? "" })).estimatedSeconds).toBeGreaterThan(0);
  await ended(agent.client, taskIds[0] ?? "");
  await workers.stop();
});

test("a stream ends cleanly when the server stops", async () => {
  const following = (async () => {
    for await (const _ of await agent.client.tasks.events({})) void _;
  })();
  await sleep(50);
  domain.stopStreams();
  await expect(following).resolves.toBeUndefined();
});
