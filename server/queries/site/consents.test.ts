import { afterAll, beforeAll, expect, test } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import { type Domain, openDomain } from "#tests/support/domain";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(async () => {
  await domain?.stop();
});

const ticked = { version: LEGAL_VERSION, language: "en" as const, givenAt: "2026-11-21T08:00:00.000Z" };

test("an account owes consent to both documents until it gives it, and the first time is what counts", async () => {
  const { client } = await domain.person();
  expect(await client.account.consents.get()).toEqual({
    version: LEGAL_VERSION,
    missing: ["terms", "privacy"],
    given: [],
  });
  const after = await client.account.consents.give(ticked);
  expect(after.missing).toEqual([]);
  expect(after.given).toEqual([
    { document: "privacy", ...ticked },
    { document: "terms", ...ticked },
  ]);
  const again = await client.account.consents.give({ ...ticked, language: "zh", givenAt: "2026-11-21T09:00:00.000Z" });
  expect(again).toEqual(after);
});

test("a clock that is ahead does not date consent into the future, and another version is not agreed to", async () => {
  const { client } = await domain.person();
  await expect(client.account.consents.give({ ...ticked, version: "2020-01-01" })).rejects.toMatchObject({
    code: "conflict",
  });
  const { given } = await client.account.consents.give({ ...ticked, givenAt: "2999-01-01T00:00:00.000Z" });
  expect(new Date(given[0]?.givenAt ?? "").getTime()).toBeLessThanOrEqual(Date.now());
});

test("nobody changes what was recorded, not even the server's own connection", async () => {
  const { id, client } = await domain.person();
  await client.account.consents.give(ticked);
  const change = domain.pool.query("update public.consents set language = 'zh' where user_id = $1", [id]);
  await expect(change).rejects.toMatchObject({ code: "42501" });
});
