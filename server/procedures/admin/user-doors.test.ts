/** What opens and closes an account: disabling, invitations that wait, passwords that were never set. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { assertNotLastSuper } from "#server/queries/deletions";
import { type Domain, openDomain, PASSWORD, type Person } from "#tests/support/domain";

let domain: Domain;
let operations: Person;
let root: Person;
let person: Person;
let blank: Person;
beforeAll(async () => {
  domain = await openDomain();
  root = await domain.person({ role: "admin", scope: "super" });
  operations = await domain.person({ role: "admin", scope: "operations" });
  // now: who fails to sign in is asked a question the next time
  person = await domain.person();
  blank = await domain.person();
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
