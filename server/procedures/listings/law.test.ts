import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { briefOf } from "#engine/campaign/brief";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertPiece } from "#server/queries/listings/pieces";
import { card, listing, preferences } from "#tests/access/estate";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
let other: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  other = await domain.person();
});
afterAll(() => domain.stop());

const PETS = "Two-bedroom flat. No pets of any kind, no exceptions.";

/** A campaign for a home in the United States with one piece that refuses every animal. */
async function written(country: string | null = "US", propertyId?: string, body = PETS) {
  const home = { ...listing, country };
  const made = await agent.client.campaigns.create({
    listing: home,
    photoIds: [],
    preferences,
    agent: card,
    idempotencyKey: randomUUID(),
    ...(propertyId ? { propertyId } : {}),
  });
  const campaign = await agent.client.campaigns.get({ id: made.campaignId });
  const draft = { platform: "twitter", language: "en", kind: "post", title: null, body, hashtags: [] } as const;
  const frame = { preheader: null, html: null, writtenBy: "composer" };
  const piece = finishPiece(campaign.listing, briefOf({ ...campaign, seed: 1 }), { ...draft, ...frame });
  await insertPiece(domain.db, ownerOfRow({ user_id: agent.id }), made.campaignId, 0, piece);
  return made;
}
const found = async (id: string) =>
  (await agent.client.campaigns.get({ id })).pieces.flatMap(({ findings }) =>
    findings.filter(({ rule }) => rule === "us-no-pets-absolute").map(({ severity }) => severity),
  );
const KEY = "assistance_animals_accepted";

test("a question is asked once a home; its answer checks every piece of the home again, can be changed and taken back", async () => {
  const { campaignId, propertyId } = await written();
  const later = await written("US", propertyId);
  const before = await agent.client.law.get({ campaignId });
  expect(before.panel).toMatchObject({ market: "US" });
  expect(before.questions).toMatchObject([{ key: KEY, answer: "yes-no", given: null }]);
  expect(await found(campaignId)).toEqual(["warn"]);

  const after = await agent.client.law.answer({ campaignId, key: KEY, answer: true });
  expect(after.questions).toMatchObject([{ key: KEY, given: true }]);
  expect(await found(campaignId)).toEqual([]);
  expect(await found(later.campaignId)).toEqual([]);
  // an edit is checked with the answer as well
  const [piece] = (await agent.client.campaigns.get({ id: campaignId })).pieces;
  if (!piece) throw new Error("no piece");
  expect(piece).toMatchObject({ version: 1, body: expect.stringContaining(PETS) });
  const edit = { id: piece.id, version: 1, title: null, hashtags: [], body: `${PETS} Call us.` };
  expect((await agent.client.pieces.update(edit)).findings.map(({ rule }) => rule)).not.toContain(
    "us-no-pets-absolute",
  );

  await agent.client.law.answer({ campaignId: later.campaignId, key: KEY, answer: null });
  expect(await found(campaignId)).toEqual(["warn"]);
  expect((await agent.client.law.get({ campaignId })).questions).toMatchObject([{ key: KEY, given: null }]);

  const { rows } = await domain.pool.query(
    `select actor, action, before, after from audit_entries where account_id = $1 and action like 'listing_answers.%' order by id`,
    [agent.id],
  );
  expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    `user:${agent.id} listing_answers.insert`,
    `user:${agent.id} listing_answers.delete`,
  ]);
  expect(rows[0]?.after).toMatchObject({ key: KEY, answer: true, property_id: propertyId });
});

test("an answer to another question, of another kind or about another's home is refused, and nothing is kept", async () => {
  const { campaignId } = await written();
  const answer = (client: typeof agent.client, key: string, given: string | boolean) =>
    client.law.answer({ campaignId, key, answer: given });
  await expect(answer(agent.client, "bygone", true)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(answer(agent.client, KEY, "NJ")).rejects.toMatchObject({ code: "invalid_input" });
  await expect(answer(agent.client, "state", "Mars")).rejects.toMatchObject({ code: "invalid_input" });
  await expect(answer(other.client, KEY, true)).rejects.toMatchObject({ code: "not_found" });
  await expect(other.client.law.get({ campaignId })).rejects.toMatchObject({ code: "not_found" });
  const { rows } = await domain.pool.query("select 1 from listing_answers where user_id in ($1, $2)", [
    agent.id,
    other.id,
  ]);
  expect(rows).toEqual([]);
});

test("an answer about a statement goes for it wherever the home's texts say it, and for no other promise", async () => {
  const said = "Rent of $1,900 is guaranteed for two years.";
  const other = "Rent of $2,900 is guaranteed for nine years.";
  const { campaignId } = await written("US", undefined, `Two-bedroom flat. ${said}\n${other}`);
  const gains = async () =>
    (await agent.client.campaigns.get({ id: campaignId })).pieces.flatMap(({ findings }) =>
      findings.filter(({ rule }) => rule === "us-guarantee").map(({ statement }) => statement),
    );
  const [one, two] = ["Rent of $1,900 is guaranteed for two years", "Rent of $2,900 is guaranteed for nine years"];
  expect(await gains()).toEqual([one, two]);
  const key = "gain_is_backed";
  const asked = (await agent.client.law.get({ campaignId })).questions.filter((question) => question.key === key);
  expect(asked).toMatchObject([
    { statement: one, places: [{ platform: "twitter", kind: "post", language: "en" }], given: null },
    { statement: two, given: null },
  ]);
  // neither the whole home nor words that nobody wrote are answered for
  const answer = (statement: string | null, given: boolean | null) =>
    agent.client.law.answer({ campaignId, key, statement, answer: given });
  await expect(answer(null, true)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(answer("Anything goes", true)).rejects.toMatchObject({ code: "invalid_input" });

  const after = await answer(one ?? "", true);
  expect(await gains()).toEqual([two]);
  expect(after.questions.filter((question) => question.key === key)).toMatchObject([
    { statement: two, given: null },
    { statement: one, given: true },
  ]);
  await answer(one ?? "", null);
  expect(await gains()).toEqual([one, two]);
});

test("a state that was answered decides the rules of that state and is no circumstance left to know", async () => {
  const { campaignId } = await written();
  const unknown = async () =>
    (await agent.client.law.get({ campaignId })).panel?.skipped.map((one) => one.circumstance);
  expect(await unknown()).toContain("state");
  await agent.client.law.answer({ campaignId, key: "state", answer: "NJ" });
  expect(await unknown()).not.toContain("state");
  // changed, not asked anew
  const changed = await agent.client.law.answer({ campaignId, key: "state", answer: "TX" });
  expect(changed.questions).toContainEqual(expect.objectContaining({ key: "state", given: "TX" }));
});

test("a home in a country without rules has no panel and no questions", async () => {
  const { campaignId } = await written(null);
  expect(await agent.client.law.get({ campaignId })).toEqual({ panel: null, questions: [] });
});
