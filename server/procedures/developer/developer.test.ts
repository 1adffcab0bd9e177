import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiScope, apiScopes } from "#contract/developer/scopes";
import { webhookEvents } from "#contract/developer/webhooks";
import { AppError } from "#contract/errors";
import { developerLimits } from "#server/base/limits";
import { projectRoot } from "#server/base/root";
import { deliverNewsJob } from "#server/jobs/deliver-news";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { memberPlan } from "#tests/support/packages";
import { campaignOf, KEY } from "#tests/support/publishing/agent";
import { houseOf } from "#tests/support/publishing/scripted-platform";

interface Told {
  address: string;
  headers: Record<string, string>;
  body: string;
}
const told: Told[] = [];
const answers: (number | AppError)[] = [];
/** Addresses that take their time wait for it. */
const slow = Promise.withResolvers<void>();
const house = {
  ...houseOf([]),
  fetch: async (address: string, init: RequestInit = {}) => {
    const answer = answers.shift() ?? 204;
    if (answer instanceof AppError) throw answer;
    if (address.includes("slow") && !String(init.body).includes('"ping"')) await slow.promise;
    told.push({ address, headers: Object.fromEntries(new Headers(init.headers)), body: String(init.body) });
    return new Response(null, { status: answer });
  },
};

let domain: Domain;
let agent: Person;
const deps = () => domain.jobDeps({ secretKey: KEY, publishing: house });
const round = () => deliverNewsJob.handler(deps(), new AbortController().signal);

async function enterprise(person: Person) {
  const startsAt = new Date(domain.now().getTime() - 1_000);
  const period = { startsAt, endsAt: new Date(startsAt.getTime() + 90 * 86_400_000) };
  const bought = await memberPlan(domain.db, "enterprise");
  const owner = ownerOfSession({ userId: person.id });
  await domain.db
    .transaction()
    .execute((trx) => insertSubscription(trx, owner, { ...bought, ...period, source: "grant", orderId: null }));
}
beforeAll(async () => {
  domain = await openDomain([], [], KEY, undefined, house);
  agent = await domain.person();
  await agent.client.account.me();
  await enterprise(agent);
});
afterAll(() => domain.stop());

const keyFor = (person: Person, scopes: readonly ApiScope[] = apiScopes) =>
  person.client.apiKeys.create({ name: "CRM", scopes: [...scopes], days: 30 });
const ask = async (key: string, address: string, init: RequestInit = {}) => {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const response = await domain.app.request(`http://localhost${address}`, { ...init, headers });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body };
};

test("a key is its account and no more: it opens what its scopes say, under /api/v1 alone, until it is revoked", async () => {
  const { propertyId } = await campaignOf(domain, agent);
  const key = await keyFor(agent, ["listings:read"]);
  expect(JSON.stringify(await agent.client.apiKeys.list())).not.toContain(key.secret);
  const list = await ask(key.secret, "/api/v1/properties");
  expect(list).toMatchObject({ status: 200, body: { items: [{ id: propertyId }] } });
  expect(await ask(key.secret, "/api/v1/leads")).toMatchObject({
    status: 403,
    body: { code: "forbidden", data: { scope: "leads:read" } },
  });
  for (const closed of ["/api/properties", "/api/me"]) expect((await ask(key.secret, closed)).status, closed).toBe(401);
  expect((await ask(key.secret, "/api/v1/developers/keys")).status, "no call for keys").toBe(404);
  const rpc = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  expect((await ask(key.secret, "/api/rpc/properties/list", rpc)).status).toBe(401);
  const stranger = await domain.person();
  await stranger.client.account.me();
  await enterprise(stranger);
  const other = await keyFor(stranger);
  expect(await ask(other.secret, "/api/v1/properties")).toMatchObject({ body: { items: [] } });
  expect((await ask(other.secret, `/api/v1/properties/${propertyId}`)).status).toBe(404);
  await expect(stranger.client.apiKeys.revoke({ id: key.id })).rejects.toMatchObject({ code: "not_found" });
  expect((await agent.client.apiKeys.list())[0]?.lastUsedAt).not.toBeNull();
  await agent.client.apiKeys.revoke({ id: key.id });
  expect((await ask(key.secret, "/api/v1/properties")).status).toBe(401);
  for (const wrong of ["", "lck_x", `${key.secret.slice(0, -1)}x`, agent.token])
    expect((await ask(wrong, "/api/v1/properties")).status).toBe(401);
});

test("a key ends by its day, and opens nothing for a plan without it", async () => {
  const person = await domain.person();
  await person.client.account.me();
  await expect(keyFor(person)).rejects.toMatchObject({ code: "not_in_plan" });
  await enterprise(person);
  const key = await keyFor(person);
  expect((await ask(key.secret, "/api/v1/leads")).status).toBe(200);
  await domain.pool.query("update subscriptions set cancelled_at = now(), ends_at = now() where user_id = $1", [
    person.id,
  ]);
  expect((await ask(key.secret, "/api/v1/leads")).status).toBe(402);
  await domain.pool.query(
    "update api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 minute' where id = $1",
    [key.id],
  );
  expect((await ask(key.secret, "/api/v1/leads")).status).toBe(401);
});

test("its description has every call a key may open, with its scope, and no other", async () => {
  const document: unknown = await (await domain.app.request("/api/v1/openapi.json")).json();
  const text = JSON.stringify(document);
  expect(text).toContain("Scope: publications:write");
  expect(text).not.toContain("/developers/keys");
  const page = await (await domain.app.request("/api/v1/docs")).text();
  expect(page).toContain("/api/v1/leads");
});

const examples = (language: string): string[] =>
  [...readFileSync(path.join(projectRoot, "docs/api.md"), "utf8").matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(
    ([, name, code = ""]) => (name === language ? [code] : []),
  );
const run = promisify(execFile);
const hasCurl = await run("curl", ["--version"]).then(
  () => true,
  () => false,
);

test("the examples of the documentation work as they stand there", async () => {
  const key = await keyFor(agent);
  const server = serve({ fetch: domain.app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((ready) => server.once("listening", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("it listens nowhere");
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-api-"));
  const env = { ...process.env, LISTCAST: `http://127.0.0.1:${address.port}`, LISTCAST_KEY: key.secret };
  try {
    if (hasCurl)
      for (const command of examples("sh"))
        expect(JSON.parse((await run("sh", ["-c", command], { env })).stdout)).toBeTypeOf("object");
    const [calls = ""] = examples("ts");
    const file = path.join(folder, "calls.mts");
    writeFileSync(file, calls);
    const { stdout } = await run(process.execPath, [file], { env });
    const said: unknown = JSON.parse(stdout);
    expect(said).toMatchObject({ task: "import" });
    expect(said).not.toMatchObject({ homes: 0 });
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

/** The documentation's own check. */
async function documentedCheck(): Promise<(secret: string, headers: Record<string, string>, body: string) => boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-api-"));
  const file = path.join(folder, "check.mts");
  writeFileSync(file, examples("ts").at(-1) ?? "");
  const { isOurs } = await import(/* @vite-ignore */ file);
  rmSync(folder, { recursive: true });
  return isOurs;
}

test("news are written with what they are about, arrive signed, once each, and the same again when it is asked for", async () => {
  const isOurs = await documentedCheck();
  const { secret, id } = await agent.client.webhooks.create({
    address: "https://crm.example/listcast",
    events: [...webhookEvents],
  });
  told.length = 0;
  const { propertyId } = await campaignOf(domain, agent);
  await agent.client.leads.add({ name: "Bo", contact: "bo@example.com" });
  await agent.client.recalls.endOffer({ propertyId, as: "sold" });
  await Promise.all([round(), round()]);
  const types = told.map(({ body }) => JSON.parse(body).type);
  expect(types.toSorted()).toEqual(["lead.created", "listing.changed", "piece.ready"]);
  for (const { headers, body, address } of told) {
    expect(address).toBe("https://crm.example/listcast");
    expect(isOurs(secret, headers, body)).toBe(true);
    expect(isOurs(secret, headers, `${body} `)).toBe(false);
  }
  await round();
  expect(told).toHaveLength(3);
  const [newest] = await agent.client.webhooks.deliveries({ id });
  expect(newest).toMatchObject({ state: "delivered", status: 204, tries: 1 });
  await agent.client.webhooks.replay({ id: newest?.id ?? "" });
  await round();
  expect(told.filter(({ headers }) => headers["webhook-id"] === newest?.id)).toHaveLength(2);
  const later = await agent.client.webhooks.rotate({ id });
  await agent.client.webhooks.ping({ id });
  const last = told.at(-1);
  for (const one of [secret, later.secret]) expect(isOurs(one, last?.headers ?? {}, last?.body ?? "")).toBe(true);
  const stranger = await domain.person();
  const { deliveries, rotate } = stranger.client.webhooks;
  for (const tried of [deliveries, rotate]) await expect(tried({ id })).rejects.toMatchObject({ code: "not_found" });
  await agent.client.webhooks.remove({ id });
});

test("addresses of one account that take their time hold nobody else's news up", async () => {
  const stranger = await domain.person();
  await enterprise(stranger);
  for (let at = 0; at < developerLimits.atOnce; at++) {
    const address = `https://slow-${at}.example/`;
    await stranger.client.webhooks.create({ address, events: ["lead.created"] });
  }
  await stranger.client.leads.add({ name: "Dee", contact: "dee@example.com" });
  domain.passTime(1_000);
  const { id } = await agent.client.webhooks.create({ address: "https://quick.example/", events: ["lead.created"] });
  await agent.client.leads.add({ name: "Eve", contact: "eve@example.com" });
  const over = round();
  const stateOf = async () => (await agent.client.webhooks.deliveries({ id }))[0]?.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe("delivered");
  slow.resolve();
  await over;
  const slowly = () => told.filter(({ address, body }) => address.includes("slow") && !body.includes('"ping"'));
  // a lane that meets its account's bound ends, and what it left is the next round's
  const inFurtherRounds = async () => {
    await round();
    return slowly().length;
  };
  await expect.poll(inFurtherRounds, { timeout: 30_000 }).toBe(developerLimits.atOnce);
  await agent.client.webhooks.remove({ id });
});

test("an address of an inner network is refused, one that is away is tried again and at last told nothing more", async () => {
  const make = () => agent.client.webhooks.create({ address: "https://away.example/", events: ["lead.created"] });
  answers.push(new AppError("address_not_allowed"));
  await expect(make()).rejects.toMatchObject({ code: "address_not_allowed" });
  expect(await agent.client.webhooks.list()).toEqual([]);
  const { id } = await make();
  await agent.client.leads.add({ name: "Cy", contact: "cy@example.com" });
  answers.push(500, new AppError("host_unreachable"));
  await round();
  await round();
  const of = async () => (await agent.client.webhooks.deliveries({ id }))[0];
  expect(await of()).toMatchObject({ state: "waiting", tries: 1, status: 500 });
  domain.passTime(11_000);
  await round();
  expect(await of()).toMatchObject({ state: "waiting", tries: 2, detail: "host_unreachable" });
  domain.passTime(4 * 86_400_000);
  answers.push(503);
  await round();
  const [endpoint] = await agent.client.webhooks.list();
  expect(endpoint?.disabledAt).not.toBeNull();
  const { items } = await agent.client.notifications.list({ limit: 20 });
  expect(items.filter(({ kind }) => kind === "webhook_disabled").map(({ data }) => data)).toEqual([
    { host: "away.example" },
  ]);
  domain.passTime(86_400_000);
  await round();
  expect((await of())?.tries, "nothing more is sent").toBe(3);
  const lost = (await agent.client.webhooks.deliveries({ id })).at(-1);
  await expect(agent.client.webhooks.replay({ id: lost?.id ?? "" }), "it would wait for ever").rejects.toMatchObject({
    code: "conflict",
  });
  await agent.client.webhooks.update({ id, events: ["lead.created"] });
  await round();
  expect(await of()).toMatchObject({ state: "delivered", tries: 4 });
});

test("an account whose plan has no webhooks any more, or that is banned, has nobody told", async () => {
  const person = await domain.person();
  await person.client.account.me();
  await enterprise(person);
  const { id } = await person.client.webhooks.create({ address: "https://past.example/", events: ["lead.created"] });
  told.length = 0;
  const win = (name: string) => person.client.leads.add({ name, contact: `${name}@example.com` });
  await win("banned");
  const ban = (until: string) =>
    domain.pool.query(`update auth.users set banned_until = ${until} where id = $1`, [person.id]);
  await ban("now() + interval '1 hour'");
  await round();
  expect(told).toEqual([]);
  await ban("null");
  await round();
  expect(told).toHaveLength(1);
  await win("late");
  await domain.pool.query(
    "update subscriptions set cancelled_at = $2, ends_at = $2 where user_id = $1 and ends_at > $2",
    [person.id, domain.now()],
  );
  await round();
  expect(told).toHaveLength(1);
  const [newest] = await person.client.webhooks.deliveries({ id });
  expect(newest?.state).toBe("failed");
  expect((await person.client.webhooks.list())[0]?.failingSince, "its address is not to blame").toBeNull();
});
