/** A campaign written by models, as whoever watches it sees it: drafts as they come, pieces, and who wrote the rest and why. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Piece } from "#contract/copy";
import type { Target } from "#engine/copy/index";
import type { AskModels } from "#server/models/service";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
});
afterAll(() => domain.stop());

async function campaign(languages: ("en" | "zh")[] = ["en"]) {
  const made = await agent.client.campaigns.create({
    listing: sampleListing,
    photoIds: [],
    preferences: { languages, style: "friendly", platforms: ["facebook", "twitter"], kinds: ["post"] },
    agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  return { ...made, taskId: made.taskIds[0] ?? "" };
}
const written = (target: Target): Piece => ({
  ...target,
  title: null,
  body: "Two bedrooms.",
  hashtags: [],
  preheader: null,
  html: null,
  length: { used: 13, max: null, unit: "chars" },
  findings: [],
  untraced: [],
  writtenBy: "house",
});
const drafts = (id: string) => agent.client.campaigns.drafts({ id });

test("drafts are read along while they come, a finished piece appears at once, and nothing of a draft stays", async () => {
  const made = await campaign();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const askModels: AskModels = async ({ targets }, { onDraft, onPiece }) => {
    const [first, second] = targets;
    if (!first || !second) throw new Error("two are asked for");
    onDraft?.({ target: first, title: null, body: "Two bedr", state: "writing" });
    await vi.waitFor(async () => expect((await drafts(made.campaignId)).drafts).toHaveLength(1), 5_000);
    onDraft?.({ target: first, title: null, body: "Two bedrooms.", state: "checking" });
    await onPiece(written(first));
    onDraft?.({ target: second, title: null, body: "A lie", state: "writing" });
    await gate;
    return [{ target: second, reason: "untrue" }];
  };
  const workers = await domain.work({ askModels });
  await vi.waitFor(async () => {
    const now = await drafts(made.campaignId);
    expect(now.written).toBe(1);
    expect(now.drafts).toMatchObject([{ platform: "twitter", body: "A lie", state: "writing" }]);
  }, 10_000);
  open();
  expect(await ended(agent.client, made.taskId)).toMatchObject({ status: "completed" });
  const { pieces } = await agent.client.campaigns.get({ id: made.campaignId });
  expect(pieces.map(({ platform, writtenBy, fallback }) => [platform, writtenBy, fallback])).toEqual([
    ["facebook", "house", undefined],
    ["twitter", "composer", "untrue"],
  ]);
  expect(await drafts(made.campaignId)).toEqual({ drafts: [], written: 2 });
  await workers.stop();
});

test("drafts go when the writing is cancelled", async () => {
  const made = await campaign();
  const askModels: AskModels = async ({ targets }, { onDraft }, signal) => {
    for (const target of targets) onDraft?.({ target, title: null, body: "Two", state: "writing" });
    return await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  const workers = await domain.work({ askModels });
  await vi.waitFor(async () => expect((await drafts(made.campaignId)).drafts).toHaveLength(2), 10_000);
  await agent.client.tasks.cancel({ id: made.taskId });
  await vi.waitFor(async () => expect((await drafts(made.campaignId)).drafts).toEqual([]), 30_000);
  await workers.stop();
});

test("each language is one request, and a task taken up again asks only for what is missing", async () => {
  const asked: string[][] = [];
  const askModels: AskModels = async ({ targets }) => {
    asked.push(targets.map(({ language, platform }) => `${language}/${platform}`));
    return targets.map((target) => ({ target, reason: null }));
  };
  const workers = await domain.work({ askModels });
  const { taskId } = await campaign(["zh", "en"]);
  await ended(agent.client, taskId);
  expect(asked.sort()).toEqual([
    ["en/facebook", "en/twitter"],
    ["zh/facebook", "zh/twitter"],
  ]);
  await workers.stop();
});
