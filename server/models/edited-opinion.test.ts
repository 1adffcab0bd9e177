import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SavedPiece } from "#contract/campaign";
import { californiaHouse } from "#tests/samples/listings";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { type ModelServer, startModelServer } from "#tests/support/model-server";

let domain: Domain;
let server: ModelServer;
let agent: Person;
let stranger: Person;
let piece: SavedPiece;
let written = "";
let campaignId = "";
/** Words the model objects to, wherever they stand. */
const CODED = "The neighbours keep the feast days together";

/** What a model with an eye for those words says of the passages it is sent. */
function objects(body: unknown): string {
  const sent = JSON.stringify(body);
  const numbers = [...sent.matchAll(/number[\\":]{1,8}(\d+)[\\":,]{1,8}text[\\":]{1,8}The neighbours keep the feast/g)];
  const lines = numbers.map(([, number]) => `${number}\tus-fha-religion\t${CODED}`);
  return JSON.stringify({ body: lines.length > 0 ? lines.join("\n") : "none" });
}
beforeAll(async () => {
  server = await startModelServer();
  domain = await openDomain();
  const boss = await domain.person({ role: "admin", scope: "super" });
  agent = await domain.person();
  stranger = await domain.person();
  await domain.work();
  const made = await agent.client.campaigns.create({
    listing: californiaHouse,
    photoIds: [],
    preferences: { languages: ["en"], style: "professional", platforms: ["facebook"], kinds: ["post"] },
    agent: { name: "Dana Ruiz", phone: null, company: "Onyx Homes", licence: "01234567", address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  campaignId = made.campaignId;
  await ended(agent.client, made.taskIds[0] ?? "");
  const [first] = (await agent.client.campaigns.get({ id: made.campaignId })).pieces;
  if (!first) throw new Error("no piece");
  piece = first;
  written = first.body;
  const limits = { perMinute: null, tokensPerDay: null, moneyPerDay: null, priceIn: 0, priceOut: 0, currency: "CNY" };
  const kind = "openai-compatible" as const;
  const about = { kind, baseUrl: server.url, model: "m", name: "house", enabled: true };
  await boss.client.admin.models.create({ ...limits, ...about });
});
afterAll(async () => {
  await domain.stop();
  await server.close();
});
beforeEach(() => server.behave({ kind: "reply", to: objects }));

const save = async (body: string) => {
  piece = await agent.client.pieces.update({ ...piece, body });
  return piece;
};
const heard = async () => {
  piece = await agent.client.pieces.opinion({ id: piece.id });
  return piece.findings.filter(({ model }) => model !== undefined);
};
const asked = () => server.requests.length;

test("a sentence an agent writes gets a second opinion after the save, and no sentence that stood there before", async () => {
  const before = asked();
  const saved = await save(`${CODED}.\n${written}`);
  expect(saved.findings.filter(({ model }) => model !== undefined)).toEqual([]);
  expect(await heard()).toMatchObject([
    { rule: "us-fha-religion", severity: "warn", model: "house", text: CODED, start: 0, rewording: expect.any(String) },
  ]);
  expect(asked()).toBe(before + 1);
  const sent = JSON.stringify(server.requests.at(-1)?.body);
  expect(sent).toContain(CODED);
  expect(sent).not.toContain("685,900");
});

test("nothing is asked about twice: neither after another edit, nor when a sentence comes back", async () => {
  const before = asked();
  await save(`Come and see.\n${CODED}.\n${written}`);
  expect(await heard()).toMatchObject([{ text: CODED }]);
  expect(asked()).toBe(before + 1);
  expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain(CODED);
  await save(written);
  expect(await heard()).toEqual([]);
  await save(`${CODED}.\n${written}`);
  expect(await heard()).toMatchObject([{ text: CODED, start: 0 }]);
  expect(asked()).toBe(before + 1);
});

test("a model's finding is applied like any other, and gone with its words", async () => {
  const [finding] = await heard();
  if (!finding) throw new Error("no finding");
  const { rule, start, end, rewording } = finding;
  piece = await agent.client.pieces.mend({ id: piece.id, version: piece.version, rule, start, end });
  expect(piece.body).toBe(`${rewording}\n${written}`);
  expect(await heard()).toEqual([]);
});

test("a model that is late does not hold the save, and its opinion joins what the piece says by then", async () => {
  server.behave({ kind: "slow", content: objects(`{"number":1,"text":"The neighbours keep the feast"}`), everyMs: 60 });
  await save(`${written}\n${CODED} every year.`);
  const later = await save(`Quiet street.\n${piece.body}`);
  expect(later.version).toBe(piece.version);
  server.behave({ kind: "reply", to: objects });
  expect(await heard()).toMatchObject([{ text: CODED, start: piece.body.indexOf(CODED) }]);
});

test("who gets no answer keeps the save, and is asked about with the next edit", async () => {
  await save(written);
  server.behave({ kind: "status", status: 500 });
  await save(`${CODED} at home.\n${written}`);
  expect(await heard()).toEqual([]);
  server.behave({ kind: "reply", to: objects });
  await save(`${piece.body}\nCall today.`);
  expect(await heard()).toMatchObject([{ text: CODED }]);
});

test("an opinion holds for what was answered of the home: after another answer the sentence is asked about anew", async () => {
  const answer = (given: boolean | null) =>
    agent.client.law.answer({ campaignId, key: "assistance_animals_accepted", answer: given });
  const said = `${CODED} in June.\n${written}`;
  await save(written);
  await save(said);
  expect(await heard()).toMatchObject([{ text: CODED }]);
  const before = asked();
  await answer(true);
  await save(written);
  await save(said);
  expect(await heard()).toMatchObject([{ text: CODED }]);
  expect(asked()).toBe(before + 1);
  await answer(null);
  await save(written);
  await save(said);
  expect(await heard()).toMatchObject([{ text: CODED }]);
  expect(asked()).toBe(before + 1);
});

test("an opinion is the owner's to hear", async () => {
  await expect(stranger.client.pieces.opinion({ id: piece.id })).rejects.toMatchObject({ code: "not_found" });
});
