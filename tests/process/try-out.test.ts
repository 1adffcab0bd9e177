/** A folder that was tried out, and then production on it: nothing of the trying out opens anything there, and nothing comes back. */
import { spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { contract } from "#contract/api/index";
import { projectRoot } from "#server/base/root";
import { type RunningApp, removeData, spawnServer, startApp, temporaryData } from "#tests/support/app";
import { openAppDatabase } from "#tests/support/app-database";

type Client = ContractRouterClient<typeof contract>;
const PASSWORD = "Fang!Bo2026-lai";
const OWNER = "owner@example.com";
const product = { type: "plan", code: "basic" } as const;
const production = { PUBLIC_URL: "https://listcast.example" };

const dataDir = temporaryData();
const port = 20_000 + ((process.pid * 7) % 20_000);
let app: RunningApp | undefined;
let demo: { email: string; password: string }[] = [];
/** A link of a mail that was sent while trying out, and a session of the demo agent's. */
let link = "";
let demoToken = "";
const orders: Record<"running" | "waiting" | "unknown", string> = { running: "", waiting: "", unknown: "" };

afterAll(async () => {
  await app?.stop();
  await removeData(dataDir);
});

const keyOf = async (base: string): Promise<string> => {
  const page = await (await fetch(`${base}/auth`)).text();
  return JSON.parse(/id="listcast-config">([^<]+)</.exec(page)?.[1] ?? "{}").publishableKey;
};
const authAt = async (base: string) => createClient(base, await keyOf(base), { auth: { persistSession: false } }).auth;
async function signIn(base: string, email: string, password: string) {
  const { data, error } = await (await authAt(base)).signInWithPassword({ email, password });
  return { token: data.session?.access_token ?? "", error };
}
const clientAt = (base: string, token: string): Client =>
  createORPCClient(new RPCLink({ url: `${base}/api/rpc`, headers: { authorization: `Bearer ${token}` } }));

const tokenHashOf = (address: string) => new URL(address).searchParams.get("token_hash") ?? "";
const confirm = async (base: string, address: string) =>
  (await authAt(base)).verifyOtp({ token_hash: tokenHashOf(address), type: "recovery" });

async function place(client: Client): Promise<string> {
  const timeZone = "Asia/Shanghai";
  const { amountMinor: expectedMinor } = await client.orders.quote({ product, timeZone });
  return (await client.orders.place({ product, timeZone, expectedMinor, idempotencyKey: randomUUID() })).id;
}
const open = async (client: Client, id: string) => {
  const way = { provider: "sandbox", method: "page", language: "zh", idempotencyKey: randomUUID() } as const;
  const { action } = await client.orders.pay({ id, ...way });
  return action?.type === "redirect" ? action.url : "";
};
/** As the payer's browser presses a button of the cashier. */
const press = (url: string, act: "pay" | "later") =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(url).origin, "content-type": "application/x-www-form-urlencoded" },
    body: `act=${act}`,
  });

async function inDatabase<T>(query: string, values: unknown[] = []): Promise<T[]> {
  const client = await openAppDatabase(dataDir);
  try {
    return (await client.query(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** What an account's password does once no failure before asks for an answered captcha. */
async function enters(base: string, email: string, password: string): Promise<string> {
  await inDatabase("delete from house.rate_limits");
  const { error } = await signIn(base, email, password);
  return error ? (error.code ?? error.message) : "entered";
}

/** What the doctor finds about trying out and production. */
async function found(env: Record<string, string>): Promise<{ state: string; text: string } | undefined> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...inherited } = process.env;
  const at = { ...inherited, DATA_DIR: dataDir, DATABASE_URL: "", PUBLIC_URL: "", HOST: "", PORT: "0", ...env };
  const child = spawn(process.execPath, ["server/doctor.ts", "--json"], { cwd: projectRoot, env: at });
  const findings: { name: string; state: string; text: string }[] = JSON.parse(await text(child.stdout));
  return findings.find(({ name }) => name === "stage");
}

/** Runs a start that is refused; answers what it said. */
async function refused(args: string[] = []): Promise<string> {
  const start = spawnServer({ dataDir, env: { ...production, PORT: String(port) }, args });
  // one that is let in must not outlive the test
  const ready = new Promise<"it started">((tell) =>
    start.child.stdout?.on("data", () => start.said().includes("ready in") && tell("it started")),
  );
  const outcome = await Promise.race([start.ended, ready]);
  if (outcome === "it started") start.child.kill("SIGTERM");
  await start.ended;
  expect(outcome).toBe(1);
  return start.said();
}

beforeAll(async () => {
  app = await startApp({ dataDir });
  demo = app.demo();
  const { url } = app;
  const [agent, admin] = demo;
  demoToken = (await signIn(url, agent?.email ?? "", agent?.password ?? "")).token;
  const administrator = clientAt(url, (await signIn(url, admin?.email ?? "", admin?.password ?? "")).token);
  // somebody of one's own, who is no administrator yet, with a package paid at the demo cashier
  await administrator.admin.users.invite({ email: OWNER, displayName: "店主", role: "agent", language: "zh" });
  const invitation = (await app.mailTo(OWNER)).links.find((one) => one.includes("/auth/confirm")) ?? "";
  const auth = await authAt(url);
  await auth.verifyOtp({ token_hash: tokenHashOf(invitation), type: "recovery" });
  await auth.updateUser({ password: PASSWORD });
  const owner = clientAt(url, (await signIn(url, OWNER, PASSWORD)).token);
  orders.running = await place(owner);
  await press(await open(owner, orders.running), "pay");
  await vi.waitFor(
    async () => expect((await owner.orders.get({ id: orders.running })).status).toBe("completed"),
    20_000,
  );
  const other = clientAt(url, demoToken);
  orders.waiting = await place(other);
  await open(other, orders.waiting);
  await administrator.admin.users.invite({ email: "late@example.com", role: "agent", language: "zh" });
  link = (await app.mailTo("late@example.com")).links.find((one) => one.includes("/auth/confirm")) ?? "";
  await app.kill9();
  app = undefined;
});

test("production on it is refused with what to do, in both languages, and changes nothing", async () => {
  const said = await refused();
  expect(said).toContain("--end-try-out");
  expect(said).toContain("DATA_DIR=");
  expect(said).toContain("演示账号停用");
  expect(said).not.toContain("ready in");
  expect(existsSync(path.join(dataDir, "demo-accounts.txt"))).toBe(true);
  for (const env of [{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }] as Record<string, string>[]) {
    const start = spawnServer({ dataDir, env: { ...env, PORT: String(port) } });
    expect(await start.ended, JSON.stringify(env)).toBe(1);
    expect(start.said()).toContain("--end-try-out");
  }
});

test("the doctor says so before a start does, whether the server runs or not", async () => {
  const wrong = { state: "wrong", text: expect.stringContaining("--end-try-out") };
  expect(await found(production)).toMatchObject(wrong);
  expect(await found({})).toBeUndefined();
  app = await startApp({ dataDir });
  expect(await found(production)).toMatchObject(wrong);
  expect(await found({})).toBeUndefined();
  await app.stop();
  app = undefined;
});

test("ending it is refused too while nobody else could administer, a second demo account least of all", async () => {
  expect(await refused(["--end-try-out"])).toContain("nobody to administer");
  app = await startApp({ dataDir });
  const administrator = clientAt(app.url, (await signIn(app.url, demo[1]?.email ?? "", demo[1]?.password ?? "")).token);
  const [{ id = "" } = {}] = await inDatabase<{ id: string }>("select id from auth.users where email = $1", [
    demo[0]?.email,
  ]);
  await administrator.admin.users.setRole({ id, role: "admin", scope: "super", reason: "x" });
  await app.stop();
  app = undefined;
  const said = await refused(["--end-try-out"]);
  expect(said).toContain("nobody to administer");
  expect(said).toContain("没有管理员");
});

test("ended, the demo accounts open nothing, and what play money bought is gone from the packages and kept in the books", async () => {
  app = await startApp({ dataDir });
  const { token } = await signIn(app.url, demo[1]?.email ?? "", demo[1]?.password ?? "");
  const buyer = clientAt(app.url, (await signIn(app.url, OWNER, PASSWORD)).token);
  orders.unknown = await place(buyer);
  const unknown = await open(buyer, orders.unknown);
  const [{ id = "" } = {}] = await inDatabase<{ id: string }>("select id from auth.users where email = $1", [OWNER]);
  await clientAt(app.url, token).admin.users.setRole({ id, role: "admin", scope: "super", reason: "x" });
  // paid there, and the server is gone before the notice comes or anybody asks
  await press(unknown, "later");
  await app.kill9();
  app = undefined;

  const env = { ...production, PORT: String(port), NODE_ENV: "production" };
  app = await startApp({ dataDir, env, args: ["--end-try-out"] });
  const base = `http://127.0.0.1:${port}`;
  expect(app.said()).toContain("Disabled: 2 demo accounts");
  expect(app.said()).toContain("停用演示账号 2 个");
  expect(app.said()).not.toContain("@listcast.local");
  expect(existsSync(path.join(dataDir, "demo-accounts.txt"))).toBe(false);
  for (const { email, password } of demo) expect(await enters(base, email, password)).toBe("invalid_credentials");
  expect(await enters(base, OWNER, PASSWORD)).toBe("entered");
  await expect(clientAt(base, demoToken).account.me()).rejects.toMatchObject({ code: "unauthorized" });
  const demoRows = await inDatabase<{ role: string; scope: string | null; banned: boolean; password: string | null }>(
    `select r.role, r.scope, u.banned_until > now() as banned, u.encrypted_password as password
     from auth.users u join user_roles r on r.user_id = u.id where u.email like '%@listcast.local' order by u.email`,
  );
  expect(demoRows.map(({ scope, banned, password }) => [scope, banned, password])).toEqual([
    [null, true, null],
    [null, true, null],
  ]);

  const owner = clientAt(base, (await signIn(base, OWNER, PASSWORD)).token);
  expect(await owner.orders.get({ id: orders.running })).toMatchObject({
    status: "refunded",
    refunds: [{ state: "done", reason: "try_out_over" }],
  });
  expect((await owner.orders.get({ id: orders.unknown })).status).toBe("cancelled");
  expect((await owner.subscriptions.list()).filter((one) => one.source === "order" && one.state === "current")).toEqual(
    [],
  );
  const states = await inDatabase<{ state: string; order: string }>(
    "select p.state, o.status as order from payments p join orders o on o.id = p.order_id where p.provider = 'sandbox' order by o.status",
  );
  expect(
    states.every(
      ({ state, order }) => ["paid", "closed"].includes(state) && order !== "pending" && order !== "completed",
    ),
  ).toBe(true);
  expect(await inDatabase("select 1 from sandbox_charges where state = 'open'")).toEqual([]);
  const actors = await inDatabase<{ action: string }>(
    "select distinct action from audit_entries where actor = 'system' and action in ('accounts.disable', 'orders.update', 'refunds.insert', 'user_roles.update') order by action",
  );
  expect(actors.map(({ action }) => action)).toEqual([
    "accounts.disable",
    "orders.update",
    "refunds.insert",
    "user_roles.update",
  ]);
});

test("mails of the trying out lead nowhere: their links are used up, their folder is set aside, no page shows them", async () => {
  const base = `http://127.0.0.1:${port}`;
  expect((await confirm(base, link)).error?.code).toBe("otp_expired");
  expect((await fetch(`${base}/dev/mailbox`, { headers: { host: "localhost" } })).status).toBe(404);
  const kept = readdirSync(dataDir).filter((name) => name.startsWith("outbox-until-"));
  expect(kept).toHaveLength(1);
  expect(readdirSync(path.join(dataDir, kept[0] ?? "")).length).toBeGreaterThan(0);
  expect(await inDatabase("select 1 from mail_outbox where ended_at is null")).toEqual([]);
});

test("a second start needs no word for it, and says none", async () => {
  await app?.stop();
  app = await startApp({ dataDir, env: { ...production, PORT: String(port) } });
  expect(app.said()).not.toContain("The try-out is over");
});

test("back on one's own machine nothing is resurrected: no demo, no cashier, no mailbox, no package", async () => {
  await app?.stop();
  app = await startApp({ dataDir });
  const { url } = app;
  expect(app.said()).toContain("has been in production");
  expect(app.said()).not.toContain("@listcast.local");
  expect(app.said()).not.toContain("Mailbox");
  expect((await fetch(`${url}/dev/mailbox`)).status).toBe(404);
  expect((await fetch(`${url}/dev/cashier/LC1`)).status).toBe(404);
  const body = JSON.stringify({ reference: "LC1" });
  const forged = { "x-sandbox-signature": createHmac("sha256", "guess").update(body).digest("hex") };
  const callback = await fetch(`${url}/api/payments/sandbox/callback`, { method: "POST", body, headers: forged });
  expect(callback.status).toBe(404);
  const owner = clientAt(url, (await signIn(url, OWNER, PASSWORD)).token);
  expect((await owner.orders.ways()).map(({ provider }) => provider)).not.toContain("sandbox");
  expect((await owner.orders.get({ id: orders.unknown })).status).toBe("cancelled");
  expect(await found({})).toMatchObject({ state: "note", text: expect.stringContaining("has been in production") });
  expect(await found(production)).toBeUndefined();
  for (const { email, password } of demo) expect(await enters(url, email, password)).toBe("invalid_credentials");
  const [count] = await inDatabase<{ users: number }>(
    "select count(*)::int as users from auth.users where email like '%@listcast.local'",
  );
  expect(count?.users).toBe(2);
});

test("the flag belongs to production", async () => {
  const start = spawnServer({ dataDir, args: ["--end-try-out"] });
  expect(await start.ended).toBe(1);
  expect(start.said()).toContain("set PUBLIC_URL");
});
