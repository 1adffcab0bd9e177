/** The audit is found by what its list shows, and by who acted in whatever way. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let system: Person;
let helper: Person;
let owner: Person;
const gone = randomUUID();
const subject = "lot-2026-77";
beforeAll(async () => {
  domain = await openDomain();
  system = await domain.person({ role: "admin", scope: "system" });
  helper = await domain.person({ role: "admin", scope: "operations" });
  owner = await domain.person();
  await domain.pool.query("update public.profiles set display_name = '林晓雯' where user_id = $1", [owner.id]);
  const line = (actor: string, action: string, account: string | null, address: string, of: string | null = null) =>
    domain.pool.query(
      "insert into audit_entries (actor, action, account_id, address, subject_id, after) values ($1, $2, $3, $4, $5, '{}')",
      [actor, action, account, address, of],
    );
  await line(`user:${owner.id}`, "test.own", owner.id, "198.51.100.7");
  await line(`admin:${helper.id} as user:${owner.id}`, "test.support", owner.id, "198.51.100.70");
  await line(`admin:${helper.id}`, "test.plain", null, "2001:db8::17", subject);
  await line("system", "test.gone", gone, "203.0.113.9");
});
afterAll(() => domain.stop());

type Asked = Parameters<Person["client"]["admin"]["logs"]["audit"]["list"]>[0];
const found = async (asked: Asked) => {
  const { items, count } = await system.client.admin.logs.audit.list(asked);
  expect(count).toEqual({ count: items.length, more: false });
  return items.map(({ action }) => action).filter((action) => action.startsWith("test."));
};

test("an address or a name, as shown, finds what a person did and what was done with the account", async () => {
  expect(await found({ q: owner.email })).toEqual(["test.support", "test.own"]);
  expect(await found({ q: "林晓雯" })).toEqual(["test.support", "test.own"]);
  expect(await found({ q: helper.email.toUpperCase() })).toEqual(["test.plain", "test.support"]);
  expect(await found({ q: "nobody-has-this" })).toEqual([]);
});

test("an id finds the account's lines and the person's, a support session's too, whole or as the list shows it", async () => {
  expect(await found({ q: helper.id })).toEqual(["test.plain", "test.support"]);
  expect(await found({ q: owner.id })).toEqual(["test.support", "test.own"]);
  expect(await found({ q: gone })).toEqual(["test.gone"]);
  expect(await found({ q: gone.slice(0, 8) })).toEqual(["test.gone"]);
  expect(await found({ q: subject })).toEqual(["test.plain"]);
});

test("a network address finds its lines, whole or its beginning", async () => {
  expect(await found({ q: "198.51.100.7" })).toEqual(["test.own"]);
  expect(await found({ q: "198.51.100." })).toEqual(["test.support", "test.own"]);
  expect(await found({ q: "2001:db8::17" })).toEqual(["test.plain"]);
  expect(await found({ q: "2001:DB8:" })).toEqual(["test.plain"]);
});

test("by one person means also what that person did with somebody else's eyes", async () => {
  const both = ["test.plain", "test.support"];
  expect(await found({ actor: `admin:${helper.id}` })).toEqual(both);
  expect(await found({ actor: `admin:${helper.id} as user:${owner.id}` })).toEqual(both);
  const { items } = await system.client.admin.logs.audit.list({ actor: `admin:${helper.id}` });
  expect(items.map(({ action }) => action).filter((action) => action.startsWith("test."))).toEqual(both);
});

test("words that very many accounts have are looked for line by line, and narrow the list all the same", async () => {
  await domain.pool.query(`insert into auth.users (id, email)
    select gen_random_uuid(), 'crowd' || n || '@example.net' from generate_series(1, 250) n`);
  await domain.pool.query(`insert into audit_entries (actor, action, account_id, after)
    select 'system', 'test.crowd', user_id, '{}' from public.accounts where email = 'crowd77@example.net'`);
  const { items, count } = await system.client.admin.logs.audit.list({ q: "crowd", action: "test." });
  expect(items.map(({ action }) => action)).toEqual(["test.crowd"]);
  expect(count.count).toBe(1);
});
