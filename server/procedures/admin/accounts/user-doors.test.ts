/** What opens and closes an account: disabling, invitations that wait, passwords that were never set. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { letterLimits } from "#server/base/limits";
import { removeSecondFactor as removeSecondFactors } from "#server/boot/remove-second-factor";
import { assertNotLastSuper } from "#server/queries/accounts/deletions";
import { type Domain, openDomain, PASSWORD, type Person } from "#tests/support/domain";

let domain: Domain;
let operations: Person;
let root: Person;
let person: Person;
let blank: Person;
let writer: Person;
let lostPhone: Person;
let colleague: Person;
beforeAll(async () => {
  domain = await openDomain();
  root = await domain.person({ role: "admin", scope: "super" });
  operations = await domain.person({ role: "admin", scope: "operations" });
  // now: who fails to sign in is asked a question the next time
  person = await domain.person();
  blank = await domain.person();
  writer = await domain.person({ role: "admin", scope: "operations" });
  lostPhone = await domain.person();
  colleague = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const linkIn = (text: string | undefined) => /https?:\S+/.exec(text ?? "")?.[0];

test("disabling ends what is open: the stream at once, and the refresh token for good", async () => {
  const ask = async (grant: string, body: object): Promise<unknown> =>
    (
      await domain.backend.routes.request(`/auth/v1/token?grant_type=${grant}`, {
        method: "POST",
        headers: { apikey: domain.backend.publishableKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();
  const opened = await ask("password", { email: person.email, password: PASSWORD });
  const refresh_token = z.object({ refresh_token: z.string() }).parse(opened).refresh_token;
  const stream = await person.client.tasks.events({});
  const next = stream.next();
  await operations.client.admin.users.disable({ id: person.id, reason: "欠费" });
  expect((await next).done).toBe(true);
  expect(await ask("refresh_token", { refresh_token })).not.toHaveProperty("access_token");
  expect(await ask("password", { email: person.email, password: PASSWORD })).toMatchObject({
    error_code: "user_banned",
  });
  await operations.client.admin.users.enable({ id: person.id });
  expect(await ask("refresh_token", { refresh_token })).not.toHaveProperty("access_token");
  await expect(person.client.account.me()).rejects.toMatchObject({ code: "unauthorized" });
});

test("whoever never followed the invitation is invited again, disabled and enabled, and opens nothing before", async () => {
  const { invite, resetPassword, disable, enable } = operations.client.admin.users;
  const { id, email } = await invite({ email: "never@example.com", role: "agent", language: "zh" });
  const first = domain.mails.at(-1);
  expect(await resetPassword({ id })).toMatchObject({ state: "invited" });
  const again = domain.mails.at(-1);
  expect(again).toMatchObject({ to: email, subject: first?.subject });
  expect(linkIn(again?.text)).not.toBe(linkIn(first?.text));
  expect(await disable({ id, reason: "x" })).toMatchObject({ state: "disabled" });
  await expect(resetPassword({ id })).rejects.toMatchObject({ code: "account_disabled" });
  expect(await enable({ id })).toMatchObject({ state: "invited" });
  await expect(domain.signIn(email)).rejects.toThrow();
});

test("the link of an invitation tells who invites and to what, that it was used, and that it is over", async () => {
  const email = "told@example.com";
  await domain.db
    .updateTable("profiles")
    .set({ display_name: "Mei Lin" })
    .where("user_id", "=", operations.id)
    .execute();
  const { id } = await operations.client.admin.users.invite({ email, role: "agent", language: "en" });
  const first = domain.mails.at(-1)?.text;
  expect(first).toContain("Mei Lin invites you to Listcast as an agent.");
  const secretIn = (text: string | undefined) => new URL(linkIn(text) ?? "").searchParams.get("token_hash") ?? "";
  const { look } = domain.visitor.invitations;
  const shown = await look({ tokenHash: secretIn(first) });
  expect(shown).toMatchObject({ state: "open", email, invitedBy: "Mei Lin", role: "agent", scope: null });
  expect(Date.parse(shown?.expiresAt ?? "") - domain.now().getTime()).toBeGreaterThan(6 * 86_400_000);
  // whoever sends it again, who invited stays who invited; both links are good
  await root.client.admin.users.resetPassword({ id });
  const second = domain.mails.at(-1)?.text;
  expect(await look({ tokenHash: secretIn(second) })).toMatchObject({ state: "open", invitedBy: "Mei Lin" });
  await operations.client.admin.users.disable({ id, reason: "x" });
  expect(await look({ tokenHash: secretIn(first) })).toMatchObject({ state: "over" });
  await operations.client.admin.users.enable({ id });
  expect((await follow(second)).status).toBe(200);
  expect(await look({ tokenHash: secretIn(first) })).toMatchObject({ state: "used", email });
  // what is kept of a link opens nothing
  const { link_hash } = await domain.db
    .selectFrom("invitations")
    .select("link_hash")
    .where("user_id", "=", id)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await look({ tokenHash: link_hash })).toBeNull();
  expect(await look({ tokenHash: "nobody's" })).toBeNull();
});

test("an account that has no password yet gets a link that sets one", async () => {
  await domain.pool.query("update auth.users set encrypted_password = null where id = $1", [blank.id]);
  await operations.client.admin.users.resetPassword({ id: blank.id });
  expect(domain.mails.at(-1)?.to).toBe(blank.email);
  expect(linkIn(domain.mails.at(-1)?.text)).toContain("type=recovery");
});

test("a super who was only invited does not count as the one who is left", async () => {
  const invited = { email: "heir@example.com", role: "admin", scope: "super", language: "en" } as const;
  await root.client.admin.users.invite(invited);
  await expect(domain.db.transaction().execute((trx) => assertNotLastSuper(trx, root.id))).rejects.toMatchObject({
    code: "last_super_admin",
  });
});

const withFactor = (id: string) =>
  domain.pool.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
    [id],
  );

test("a lost second factor is removed with a reason: of administrators by super alone, by nobody of the own account", async () => {
  const lost = (id: string) => ({ id, reason: "phone call, known voice" });
  const { removeSecondFactor } = operations.client.admin.users;
  await expect(lostPhone.client.admin.users.removeSecondFactor(lost(lostPhone.id))).rejects.toMatchObject({
    code: "forbidden",
  });
  await withFactor(lostPhone.id);
  await withFactor(colleague.id);
  await expect(removeSecondFactor(lost(colleague.id))).rejects.toMatchObject({ code: "forbidden" });
  await expect(removeSecondFactor(lost(operations.id))).rejects.toMatchObject({ code: "own_account" });
  await removeSecondFactor(lost(lostPhone.id));
  await expect(removeSecondFactor(lost(lostPhone.id))).rejects.toMatchObject({ code: "no_second_factor" });
  expect(await removeSecondFactors(domain.backend, domain.db, colleague.email)).toContain(colleague.email);
  const { rows } = await domain.pool.query("select user_id from auth.mfa_factors where user_id in ($1, $2)", [
    lostPhone.id,
    colleague.id,
  ]);
  expect(rows).toEqual([]);
  const audit = await domain.pool.query(
    "select actor, after from public.audit_entries where action = 'accounts.remove_second_factor' order by id",
  );
  expect(audit.rows).toEqual([
    { actor: `admin:${operations.id}`, after: { reason: "phone call, known voice" } },
    { actor: "system", after: { reason: "--remove-second-factor" } },
  ]);
});

const STRANGERS = "Stranger's-Horse-9!";
const signUp = (email: string, password: string) =>
  domain.backend.routes.request("/auth/v1/signup", {
    method: "POST",
    headers: { apikey: domain.backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
/** Follows the link of the newest mail as the page with the button does. */
async function follow(text: string | undefined) {
  const link = new URL(linkIn(text) ?? "");
  return domain.backend.routes.request("/auth/v1/verify", {
    method: "POST",
    headers: { apikey: domain.backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ type: link.searchParams.get("type"), token_hash: link.searchParams.get("token_hash") }),
  });
}

test("a stranger who signs up with an invited address gives it no password: its owner is invited again", async () => {
  const about = { email: "chief@example.com", role: "admin", scope: "super", language: "en" } as const;
  await root.client.admin.users.invite(about);
  const invitation = domain.mails.at(-1);
  expect((await signUp(about.email, STRANGERS)).status).toBe(200);
  await expect.poll(() => domain.mails.at(-1)).not.toBe(invitation);
  const again = domain.mails.at(-1);
  expect(again).toMatchObject({ to: about.email, subject: invitation?.subject });
  expect((await follow(again?.text)).status).toBe(200);
  const { rows } = await domain.pool.query("select encrypted_password from auth.users where email = $1", [about.email]);
  expect(rows).toEqual([{ encrypted_password: null }]);
});

test("nobody becomes an administrator before the mailbox is shown to be theirs", async () => {
  const email = "squatter@example.com";
  await signUp(email, STRANGERS);
  const { rows } = await domain.pool.query<{ id: string }>("select id from auth.users where email = $1", [email]);
  const id = rows[0]?.id ?? "";
  const raised = { id, role: "admin", scope: "system", reason: "x" } as const;
  await expect(root.client.admin.users.setRole(raised)).rejects.toMatchObject({ code: "not_confirmed" });
  await domain.pool.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
  expect(await root.client.admin.users.setRole(raised)).toMatchObject({ role: "admin", scope: "system" });
});

test("links to one account, and invitations by one administrator, leave only so often", async () => {
  const { invite, resetPassword } = writer.client.admin.users;
  const sent = domain.mails.length;
  const tooMany = { code: "too_many_requests" };
  for (let at = 0; at < letterLimits.ofAccount.points; at += 1) await resetPassword({ id: person.id });
  await expect(resetPassword({ id: person.id })).rejects.toMatchObject(tooMany);
  expect(domain.mails.length - sent).toBe(letterLimits.ofAccount.points);
  const ask = (at: number) => invite({ email: `flood${at}@example.com`, role: "user", language: "en" });
  for (let at = letterLimits.ofAccount.points; at < letterLimits.byAdministrator.points; at += 1) await ask(at);
  await expect(ask(9_999)).rejects.toMatchObject(tooMany);
  expect(domain.mails.length - sent).toBe(letterLimits.byAdministrator.points);
});
