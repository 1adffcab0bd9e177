/** DATABASE_URL: one process serves the web, others work; a PostgreSQL whose owner is an ordinary user. */
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Preferences } from "#contract/campaign";
import { securityToken } from "#contract/device-key";
import type { Task } from "#contract/task";
import { type RunningApp, removeData, type Spawned, spawnServer, startApp, temporaryData } from "#tests/support/app";
import type { FreshDatabase } from "#tests/support/database";
import { type Client, ended } from "#tests/support/domain";
import { ownerDatabase } from "../contract/owner-database.ts";

const dataDir = temporaryData();
const workers: Spawned[] = [];
let database: FreshDatabase;
let web: RunningApp;
let client: Client;

const settings = () => ({ DATABASE_URL: database.url });
async function startWorker(): Promise<Spawned> {
  const worker = spawnServer({ dataDir, env: settings(), args: ["--role", "worker"] });
  workers.push(worker);
  for (let left = 1_200; left > 0 && !worker.said().includes("worker is ready"); left--) {
    if (worker.child.exitCode !== null) break;
    await sleep(50);
  }
  expect(worker.said()).toContain("worker is ready");
  return worker;
}

const preferences: Preferences = {
  languages: ["zh", "en", "ja", "ko", "fr", "de"],
  style: "friendly",
  platforms: ["wechat", "weibo", "xiaohongshu", "twitter", "instagram", "facebook"],
  kinds: ["post", "email", "sms"],
};
const card = { name: "顾芸", phone: null, company: "普陀安居置业", licence: null, address: null, email: null };

beforeAll(async () => {
  database = await ownerDatabase();
  web = await startApp({ dataDir, env: settings(), args: ["--role", "web"] });
});
afterAll(async () => {
  for (const worker of workers) worker.child.kill("SIGKILL");
  await web?.kill9();
  await removeData(dataDir);
  await database?.close();
});

test("a database of one's own gets no demo accounts and no mailbox page", async () => {
  expect(web.said()).not.toContain("@listcast.local");
  expect((await fetch(`${web.url}/dev/mailbox`)).status).toBe(404);
});

test("a person signs up and confirms by mail", async () => {
  const page = await (await fetch(`${web.url}/auth`)).text();
  const { publishableKey } = JSON.parse(/id="listcast-config">([^<]+)</.exec(page)?.[1] ?? "{}");
  const { auth } = createClient(web.url, publishableKey, { auth: { persistSession: false } });
  const person = { email: "ada@example.com", password: "Correct-Horse9!" };
  // as a browser that knows itself again: its sign-up's password takes effect with its click
  const options = { captchaToken: securityToken({ deviceKey: randomBytes(32).toString("base64url") }) ?? "" };
  expect((await auth.signUp({ ...person, options })).error).toBeNull();
  const link = new URL((await web.mailTo(person.email)).links[0] ?? "");
  expect(link.origin).toBe(web.url);
  const answer = { token_hash: link.searchParams.get("token_hash") ?? "", type: "signup" as const, options };
  const confirmed = await auth.verifyOtp(answer);
  expect(confirmed.error).toBeNull();
  const { data } = await auth.signInWithPassword(person);
  const authorization = `Bearer ${data.session?.access_token}`;
  client = createORPCClient(new RPCLink({ url: `${web.url}/api/rpc`, headers: { authorization } }));
  expect(await client.account.me()).toMatchObject({ email: person.email });
});

test("the web process hears at once of what workers do, and a dead worker's campaign is finished by another", async () => {
  const seen: Task[] = [];
  const leaving = new AbortController();
  void (async () => {
    for await (const task of await client.tasks.events({}, { signal: leaving.signal })) seen.push(task);
  })().catch(() => {});
  // a try that lost its race left its workers: one of them would finish what this one's leaves
  for (const worker of workers.splice(0)) worker.child.kill("SIGKILL");
  const first = await startWorker();

  const [example] = await client.imports.examples();
  const source = { type: "url" as const, url: example?.url ?? "" };
  const started = await client.imports.start({ source, idempotencyKey: randomUUID() });
  expect(await ended(client, started.id)).toMatchObject({ status: "completed", cause: null });
  const { listing, photos } = await client.imports.get({ taskId: started.id });
  if (!listing) throw new Error("no listing");
  expect(photos).toHaveLength(6);
  expect((await fetch(photos[0]?.url ?? "")).status).toBe(200);

  const photoIds = photos.map((photo) => photo.id);
  const made = await client.campaigns.create({
    listing,
    photoIds,
    preferences,
    agent: card,
    idempotencyKey: randomUUID(),
  });
  const [taskId = ""] = made.taskIds;
  const writing = () => seen.some((task) => task.id === taskId && task.status === "processing");
  for (let left = 600; left > 0 && !writing(); left--) await sleep(5);
  first.child.kill("SIGKILL");
  await first.ended;
  const cut = await client.tasks.get({ id: taskId });
  expect(cut.status, "the worker was killed in the middle").toBe("processing");

  await startWorker();
  const done = await ended(client, taskId);
  expect(done).toMatchObject({ status: "completed", attempts: 2 });
  const { pieces } = await client.campaigns.get({ id: made.campaignId });
  expect(pieces).toHaveLength(6 * 6 + 6 + 6);
  expect(new Set(pieces.map((piece) => `${piece.platform}/${piece.language}/${piece.kind}`)).size).toBe(pieces.length);
  const last = () => seen.findLast((task) => task.id === taskId)?.status;
  for (let left = 200; left > 0 && last() !== "completed"; left--) await sleep(25);
  expect(last()).toBe("completed");
  leaving.abort();
});

test("each process stops by itself with exit code 0", async () => {
  const worker = workers.at(-1);
  worker?.child.kill("SIGTERM");
  expect(await worker?.ended).toBe(0);
  expect(await web.stop()).toBe(0);
});
