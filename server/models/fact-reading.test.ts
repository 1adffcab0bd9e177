/** A second reading of facts as the server has it done: by whom, at whose cost, of what, and what stays of it with a piece. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { openLog } from "#server/base/log";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { asksForReading, readIn } from "#tests/support/truthful-reader";
import { composedWithReading } from "./fact-reading.ts";
import type { AskModels } from "./service.ts";

let domain: Domain;
let server: ModelServer;
let boss: Person;
beforeAll(async () => {
  [domain, server] = [await openDomain(), await startModelServer()];
  boss = await domain.person({ role: "admin", scope: "super" });
});
afterAll(async () => {
  await domain.stop();
  await server.close();
});

const provider = (name: string) =>
  boss.client.admin.models.create({
    name,
    kind: "openai-compatible",
    baseUrl: server.url,
    model: name,
    perMinute: null,
    tokensPerDay: null,
    moneyPerDay: null,
    priceIn: 200,
    priceOut: 800,
    currency: "CNY",
    enabled: true,
  });
beforeEach(async () => {
  await domain.db.deleteFrom("model_log").execute();
  await domain.db.deleteFrom("model_providers").execute();
  await provider("writer");
  await provider("careful");
  await boss.client.admin.models.reading({ off: false, reader: null });
});

const listing: Listing = {
  ...sampleListing,
  features: [...sampleListing.features, "Water basin, 8 m by 4 m, heated in summer"],
  agent: { ...sampleListing.agent, phone: "021-55510177" },
};
const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };
const target = { platform: "facebook", language: "en", kind: "post" } as const;
const body = "Two bedrooms in Putuo, Shanghai, with a lift. The pool is 8 m long. Windows face north and south.";
const bySentence = (asked: unknown, text: string, more: object) =>
  readIn(asked).sentences.flatMap((one) => (one.text === text ? [{ sentence: one.sentence, ...more }] : []));
const supported = { verdict: "supported", words: "pool", source: ["Water basin, 8 m by 4 m, heated in summer"] };
/** One that writes `body` and reads truthfully. */
const truthful = () =>
  server.behave({
    kind: "reply",
    usage: { in: 900, out: 40 },
    to: (asked) =>
      asksForReading(asked)
        ? JSON.stringify({ readings: bySentence(asked, "The pool is 8 m long.", supported) })
        : JSON.stringify({ title: null, body, hashtags: [] }),
  });
async function written(): Promise<Piece | undefined> {
  const pieces: Piece[] = [];
  await domain.models.askModels(
    { listing, brief, targets: [target], userId: boss.id, campaignId: null },
    { onPiece: async (piece) => void pieces.push(piece) },
    new AbortController().signal,
  );
  return pieces[0];
}
const calls = async () =>
  (await domain.db.selectFrom("model_log").selectAll().orderBy("at").execute()).map(({ provider: by, purpose }) => [
    by,
    purpose,
  ]);

test("a draft is read by the model that wrote it, or by the one chosen for it, and each call is counted and logged", async () => {
  truthful();
  expect((await written())?.body).toContain("The pool is 8 m long.");
  expect(await calls()).toEqual([
    ["writer", "pack"],
    ["writer", "reading"],
  ]);
  const { reading } = await boss.client.admin.models.reading({ off: false, reader: "careful" });
  expect(reading).toEqual({ off: false, reader: "careful" });
  expect((await written())?.readings).toMatchObject([{ model: "careful", verdict: "supported" }]);
  expect((await calls()).slice(2)).toEqual([
    ["writer", "pack"],
    ["careful", "reading"],
  ]);
  const [line] = (await boss.client.admin.models.log.list({ limit: 9, purpose: "reading" })).items;
  expect(line).toMatchObject({ outcome: "written", tokensIn: 900, tokensOut: 40, pieces: ["facebook/post"] });
  expect(line?.cost).toBeGreaterThan(0);
  expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain("55510177");
});

test("one that is no provider cannot be chosen, one that is off is not asked, and switched off nobody is", async () => {
  await expect(boss.client.admin.models.reading({ off: false, reader: "nobody" })).rejects.toMatchObject({
    code: "not_found",
  });
  await boss.client.admin.models.reading({ off: false, reader: "careful" });
  await domain.db.updateTable("model_providers").set({ enabled: false }).where("name", "=", "careful").execute();
  truthful();
  await written();
  expect(await calls()).toContainEqual(["writer", "reading"]);
  await domain.db.deleteFrom("model_log").execute();
  await boss.client.admin.models.reading({ off: true, reader: null });
  const piece = await written();
  expect(piece?.body).not.toContain("pool");
  expect((await calls()).map(([, purpose]) => purpose)).not.toContain("reading");
});

test("a reader over its limit leaves the rules' word as it stands", async () => {
  await boss.client.admin.models.reading({ off: false, reader: "careful" });
  await domain.db.updateTable("model_providers").set({ tokens_per_day: 1 }).execute();
  const piece = await composedWithReading(
    async () => await domain.models.work(boss.id).compose(listing, brief, target),
    domain.models,
    { log: openLog("silent", true) },
  )(listing, brief, target, new AbortController().signal, boss.id);
  expect(piece.readings).toBeUndefined();
});

test("what the composer writes is read too: what is not stated is told in the reader's name", async () => {
  const compose = async () => await domain.models.work(boss.id).compose(listing, brief, target);
  const reading = composedWithReading(compose, domain.models, { log: openLog("silent", true) });
  const read = () => reading(listing, brief, target, new AbortController().signal, boss.id);
  let first = "";
  server.behave({
    kind: "reply",
    to: (asked) => {
      first = readIn(asked).sentences[0]?.text ?? "";
      return JSON.stringify({ readings: [{ sentence: 1, verdict: "not_stated", words: first, source: [] }] });
    },
  });
  expect((await read()).untraced).toMatchObject([{ model: "writer", grade: "note", text: first }]);
  server.behave({ kind: "answer", content: "It all looks fine." });
  expect((await read()).untraced).toEqual([]);
});

test("readings stay with a piece on the server: they hold for the sentences an edit leaves, and no answer carries them", async () => {
  const agent = await domain.person();
  const said = { words: "with a lift", verdict: "contradicted" as const, source: ["电梯"], model: "careful" };
  const sentence = "Two bedrooms in Putuo, Shanghai, with a lift.";
  const askModels: AskModels = async (_asked, { onPiece }) => {
    const made: Piece = {
      ...(
        await domain.models.work(agent.id).check(sampleListing, brief, {
          ...{ ...target, title: null, preheader: null, body: sentence, hashtags: [], writtenBy: "writer" },
          readings: [{ sentence, ...said }],
        })
      ).piece,
    };
    await onPiece(made);
    return [];
  };
  const workers = await domain.work({ askModels });
  const { campaignId, taskIds } = await agent.client.campaigns.create({
    listing: sampleListing,
    photoIds: [],
    preferences: { languages: ["en"], style: "friendly", platforms: ["facebook"], kinds: ["post"] },
    agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  await ended(agent.client, z.string().parse(taskIds[0]));
  await workers.stop();
  const { pieces } = await agent.client.campaigns.get({ id: campaignId });
  const [piece] = pieces;
  if (!piece) throw new Error("not written");
  expect(piece.untraced).toMatchObject([{ text: "with a lift", model: "careful", source: "电梯" }]);
  expect(JSON.stringify(piece)).not.toContain("readings");
  const save = async (text: string, version: number) =>
    await agent.client.pieces.update({ id: piece.id, version, title: null, body: text, hashtags: [] });
  const after = await save(`Hello! ${piece.body}`, piece.version);
  expect(after.untraced).toMatchObject([{ text: "with a lift", model: "careful" }]);
  expect(JSON.stringify(after)).not.toContain("readings");
  const without = await save("Two bedrooms in Putuo, Shanghai.", after.version);
  expect(without.untraced).toEqual([]);
  const back = await agent.client.pieces.restore({ id: piece.id, version: without.version, to: piece.version });
  expect(back.untraced).toMatchObject([{ model: "careful" }]);
});
