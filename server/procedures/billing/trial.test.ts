import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { countPhone } from "#server/queries/billing/trials";
import { type Client, type Domain, ended, openDomain, PASSWORD } from "#tests/support/domain";
import { generate } from "#tests/support/quota";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const DAY = 86_400_000;

async function signUp(email: string) {
  const id = await domain.backend.createUser({ email, password: PASSWORD });
  return { id, ...(await domain.signIn(email)) };
}
const trialOf = async (client: Client) => (await client.subscriptions.list()).find((one) => one.source === "trial");
const proves = (id: string, phone: string) =>
  domain.db
    .transaction()
    .execute((trx) => countPhone(trx, ownerOfRow({ user_id: id }), { phone, secretKey: null }, domain.now()));

test("one mailbox has one trial, however it is spelled and whether or not the first account is gone", async () => {
  const first = await signUp("ada.lovelace@gmail.com");
  expect(await trialOf(first.client)).toMatchObject({ state: "current", used: 0 });
  const second = await signUp("AdaLovelace+2@googlemail.com");
  expect(await second.client.account.entitled()).toEqual({ state: "none", last: null });
  await domain.backend.accounts.remove(first.id);
  const third = await signUp("a.d.a.lovelace@gmail.com");
  expect(await trialOf(third.client)).toBeUndefined();
  const other = await signUp("ada+lovelace@agency.example");
  expect(await trialOf(other.client)).toBeDefined();
});

test("twenty first requests at once start one trial", async () => {
  const { client, id } = await signUp("grace@example.org");
  await Promise.all(Array.from({ length: 20 }, () => client.account.entitled()));
  const { rows } = await domain.pool.query("select count(*)::int as n from subscriptions where user_id = $1", [id]);
  expect(rows).toEqual([{ n: 1 }]);
});

test("what is kept is the kind and a hash, of nothing that can be read", async () => {
  await (await signUp("secret.name@example.org")).client.account.me();
  const { rows } = await domain.pool.query<Record<string, string>>("select * from trial_identities");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(Object.keys(row).sort()).toEqual(["hash", "kind"]);
    expect(row.hash).toMatch(/^[\w-]{43}$/);
  }
});

test("a phone that had its trial elsewhere ends a running one, says why, and takes nothing else", async () => {
  const one = await signUp("one@example.org");
  await one.client.account.me();
  await proves(one.id, "+8613800000001");
  await proves(one.id, "+8613800000001");
  expect(await trialOf(one.client)).toMatchObject({ state: "current" });

  const two = await signUp("two@example.org");
  const { propertyId } = await generate(two);
  await proves(two.id, "+8613800000001");
  expect(await trialOf(two.client)).toMatchObject({ state: "ended", endedBy: "trial_used" });
  const { items } = await two.client.notifications.list({});
  expect(items.map((item) => item.kind)).toEqual(["trial_used"]);
  expect((await two.client.properties.get({ id: propertyId })).id).toBe(propertyId);
  await expect(generate(two)).rejects.toMatchObject({ code: "no_package" });
});

test("after the end nothing is lost: read, edit, publish, download and export go on, only creating is paused", async () => {
  const agent = await signUp("end@example.org");
  const { client } = agent;
  await domain.work();
  const { campaignId, propertyId, taskIds } = await generate(agent);
  await ended(client, taskIds[0] ?? "");
  domain.passTime(8 * DAY);
  expect(await client.account.entitled()).toMatchObject({ state: "none", last: { source: "trial" } });

  await expect(generate(agent)).rejects.toMatchObject({ code: "no_package", status: 402 });
  const source = { type: "text" as const, text: "Flat" };
  await expect(client.imports.start({ source, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: "no_package",
  });

  const [piece] = (await client.campaigns.get({ id: campaignId })).pieces;
  if (!piece) throw new Error("no piece");
  const { id, version, title, hashtags } = piece;
  await expect(client.pieces.update({ id, version, title, hashtags, body: "Flat, still mine" })).resolves.toMatchObject(
    {
      body: "Flat, still mine",
    },
  );
  expect((await (await client.campaigns.download({ id: campaignId })).arrayBuffer()).byteLength).toBeGreaterThan(100);
  const archive = await client.account.exports.start();
  expect(await ended(client, archive.id)).toMatchObject({ status: "completed" });
  expect((await client.account.exports.link({ taskId: archive.id })).url).toContain("/");
  expect((await client.pages.publish({ propertyId })).url).toContain("http");
  await expect(client.properties.duplicate({ id: propertyId, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: "no_package",
  });
});
