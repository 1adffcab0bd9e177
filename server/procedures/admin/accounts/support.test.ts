import { afterAll, beforeAll, expect, test } from "vitest";
import { makeEstate } from "#tests/access/estate";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { generate } from "#tests/support/quota";

let domain: Domain;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  admin = await domain.person({ role: "admin", scope: "operations" });
  agent = await domain.person();
  await agent.client.account.me();
});
afterAll(() => domain.stop());

const header = "x-support-session";
async function begin(about: { by?: Person; id?: string } = {}) {
  const by = about.by ?? admin;
  const { id } = await by.client.admin.support.start({ id: about.id ?? agent.id, reason: "看不到任务" });
  return { id, client: domain.clientOf(by.token, { [header]: id }) };
}

test("the product is answered as the account sees it, and says who looks and why", async () => {
  const { client } = await begin();
  expect(await client.account.me()).toMatchObject({
    id: agent.id,
    email: agent.email,
    role: "agent",
    scope: null,
    support: { admin: admin.email, reason: "看不到任务" },
  });
  expect((await client.subscriptions.list())[0]?.source).toBe("trial");
  expect((await admin.client.account.me()).support).toBeNull();
  expect(await client.admin.users.get({ id: agent.id })).toMatchObject({ id: agent.id });
});

test("whatever pays, publishes, or touches the account itself is refused", async () => {
  const { client } = await begin();
  const id = crypto.randomUUID();
  const asked: [string, () => Promise<unknown>][] = [
    ["password", () => client.account.deletion.request({ password: "x", confirmation: agent.email })],
    ["export", () => client.account.exports.start()],
    ["sessions", () => client.account.sessions.list()],
    ["phone", () => client.account.phone.send()],
    ["language", () => client.account.settings.language({ language: "en" })],
    ["consent", () => client.account.consents.give({ terms: "1", privacy: "1", crossBorder: true } as never)],
    ["publish", () => client.pages.publish({ propertyId: id })],
    ["delete", () => client.properties.remove({ id })],
    ["pay", () => client.orders.check({ id })],
    ["invoice", () => client.invoices.remembered()],
  ];
  for (const [name, ask] of asked)
    await expect(ask(), name).rejects.toSatisfy((error: { code?: string }) =>
      ["forbidden_in_support", "invalid_input"].includes(error.code ?? ""),
    );
  await expect(client.account.exports.start()).rejects.toMatchObject({ code: "forbidden_in_support" });
  await expect(client.orders.check({ id })).rejects.toMatchObject({ code: "forbidden_in_support" });
});

test("what was archived comes back without a page, but not with one: that would publish it", async () => {
  const { client } = await begin();
  const estate = await makeEstate(domain, agent);
  const id = estate.propertyId;
  const address = async () => (await agent.client.properties.get({ id })).pageUrl;
  await agent.client.pages.publish({ propertyId: id });
  const url = await address();
  expect(url).not.toBeNull();
  // nothing is brought back of what stands
  expect((await client.properties.restore({ id })).pageUrl).toBe(url);
  await agent.client.properties.archive({ id });
  await expect(client.properties.restore({ id })).rejects.toMatchObject({ code: "forbidden_in_support" });
  expect(await agent.client.properties.get({ id })).toMatchObject({ status: "archived", pageUrl: null });
  await agent.client.properties.restore({ id });
  await agent.client.properties.remove({ id });
  await expect(client.properties.restore({ id })).rejects.toMatchObject({ code: "forbidden_in_support" });
  await agent.client.properties.restore({ id });
  await agent.client.pages.unpublish({ propertyId: id });
  await client.properties.archive({ id });
  expect(await client.properties.restore({ id })).toMatchObject({ status: "draft" });
});

test("a task is tried again, but not where that takes a listing of the account's", async () => {
  const { client } = await begin();
  const used = async () => (await agent.client.subscriptions.list())[0]?.quota;
  const { taskIds } = await generate(agent);
  const id = taskIds[0] ?? "";
  await agent.client.tasks.cancel({ id });
  const before = await used();
  await expect(client.tasks.retry({ id })).rejects.toMatchObject({ code: "forbidden_in_support" });
  expect(await used()).toEqual(before);
  expect((await agent.client.tasks.get({ id })).status).toBe("failed");
  // the owner spends it
  await agent.client.tasks.retry({ id });
  const { rows } = await domain.pool.query(
    "insert into tasks (user_id, number, kind, title, status, cause, finished_at) values ($1, 900, 'import', 'x', 'failed', '{\"code\":\"timeout\"}', now()) returning id",
    [agent.id],
  );
  expect((await client.tasks.retry({ id: rows[0].id })).status).toBe("pending");
});

test("the account does not count as online, and a change is written down under both names", async () => {
  const seen = async () =>
    (await domain.pool.query("select last_seen_at from public.accounts where user_id = $1", [agent.id])).rows[0];
  const before = await seen();
  domain.passTime(6 * 60_000);
  const { client, id } = await begin();
  const task = crypto.randomUUID();
  await expect(client.tasks.retry({ id: task })).rejects.toMatchObject({ code: "not_found" });
  expect(await seen()).toEqual(before);
  const { items } = await admin.client.admin.logs.audit.list({ accountId: agent.id, limit: 2 });
  expect(items).toMatchObject([
    {
      action: "support.change",
      actor: `admin:${admin.id} as user:${agent.id}`,
      after: { procedure: "tasks.retry", input: { id: task }, support: id },
    },
    { action: "support.start", actor: `admin:${admin.id}`, after: { reason: "看不到任务" } },
  ]);
});

test("it ends by hand, by the next one, by time, and with the rights of either side", async () => {
  const over = { code: "support_over" };
  const first = await begin();
  const second = await begin();
  await expect(first.client.account.me()).rejects.toMatchObject(over);
  expect(await admin.client.admin.support.end()).toEqual({ ended: true });
  await expect(second.client.account.me()).rejects.toMatchObject(over);
  expect(await admin.client.admin.support.end()).toEqual({ ended: false });

  const late = await begin();
  domain.passTime(31 * 60_000);
  await expect(late.client.account.me()).rejects.toMatchObject(over);

  const helper = await domain.person({ role: "admin", scope: "operations" });
  const lowered = await begin({ by: helper });
  await domain.pool.query("update public.user_roles set scope = 'system' where user_id = $1", [helper.id]);
  await expect(lowered.client.account.me()).rejects.toMatchObject(over);

  const other = await domain.person();
  const closed = await begin({ id: other.id });
  await domain.pool.query("update public.accounts set disabled_at = now() where user_id = $1", [other.id]);
  await expect(closed.client.account.me()).rejects.toMatchObject(over);
  await expect(begin({ id: other.id })).rejects.toMatchObject({ code: "account_disabled" });
});

test("it does not come back with the rights of either side", async () => {
  const over = { code: "support_over" };
  const root = await domain.person({ role: "admin", scope: "super" });
  const helper = await domain.person({ role: "admin", scope: "operations" });
  const { setRole, disable, enable } = root.client.admin.users;
  const lowered = await begin({ by: helper });
  await setRole({ id: helper.id, role: "admin", scope: "system", reason: "x" });
  await setRole({ id: helper.id, role: "admin", scope: "operations", reason: "x" });
  await expect(lowered.client.account.me()).rejects.toMatchObject(over);
  const other = await domain.person();
  const closed = await begin({ by: helper, id: other.id });
  await disable({ id: other.id, reason: "x" });
  await enable({ id: other.id });
  await expect(closed.client.account.me()).rejects.toMatchObject(over);
  expect((await begin({ by: helper })).id).toBeDefined();
});

test("of several begun at the same moment one runs, and each that it ended is in the audit", async () => {
  const by = await domain.person({ role: "admin", scope: "operations" });
  const begun = await Promise.all(Array.from({ length: 4 }, () => begin({ by })));
  const alive = await Promise.all(
    begun.map(({ client }) =>
      client.account.me().then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(alive.filter(Boolean)).toHaveLength(1);
  const { items } = await admin.client.admin.logs.audit.list({ actor: `admin:${by.id}`, limit: 20 });
  const count = (action: string) => items.filter((one) => one.action === action).length;
  expect([count("support.start"), count("support.end")]).toEqual([4, 3]);
});

test("one that ended by its time is not said to have been ended by the next", async () => {
  const by = await domain.person({ role: "admin", scope: "operations" });
  await begin({ by });
  domain.passTime(31 * 60_000);
  await begin({ by });
  const { items } = await admin.client.admin.logs.audit.list({ actor: `admin:${by.id}`, limit: 20 });
  expect(items.map((one) => one.action)).toEqual(["support.start", "support.start"]);
});

test("a stream that is open when the session ends tells nothing more of the account", async () => {
  const { client } = await begin();
  const stream = await client.notifications.events();
  expect((await stream.next()).done).toBe(false);
  const next = stream.next();
  await admin.client.admin.support.end();
  expect((await next).done).toBe(true);
});

test("nobody looks through another administrator's eyes, one's own, or with somebody else's session", async () => {
  const root = await domain.person({ role: "admin", scope: "super" });
  await expect(begin({ by: root, id: admin.id })).rejects.toMatchObject({ code: "forbidden" });
  await expect(begin({ id: admin.id })).rejects.toMatchObject({ code: "own_account" });
  const { id } = await begin();
  for (const who of [agent, root])
    await expect(domain.clientOf(who.token, { [header]: id }).account.me()).rejects.toMatchObject({
      code: "support_over",
    });
  await expect(domain.clientOf(admin.token, { [header]: "x" }).account.me()).rejects.toMatchObject({
    code: "support_over",
  });
});

test("of what is asked in somebody's name only the id is written down, and nothing that has none", async () => {
  const { client, id: support } = await begin();
  const id = crypto.randomUUID();
  const noise = { id, note: "x".repeat(10_000) };
  await expect(client.tasks.cancel(noise)).rejects.toMatchObject({ code: "not_found" });
  await expect(client.tasks.cancel({ ...noise, id: "x" })).rejects.toMatchObject({ code: "invalid_input" });
  const { items } = await admin.client.admin.logs.audit.list({ subjectId: support, limit: 10 });
  expect(items.filter((one) => one.action === "support.change").map((one) => one.after)).toEqual([
    { procedure: "tasks.cancel", input: { id }, support },
  ]);
});
