import { afterAll, beforeAll, expect, test } from "vitest";
import { BOM } from "#engine/csv/csv";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let operations: Person;
let root: Person;
beforeAll(async () => {
  domain = await openDomain();
  root = await domain.person({ role: "admin", scope: "super" });
  operations = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const audited = async (accountId: string) =>
  (await root.client.admin.logs.audit.list({ accountId, limit: 100 })).items.map(({ action, actor, after }) => ({
    action,
    actor,
    after,
  }));
/** By somebody who has the page of the account before them. */
const edit = async (id: string, to: { displayName: string | null; phone: string | null }, by = operations) => {
  const { name: displayName, phone } = await by.client.admin.users.get({ id });
  return await by.client.admin.users.edit({ id, ...to, seen: { displayName, phone } });
};
const named = async (name: string, phone: string | null = null) => {
  const person = await domain.person();
  await edit(person.id, { displayName: name, phone });
  return person;
};

test("accounts are found by any part of name, address and phone, in Chinese as in Latin letters", async () => {
  const wang = await named("王秀英", "+8613911112222");
  const cafe = await named("Zoë Café-Homes");
  const found = async (q: string) => (await operations.client.admin.users.list({ q })).items.map((one) => one.id);
  for (const q of ["王", "秀英", "王秀英", "1391111", wang.email]) expect(await found(q), q).toContain(wang.id);
  for (const q of ["cafe", "ZOE", "zoe homes", "fé-h"]) expect(await found(q), q).toEqual([cafe.id]);
  expect(await found("王 cafe")).toEqual([]);
  expect(await found("100%_")).toEqual([]);
});

test("pages follow one another in every order, forward and back, without a gap", async () => {
  for (let n = 0; n < 3; n += 1) await domain.person();
  const { list } = root.client.admin.users;
  const all = (await list({ limit: 100 })).items.map((one) => one.id);
  const sorts = ["created", "name", "email", "seen", "signIn", "properties", "planEnd"] as const;
  for (const sort of sorts) {
    const seen: string[] = [];
    let page = await list({ sort, limit: 3, direction: "asc" });
    const first = page;
    for (;;) {
      seen.push(...page.items.map((one) => one.id));
      if (!page.next) break;
      page = await list({ sort, limit: 3, direction: "asc", cursor: page.next });
    }
    expect(seen.toSorted(), sort).toEqual(all.toSorted());
    while (page.previous) page = await list({ sort, limit: 3, direction: "asc", cursor: page.previous });
    expect(page.items, sort).toEqual(first.items);
  }
  expect((await list({})).count).toEqual({ count: all.length, more: false });
});

test("filters leave who is meant, and administrators are shown to super only", async () => {
  const of = async (who: Person, asked: Parameters<Person["client"]["admin"]["users"]["list"]>[0]) =>
    (await who.client.admin.users.list({ limit: 100, ...asked })).items.map((one) => one.id);
  expect(await of(root, { role: "admin" })).toContain(root.id);
  expect(await of(root, { scope: "operations" })).toEqual([operations.id]);
  expect(await of(operations, {})).not.toContain(root.id);
  expect(await of(operations, { role: "admin" })).toEqual([]);
  await expect(operations.client.admin.users.get({ id: root.id })).rejects.toMatchObject({ code: "forbidden" });
  const agent = await domain.person();
  expect(await of(operations, { online: true })).not.toContain(agent.id);
  await agent.client.account.me();
  expect(await of(operations, { online: true })).toContain(agent.id);
  const { plan } = await operations.client.admin.users.get({ id: agent.id });
  expect(plan).toMatchObject({ source: "trial", running: true });
  if (plan) expect(await of(operations, { plan: plan.code })).toContain(agent.id);
  expect(await of(operations, { plan: "none" })).not.toContain(agent.id);
  domain.passTime(11 * 60_000);
  expect(await of(operations, { online: true })).not.toContain(agent.id);
});

test("an invited account is listed as invited until the person came, and only super invites administrators", async () => {
  const { invite, list } = operations.client.admin.users;
  const email = "invited@example.com";
  const made = await invite({ email, role: "agent", language: "en", displayName: "Ida" });
  expect(made).toMatchObject({ email, name: "Ida", role: "agent", state: "invited" });
  expect(domain.mails.at(-1)).toMatchObject({ to: email, subject: "Your Listcast account" });
  // the audit stays when an account goes
  const { items: invited } = await root.client.admin.logs.audit.list({ action: "accounts.invite" });
  expect(invited[0]?.after).toEqual({ email: "i***@example.com", role: "agent", scope: null });
  expect((await list({ state: "invited" })).items.map((one) => one.id)).toEqual([made.id]);
  await expect(invite({ email: "Invited@example.com", role: "agent", language: "en" })).rejects.toMatchObject({
    code: "conflict",
    data: { invited: true },
  });
  // nobody was invited by it
  const { items: sent } = await root.client.admin.logs.audit.list({ action: "accounts.invite" });
  expect(sent.filter(({ action }) => action === "accounts.invite")).toHaveLength(invited.length);
  const { items: refused } = await root.client.admin.logs.audit.list({ action: "accounts.invite_refused" });
  expect(refused.map((one) => one.after)).toEqual([expect.objectContaining({ refused: "invited" })]);
  const boss = { email: "boss@example.com", role: "admin", scope: "system", language: "zh" } as const;
  await expect(invite(boss)).rejects.toMatchObject({ code: "forbidden" });
  const governs = await root.client.admin.users.invite(boss);
  expect(governs).toMatchObject({ role: "admin", scope: "system" });
  // whoever gives the right to govern is named, and from where
  const { items: given } = await root.client.admin.logs.audit.list({
    accountId: governs.id,
    action: "user_roles.update",
  });
  expect(given).toHaveLength(1);
  expect(given[0]).toMatchObject({ actor: `admin:${root.id}`, address: invited[0]?.address });
  await expect(root.client.admin.users.invite({ ...boss, scope: undefined })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("a correction keeps what stood before in the audit, without the number itself", async () => {
  const person = await named("Old Name");
  await edit(person.id, { displayName: "New Name", phone: "+8613800001234" });
  const { items } = await root.client.admin.logs.audit.list({ accountId: person.id });
  expect(items.find((one) => one.action === "accounts.edit")).toMatchObject({
    actor: `admin:${operations.id}`,
    before: { displayName: "Old Name", phone: null },
    after: { displayName: "New Name", phone: "+86138****1234" },
  });
  for (const wrong of [
    { displayName: "<b>", phone: null },
    { displayName: "x", phone: "138" },
  ])
    await expect(edit(person.id, wrong)).rejects.toMatchObject({
      code: "invalid_input",
    });
});

test("of two who correct an account at once the second is told, and takes nothing back", async () => {
  const person = await named("Old Name");
  const seen = { displayName: "Old Name", phone: null };
  const phone = "+8613800004321";
  const [first, second] = await Promise.allSettled([
    operations.client.admin.users.edit({ id: person.id, displayName: "New Name", phone: null, seen }),
    root.client.admin.users.edit({ id: person.id, displayName: "Old Name", phone, seen }),
  ]);
  expect([first.status, second.status].sort()).toEqual(["fulfilled", "rejected"]);
  const refused = first.status === "rejected" ? first : second;
  expect(refused).toMatchObject({ reason: { code: "conflict" } });
  const { name, phone: kept } = await root.client.admin.users.get({ id: person.id });
  expect([name, kept]).toEqual(first.status === "fulfilled" ? ["New Name", null] : ["Old Name", phone]);
});

test("disabling signs out at once and is told with its reason; enabling opens the door again", async () => {
  const person = await domain.person();
  const { disable, enable, get, resetPassword } = operations.client.admin.users;
  expect(await disable({ id: person.id, reason: "欠费" })).toMatchObject({ state: "disabled", online: false });
  await expect(person.client.account.me()).rejects.toMatchObject({ code: "unauthorized" });
  expect((await get({ id: person.id })).disabled).toMatchObject({ reason: "欠费" });
  await expect(resetPassword({ id: person.id })).rejects.toMatchObject({ code: "account_disabled" });
  expect(await enable({ id: person.id })).toMatchObject({ state: "active" });
  const again = await domain.signIn(person.email);
  expect((await again.client.account.me()).id).toBe(person.id);
  await resetPassword({ id: person.id });
  expect(domain.mails.at(-1)?.to).toBe(person.email);
  const actor = `admin:${operations.id}`;
  expect(await audited(person.id)).toEqual(
    expect.arrayContaining([
      { action: "accounts.disable", actor, after: { reason: "欠费" } },
      { action: "accounts.enable", actor, after: {} },
      { action: "accounts.reset_password", actor, after: {} },
    ]),
  );
});

test("only super makes and changes administrators, and nobody changes oneself", async () => {
  const person = await domain.person();
  const raise = { id: person.id, role: "admin", scope: "operations", reason: "升任" } as const;
  await expect(operations.client.admin.users.setRole(raise)).rejects.toMatchObject({ code: "forbidden" });
  expect(await root.client.admin.users.setRole(raise)).toMatchObject({ role: "admin", scope: "operations" });
  const lower = { id: person.id, role: "agent", scope: null, reason: "调岗" } as const;
  await expect(operations.client.admin.users.setRole(lower)).rejects.toMatchObject({ code: "forbidden" });
  await expect(operations.client.admin.users.disable({ id: person.id, reason: "x" })).rejects.toMatchObject({
    code: "forbidden",
  });
  await root.client.admin.users.setRole(lower);
  await expect(
    operations.client.admin.users.setRole({ ...raise, id: operations.id, scope: "super" }),
  ).rejects.toMatchObject({ code: "forbidden" });
  for (const who of [root, operations]) {
    await expect(
      who.client.admin.users.setRole({ id: who.id, role: "user", scope: null, reason: "x" }),
    ).rejects.toMatchObject({
      code: "own_account",
    });
    await expect(who.client.admin.users.disable({ id: who.id, reason: "x" })).rejects.toMatchObject({
      code: "own_account",
    });
  }
  expect((await audited(person.id)).filter((one) => one.action === "user_roles.update")).toEqual([
    { action: "user_roles.update", actor: `admin:${root.id}`, after: { role: "agent", scope: null, reason: "调岗" } },
    {
      action: "user_roles.update",
      actor: `admin:${root.id}`,
      after: { role: "admin", scope: "operations", reason: "升任" },
    },
  ]);
});

test("two supers who remove each other at the same moment leave one", async () => {
  const other = await domain.person({ role: "admin", scope: "super" });
  const remaining = async () =>
    (await domain.pool.query("select from public.accounts where scope = 'super' and disabled_at is null")).rowCount;
  const outcomes = await Promise.allSettled([
    root.client.admin.users.setRole({ id: other.id, role: "admin", scope: "system", reason: "x" }),
    other.client.admin.users.disable({ id: root.id, reason: "x" }),
  ]);
  expect(outcomes.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  expect(await remaining()).toBe(1);
  // as it was
  await domain.pool.query("update auth.users set banned_until = null where id = $1", [root.id]);
  await domain.pool.query("update public.accounts set disabled_at = null where user_id = $1", [root.id]);
  await domain.pool.query("update public.user_roles set scope = 'system' where user_id = $1", [other.id]);
  root = { ...root, ...(await domain.signIn(root.email)) };
});

test("the list as a file is what the list shows, defused, and its export is in the audit", async () => {
  const person = await named("=SUM(A1)");
  const file = await operations.client.admin.users.export({ language: "en", q: "SUM" });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text.startsWith(`${BOM}Name,Email`)).toBe(true);
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=SUM(A1),${person.email}`);
  const { items } = await root.client.admin.logs.audit.list({ actor: `admin:${operations.id}`, limit: 5 });
  expect(items[0]).toMatchObject({ action: "accounts.export", after: { searched: true } });
});

test("disabled and enabled at the same moment, an account is one of both and not half of each", async () => {
  const person = await domain.person();
  const { disable, enable } = operations.client.admin.users;
  const halves: unknown[] = [];
  for (let round = 0; round < 15; round += 1) {
    await Promise.all([disable({ id: person.id, reason: "x" }), root.client.admin.users.enable({ id: person.id })]);
    const { rows } = await domain.pool.query<{ marked: boolean; banned: boolean }>(
      `select a.disabled_at is not null as marked, coalesce(u.banned_until > now(), false) as banned
       from public.accounts a join auth.users u on u.id = a.user_id where a.user_id = $1`,
      [person.id],
    );
    if (rows[0]?.marked !== rows[0]?.banned) halves.push(rows[0]);
  }
  expect(halves).toEqual([]);
  await enable({ id: person.id });
});
