/** The domain server on a database of its own: accounts, a typed client for each, workers on demand. No port is opened. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { Hono } from "hono";
import { z } from "zod";
import type { Mail, Mailer } from "#adapters/mail/mail";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { SmsCode, SmsSender } from "#adapters/sms/sms";
import type { AdminScope, Role } from "#contract/account";
import type { contract } from "#contract/api/index";
import { type Backend, createBackend } from "#server/backend/index";
import { publishingLimits } from "#server/base/limits";
import { pageReader } from "#server/demo/page-reader";
import { openBoss } from "#server/jobs/boss";
import type { JobDeps } from "#server/jobs/deps";
import { openTaskFeed } from "#server/jobs/feed";
import { startWorkers, type Workers } from "#server/jobs/workers";
import { openEditedOpinions } from "#server/models/edited-opinion";
import { openModelService } from "#server/models/service";
import { openSpeech } from "#server/models/speech";
import { mountApi } from "#server/procedures/index";
import type { PlatformGateway } from "#server/services/index";
import { textWorkInThread } from "#server/thread/index";
import type { FreshDatabase } from "#tests/support/database";

export const ORIGIN = "http://localhost:3999";
const noImprint = { company: "", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };
const quiet = { info() {}, warn() {}, error() {} };
export const PASSWORD = "Correct-Horse-9";

/** No platform at all. */
export const nothingToPublishTo: PlatformGateway = {
  publishers: [],
  fetch: async () => Promise.reject(new Error("nothing is published here")),
  origin: (published) => published,
  timing: publishingLimits,
};

export type Client = ContractRouterClient<typeof contract>;
export interface Person {
  id: string;
  email: string;
  token: string;
  client: Client;
}

const session = z.object({ access_token: z.string() });

async function tokenFor(backend: Backend, email: string): Promise<string> {
  const answer = await backend.routes.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return session.parse(await answer.json()).access_token;
}

/** Everything but a listening socket; `stop` closes it all and drops the database, or what `given` says it does. */
export async function openDomain(
  errors: unknown[] = [],
  payments: readonly PaymentProvider[] = [],
  secretKey: string | null = null,
  given?: FreshDatabase,
  publishing: PlatformGateway = nothingToPublishTo,
  speech: Parameters<typeof openSpeech>[0] = null,
  demandSecondFactor = false,
) {
  // outside of a test there is none to be had
  const database = given ?? (await (await import("#tests/support/database")).freshDatabase());
  const filesFolder = mkdtempSync(path.join(os.tmpdir(), "listcast-files-"));
  const log = { ...quiet, error: (...about: unknown[]) => void errors.push(about) };
  const now = () => new Date();
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const mails: Mail[] = [];
  const messages: SmsCode[] = [];
  const mailer: Mailer = { name: "outbox", send: async (mail) => void mails.push(mail), close: () => {} };
  const sms: SmsSender = { name: "outbox", send: async (message) => void messages.push(message) };
  const backend = await createBackend({
    kind: "embedded",
    pool: database.pool,
    mailer,
    log,
    now,
    origin: () => ORIGIN,
    filesFolder,
    clientAddress: () => "192.0.2.1",
    // accounts are made by the dozen
    passwordCost: 4,
  });
  const boss = await openBoss(database.url, log);
  const feed = openTaskFeed(database.url, log);
  const stopping = new AbortController();
  const models = openModelService({
    db: database.db,
    secretKey: "the secret key of the tests' models",
    environment: [],
    work: textWorkInThread,
    now: clock,
    log,
  });
  const sayLines = openSpeech(speech, { db: database.db, files: backend.files, now: clock, log });
  const app = new Hono();
  mountApi(
    app,
    {
      db: database.db,
      backend,
      files: backend.files,
      mailer,
      sms,
      payments,
      publishing,
      boss,
      models,
      opinions: openEditedOpinions({ db: database.db, log, models, stopping: stopping.signal }),
      speech: sayLines,
      feed,
      origin: () => ORIGIN,
      mailboxUrl: () => null,
      demandSecondFactor,
      imprint: noImprint,
      secretKey,
      shown: { SMTP_PASS: null, SMTP_HOST: "mail.example.com" },
      stopping: stopping.signal,
      now: clock,
      log,
    },
    () => "192.0.2.1",
  );
  const clientOf = (token: string | null, more: Record<string, string> = {}): Client =>
    createORPCClient(
      new RPCLink({
        url: `${ORIGIN}/api/rpc`,
        headers: () => ({ ...more, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }),
        fetch: async (request) => app.fetch(request),
      }),
    );
  const jobDeps = (over: Partial<JobDeps> = {}): JobDeps => ({
    db: database.db,
    boss,
    files: backend.files,
    accounts: backend.accounts,
    mailer,
    payments,
    publishing,
    imprint: noImprint,
    secretKey: "the secret key of the tests' mails",
    origin: () => ORIGIN,
    now: clock,
    pages: pageReader,
    writePiece: (listing, brief, target, signal, userId) =>
      textWorkInThread(userId).compose(listing, brief, target, signal),
    helpListing: async (listing) => listing,
    speech: sayLines,
    pictures: { ready: async () => false, read: async () => "" },
    askModels: async ({ targets }) => targets.map((target) => ({ target, reason: null })),
    log,
    ...over,
  });
  const workers: Workers[] = [];
  let people = 0;
  return {
    app,
    url: database.url,
    pool: database.pool,
    db: database.db,
    backend,
    /** What was sent to mailboxes and phones, oldest first. */
    mails,
    messages,
    boss,
    feed,
    models,
    jobDeps,
    visitor: clientOf(null),
    clientOf,
    async person(about: { role?: Role; scope?: AdminScope } = {}): Promise<Person> {
      const email = `person${++people}@example.com`;
      const id = await backend.createUser({ email, password: PASSWORD, ...about });
      const token = await tokenFor(backend, email);
      return { id, email, token, client: clientOf(token) };
    },
    /** Another browser of somebody who is here already. */
    async signIn(email: string): Promise<{ token: string; client: Client }> {
      const token = await tokenFor(backend, email);
      return { token, client: clientOf(token) };
    },
    async work(over: Partial<JobDeps> = {}): Promise<Workers> {
      const started = await startWorkers(jobDeps(over), { alone: true });
      workers.push(started);
      return started;
    },
    /** The procedures' and jobs' clock runs on by so many milliseconds; sessions do not age by it. */
    passTime: (milliseconds: number) => {
      ahead += milliseconds;
    },
    now: clock,
    stopStreams: () => stopping.abort(),
    async stop() {
      stopping.abort();
      for (const one of workers) await one.stop();
      await boss.stop({ graceful: false });
      await feed.stop();
      await backend.close();
      await database.close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}
export type Domain = Awaited<ReturnType<typeof openDomain>>;

/** Follows a task until it has ended, over the stream a browser uses. */
export async function ended(client: Client, taskId: string) {
  for await (const task of await client.tasks.events({ taskId })) {
    if (task.status === "completed" || task.status === "failed") return task;
  }
  throw new Error("the stream ended before the task did");
}
