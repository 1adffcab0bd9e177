/** The server as an operator meets it: starts, refuses, stops, and comes back after kill -9. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { runningPostmaster } from "#server/backend/database/orphan";
import { projectRoot } from "#server/base/root";
import { type RunningApp, removeData, spawnServer, startApp, temporaryData } from "#tests/support/app";

const dataDir = temporaryData();
const cluster = path.join(dataDir, "pg");
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ dataDir });
});
afterAll(async () => {
  await app.kill9().catch(() => {});
  await removeData(dataDir);
});

const status = async (url: string): Promise<number> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};
const eventually = async (what: () => Promise<boolean> | boolean): Promise<void> => {
  for (let left = 400; left > 0; left--) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error("it did not happen in time");
};

test("a first start serves pages and prints demo accounts whose passwords are kept for the owner only", async () => {
  expect(await status(`${app.url}/`)).toBe(200);
  const [demo, admin] = app.demo();
  expect(app.said()).toContain(`${demo?.email}  ${demo?.password}`);
  expect(admin?.email).toBe("admin@listcast.local");
  for (const name of ["demo-accounts.txt", "database.json"])
    expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o066).toBe(0);
});

test("the configuration travels in the page and no script may be inline", async () => {
  const answer = await fetch(`${app.url}/auth`);
  const page = await answer.text();
  const config = JSON.parse(/id="listcast-config">([^<]+)</.exec(page)?.[1] ?? "{}");
  // "": the address the page itself came from
  expect(config.backendUrl).toBe("");
  expect(config.publishableKey).toMatch(/^sb_publishable_/);
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
});

test("a second start on the same data folder says who holds it and ends", async () => {
  const second = spawnServer({ dataDir });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`process ${app.pid} since 20`);
});

test("a used port is named", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => blocker.once("listening", resolve));
  const address = blocker.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const other = temporaryData();
  const refused = spawnServer({ dataDir: other, env: { PORT: String(port) } });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain(`Port ${port} is already in use`);
  expect(existsSync(other)).toBe(false);
  blocker.close();
  await removeData(other);
});

test("a wrong setting is named with what it should be", async () => {
  const refused = spawnServer({ env: { LOG_LEVEL: "loud" } });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('LOG_LEVEL is "loud" but should be fatal, error, warn');
});

test("a database of one's own that does not answer is named without its password", async () => {
  const refused = spawnServer({ env: { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:9/none" } });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain("the database at 127.0.0.1:9/none cannot be used");
  expect(refused.said()).not.toContain("hunter2");
});

test("SIGTERM ends everything, the database too, with exit code 0", async () => {
  expect(await app.stop()).toBe(0);
  expect(runningPostmaster({ cluster })).toBeNull();
  expect(readFileSync(path.join(dataDir, "postgres.log"), "utf8")).toContain("database system is shut down");
});

test("a second start keeps the accounts and does not print their passwords again", async () => {
  app = await startApp({ dataDir });
  expect(app.said()).toContain("demo@listcast.local");
  expect(app.said()).not.toContain(app.demo()[0]?.password);
});

test("after kill -9 of the server the orphaned database is stopped, never doubled", async () => {
  await app.kill9();
  const orphan = runningPostmaster({ cluster });
  expect(orphan).not.toBeNull();
  app = await startApp({ dataDir });
  expect(await status(`${app.url}/api/config`)).toBe(200);
  expect(runningPostmaster({ cluster })).not.toBe(orphan);
  expect(() => process.kill(orphan ?? 0, 0)).toThrow();
});

test("while a killed database is restarted requests are answered 503, then all goes on", async () => {
  const before = runningPostmaster({ cluster });
  await app.killDatabase9();
  const seen = new Set<number>();
  const alive = new Set<number>();
  await eventually(async () => {
    const now = await status(`${app.url}/api/config`);
    seen.add(now);
    alive.add(await status(`${app.url}/healthz`));
    return now === 200 && runningPostmaster({ cluster }) !== before && runningPostmaster({ cluster }) !== null;
  });
  for (const code of seen) expect([200, 503]).toContain(code);
  expect([...alive]).toEqual([200]);
  await eventually(async () => (await status(`${app.url}/readyz`)) === 200);
});

test("what the server leans on is told by name: able while all answers, not while the database does not", async () => {
  const checks = async () => {
    const answer = await fetch(`${app.url}/readyz`);
    const body = z
      .object({ checks: z.array(z.object({ name: z.string(), ok: z.boolean() })) })
      .parse(await answer.json());
    return {
      status: answer.status,
      bad: body.checks.filter(({ ok }) => !ok).map(({ name }) => name),
      names: body.checks.map(({ name }) => name),
    };
  };
  expect(await checks()).toEqual({
    status: 200,
    bad: [],
    names: ["database", "connections", "threads", "tasks", "images"],
  });
  const postmaster = runningPostmaster({ cluster }) ?? 0;
  const servants = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number);
  // none of its processes moves, and new connections get no answer: a database that hangs
  for (const pid of [postmaster, ...servants]) process.kill(pid, "SIGSTOP");
  await eventually(async () => (await checks()).bad.includes("database"));
  expect((await checks()).status).toBe(503);
  expect(await status(`${app.url}/healthz`)).toBe(200);
  for (const pid of [...servants, postmaster]) process.kill(pid, "SIGCONT");
  await eventually(async () => (await checks()).status === 200);
});

test("the doctor asks the running server if it is able", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["server/doctor.ts", "--json"], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PUBLIC_URL: "", HOST: "", PORT: new URL(app.url).port },
  });
  const findings = z
    .array(z.object({ name: z.string(), state: z.string(), text: z.string() }))
    .parse(JSON.parse(stdout));
  expect(findings.find(({ name }) => name === "ready")).toMatchObject({
    state: "ok",
    text: expect.stringMatching(/^database \d+ ms, connections \d+ ms, threads \d+ ms, tasks \d+ ms, images \d+ ms$/),
  });
});

test("after kill -9 of both the next start recovers", async () => {
  await Promise.all([app.kill9(), app.killDatabase9()]);
  app = await startApp({ dataDir });
  expect(await status(`${app.url}/api/config`)).toBe(200);
});

test("a pid file that names a stranger's process does not stop the start, nor the stranger", async () => {
  await Promise.all([app.kill9(), app.killDatabase9()]);
  const lines = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
  writeFileSync(path.join(cluster, "postmaster.pid"), [process.pid, ...lines.slice(1)].join("\n"));
  app = await startApp({ dataDir });
  expect(await status(`${app.url}/api/config`)).toBe(200);
});

test("a stop in the middle of a boot leaves no process behind", async () => {
  await app.stop();
  const early = spawnServer({ dataDir });
  await eventually(() => runningPostmaster({ cluster }) !== null);
  early.child.kill("SIGTERM");
  expect(await early.ended).toBe(0);
  expect(runningPostmaster({ cluster })).toBeNull();
  app = await startApp({ dataDir });
});
