import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const rowOf = (id: string) =>
  domain.db.selectFrom("accounts").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();
const run = (text: string, ...values: unknown[]) => domain.pool.query(text, values);

test("the row follows the account: its address, profile, role and ban", async () => {
  const { id, email } = await domain.person({ role: "admin", scope: "system" });
  expect(await rowOf(id)).toMatchObject({ email, role: "admin", scope: "system", disabled_at: null, properties: 0 });
  await run("update public.profiles set display_name = '王 秀英', phone = '+8613800001234' where user_id = $1", id);
  await run("update auth.users set email = 'new@example.com' where id = $1", id);
  await run("update public.user_roles set role = 'agent', scope = null where user_id = $1", id);
  expect(await rowOf(id)).toMatchObject({
    email: "new@example.com",
    display_name: "王 秀英",
    phone: "+8613800001234",
    role: "agent",
    scope: null,
  });
  await run("update auth.users set banned_until = now() + interval '1 year' where id = $1", id);
  expect((await rowOf(id)).disabled_at).not.toBeNull();
  await run("update auth.users set banned_until = null where id = $1", id);
  expect((await rowOf(id)).disabled_at).toBeNull();
  await run("delete from auth.users where id = $1", id);
  expect((await run("select from public.accounts where user_id = $1", id)).rowCount).toBe(0);
});

test("homes are counted as they come, are hidden, come back and go for good", async () => {
  const { id } = await domain.person();
  const homes = async () => (await rowOf(id)).properties;
  for (const number of [1, 2])
    await run(
      "insert into public.properties (user_id, number, title, listing) values ($1, $2, 'Home', '{}')",
      id,
      number,
    );
  expect(await homes()).toBe(2);
  await run("update public.properties set deleted_at = now() where user_id = $1 and number = 1", id);
  expect(await homes()).toBe(1);
  await run("update public.properties set deleted_at = null, archived_at = now() where user_id = $1", id);
  expect(await homes()).toBe(2);
  await run("delete from public.properties where user_id = $1 and number = 2", id);
  expect(await homes()).toBe(1);
});

test("the package is the one that ends last and was not taken back", async () => {
  const { id, client } = await domain.person();
  await client.account.me();
  expect(await rowOf(id)).toMatchObject({ plan_source: "trial" });
  const startsAt = new Date();
  const endsAt = new Date(Date.now() + 40 * 86_400_000);
  const { orderId } = await insertBought(domain.db, ownerOfRow({ user_id: id }), await memberPlan(domain.db, "basic"), {
    startsAt,
    endsAt,
  });
  expect(await rowOf(id)).toMatchObject({ plan_code: "basic", plan_source: "order", plan_ends_at: endsAt });
  await run("update public.subscriptions set cancelled_at = now() where order_id = $1", orderId);
  expect(await rowOf(id)).toMatchObject({ plan_source: "trial" });
});

test("every row is what its sources say, however they came", async () => {
  const { rows } = await run(`
    select a.user_id from public.accounts a
    full join auth.users u on u.id = a.user_id
    left join public.profiles p on p.user_id = u.id
    left join public.user_roles r on r.user_id = u.id
    where (a.email, a.display_name, a.phone, a.role, a.scope) is distinct from
        (u.email::text, p.display_name, p.phone, coalesce(r.role, 'user'), r.scope)
      or a.properties <> (select count(*) from public.properties h where h.user_id = u.id and h.deleted_at is null)`);
  expect(rows).toEqual([]);
});

test("an account is seen by its requests, written down once in five minutes", async () => {
  const { id, client } = await domain.person();
  expect((await rowOf(id)).last_seen_at.getTime()).toBe(0);
  await client.account.me();
  const first = (await rowOf(id)).last_seen_at;
  expect(first.getTime()).toBeGreaterThan(0);
  domain.passTime(4 * 60_000);
  await client.account.me();
  expect((await rowOf(id)).last_seen_at).toEqual(first);
  domain.passTime(2 * 60_000);
  await client.account.me();
  expect((await rowOf(id)).last_seen_at.getTime()).toBeGreaterThan(first.getTime());
});

test("who became what is in the audit", async () => {
  const { id } = await domain.person();
  await run("update public.user_roles set role = 'admin', scope = 'operations' where user_id = $1", id);
  const { rows } = await run(
    "select before, after from public.audit_entries where account_id = $1 and action = 'user_roles.update'",
    id,
  );
  expect(rows).toEqual([{ before: { role: "agent", scope: null }, after: { role: "admin", scope: "operations" } }]);
});

test("an account disabled here opens nothing, though the sign-in service knows of no ban", async () => {
  const { id, client } = await domain.person();
  await client.account.me();
  await domain.db
    .updateTable("accounts")
    .set({ disabled_at: new Date(), disabled_reason: randomUUID() })
    .where("user_id", "=", id)
    .execute();
  await expect(client.account.me()).rejects.toMatchObject({ code: "unauthorized" });
});
