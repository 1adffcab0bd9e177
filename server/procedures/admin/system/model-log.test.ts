/** The log of models' calls: what a system administrator reads of them, and what they never do. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AgentCard, Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { modelLogLimits } from "#server/base/limits";
import { forgetCalls } from "#server/queries/models/model-log";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { type ModelServer, startModelServer } from "#tests/support/model-server";

let domain: Domain;
let server: ModelServer;
let technician: Person;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  server = await startModelServer();
  technician = await domain.person({ role: "admin", scope: "system" });
  agent = await domain.person();
  const boss = await domain.person({ role: "admin", scope: "super" });
  await boss.client.admin.models.create({
    ...{ name: "house", kind: "openai-compatible", baseUrl: server.url, model: "m-1", enabled: true },
    ...{ perMinute: null, tokensPerDay: null, moneyPerDay: null, priceIn: 200, priceOut: 800, currency: "CNY" },
  });
  await boss.client.admin.models.reading({ off: true, reader: null });
});
afterAll(async () => {
  await domain.stop();
  await server.close();
});

const card: AgentCard = {
  name: "Ada",
  phone: "021-7777 8888",
  company: null,
  licence: null,
  address: null,
  email: "ada@x.example",
};
const listing: Listing = { ...sampleListing, agent: { ...sampleListing.agent, phone: "0044 20 7946 0311" } };
const brief: Brief = { style: "professional", seed: 1, market: null, agent: card, link: null };
const truth = "Two bedrooms in Putuo, Shanghai, with a lift. Ring Ada on 021-7777 8888 or ada@x.example.";
const lie = "It has a swimming pool.";

async function write() {
  const asked = { listing, brief, userId: agent.id, campaignId: null };
  const targets = [{ platform: "facebook", language: "en" as const, kind: "post" as const }];
  return await domain.models.askModels(
    { ...asked, targets },
    { onPiece: async () => {} },
    new AbortController().signal,
  );
}
const calls = async (asked: object = {}) =>
  (await technician.client.admin.models.log.list({ limit: 30, ...asked })).items;

test("each call stands there with version, answer, findings, tokens, cost and time, its contacts masked", async () => {
  const usage = { in: 1_000, out: 250 };
  server.behave(
    { kind: "answer", content: JSON.stringify({ piece: "facebook/post", body: `${truth} ${lie}` }), usage },
    { kind: "answer", content: '{"sentence":1,"text":null}', usage },
  );
  expect(await write()).toEqual([]);
  const [sentences, pack] = await calls();
  expect(pack).toMatchObject({
    ...{ provider: "house", model: "m-1", purpose: "pack", language: "en", pieces: ["facebook/post"] },
    ...{ promptVersion: 0, outcome: "written", tokensIn: 1_000, tokensOut: 250, cost: 0.4, currency: "CNY" },
    accountEmail: agent.email,
  });
  expect(pack?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(pack?.findings).toMatchObject([{ piece: "facebook/post", reason: null }]);
  expect(JSON.stringify(pack?.findings)).toContain("swimming pool");
  expect(pack?.answer).toContain("Ring Ada on ••• or •••");
  expect(sentences).toMatchObject({ purpose: "sentences", outcome: "written" });
  const kept = await domain.db.selectFrom("model_log").selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/7777|ada@x|7946/);
});

test("a call that failed is there with why and what had come until then", async () => {
  server.behave({ kind: "cut", content: '{"piece":"facebook/post","body":"Half' });
  expect(await write()).toMatchObject([{ reason: "failed" }]);
  const [last] = await calls({ state: "failed" });
  expect(last).toMatchObject({ outcome: "failed", findings: [] });
  expect(last?.answer).toContain("Half");
  await expect(agent.client.admin.models.log.list({})).rejects.toMatchObject({ code: "forbidden" });
});

test("of a refusal the provider's own words and the refused answer stand there, neither key nor contacts in them", async () => {
  const message = `no such voice for ada@x.example, key sk-live-0123456789abcdef, Bearer abc.def.ghi`;
  server.behave({ kind: "status", status: 400, body: JSON.stringify({ error: { message } }) });
  expect(await write()).toMatchObject([{ reason: "failed" }]);
  const [words] = await calls({ state: "failed" });
  expect(words?.error).toMatch(/^HTTP 400\nno such voice for •••, key •••, •••/);
  expect(words?.answer).toBe("");
  server.behave({ kind: "answer", content: "I'm sorry, but I can't help with that." });
  expect(await write()).toMatchObject([{ reason: "refused" }]);
  const [refused] = await calls({ state: "failed" });
  expect(refused).toMatchObject({ outcome: "refused", answer: "I'm sorry, but I can't help with that.", error: null });
});

test("a refusal inside an answer that came whole is told of its piece", async () => {
  server.behave({
    kind: "answer",
    content: JSON.stringify({ piece: "facebook/post", body: "I cannot help with that." }),
  });
  expect(await write()).toMatchObject([{ reason: "refused" }]);
  const [line] = await calls();
  expect(line).toMatchObject({ findings: [{ piece: "facebook/post", reason: "refused" }] });
});

test("old lines go, new ones stay", async () => {
  const before = (await calls()).length;
  const day = 86_400_000;
  await forgetCalls(domain.db, new Date(Date.now() + (modelLogLimits.days - 1) * day));
  expect(await calls()).toHaveLength(before);
  await forgetCalls(domain.db, new Date(Date.now() + (modelLogLimits.days + 1) * day));
  expect(await calls()).toEqual([]);
});
