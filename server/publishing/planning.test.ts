import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { carryPhotos, insertPhoto } from "#server/queries/listings/photos";
import { getPublication } from "#server/queries/publications/publications";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { keepPublishing } from "./keep.ts";
import { contentOf } from "./material.ts";
import { publishDue } from "./run.ts";

const alpha = scriptedPlatform("alpha");
const beta = scriptedPlatform("beta");
const telegram = scriptedPlatform("telegram");
const weibo = scriptedPlatform("weibo");
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha, beta, telegram, weibo]));
  agent = await domain.person();
});
afterAll(() => domain.stop());

test("the same order sent many times at once makes each post once, and all answers name them", async () => {
  const { pieceIds } = await campaignOf(domain, agent, 2);
  const accounts = [(await connectTo(agent, alpha)).id, (await connectTo(agent, beta)).id];
  const order = orderOf(pieceIds, accounts);
  const answers = await Promise.all(Array.from({ length: 6 }, () => agent.client.publications.plan(order)));
  expect(answers.map(({ publications }) => publications.length)).toEqual(Array(6).fill(4));
  expect(answers.reduce((sum, { made }) => sum + made, 0)).toBe(4);
  expect(new Set(answers.flatMap(({ publications }) => publications.map(({ id }) => id))).size).toBe(4);
  await Promise.all([publishDue(services()), publishDue(services()), publishDue(services())]);
  expect([alpha.copies.length, beta.copies.length]).toEqual([2, 2]);
});

test("of a piece that waits or stands another order makes nothing, unless it is wanted again", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const accounts = [(await connectTo(agent, alpha)).id];
  const first = await agent.client.publications.plan(orderOf(pieceIds, accounts));
  const second = await agent.client.publications.plan(orderOf(pieceIds, accounts));
  expect([first.made, second.made]).toEqual([1, 0]);
  expect(second.publications[0]?.id).toBe(first.publications[0]?.id);
  await publishDue(services());
  expect((await agent.client.publications.plan(orderOf(pieceIds, accounts))).made).toBe(0);
  const again = await agent.client.publications.plan({ ...orderOf(pieceIds, accounts), again: true });
  expect(again.made).toBe(1);
  expect(again.publications[0]?.state).toBe("planned");
});

test("the database itself keeps a piece, an account and a moment to one post", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const accounts = [(await connectTo(agent, alpha)).id];
  const dueAt = new Date(domain.now().getTime() + 86_400_000).toISOString();
  const made = await agent.client.publications.plan({ ...orderOf(pieceIds, accounts), dueAt, again: true });
  const twice = await agent.client.publications.plan({ ...orderOf(pieceIds, accounts), dueAt, again: true });
  expect([made.made, twice.made]).toEqual([1, 0]);
});

test("a piece that something speaks against, or somebody else's piece or account, is refused whole", async () => {
  const { pieceIds } = await campaignOf(domain, agent, 2);
  const { id: account } = await connectTo(agent, alpha);
  const before = (await agent.client.publications.list({})).length;
  await domain.pool.query(
    `update pieces set untraced = '[{"start":0,"end":1,"text":"sea view","kind":"claim"}]' where id = $1`,
    [pieceIds[1]],
  );
  const order = orderOf(pieceIds, [account]);
  await expect(agent.client.publications.plan(order)).rejects.toMatchObject({
    code: "piece_not_ready",
    data: { pieceId: pieceIds[1] },
  });
  const stranger = await domain.person();
  const mine = orderOf(pieceIds.slice(0, 1), [account]);
  await expect(stranger.client.publications.plan(mine)).rejects.toMatchObject({ code: "not_found" });
  const other = await connectTo(stranger, alpha, "other");
  await expect(agent.client.publications.plan(orderOf(pieceIds.slice(0, 1), [other.id]))).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await agent.client.publications.list({})).length).toBe(before);
});

test("a home that somebody else lists is not posted before its right to be advertised is recorded", async () => {
  const facts = { sourceUrl: "https://portal.example/1", agent: { ...emptyListing().agent, name: "Bea Stone" } };
  const { pieceIds } = await campaignOf(domain, agent, 1, facts);
  const { id } = await connectTo(agent, alpha);
  // what earlier orders left
  await publishDue(services());
  const before = alpha.copies.length;
  await expect(agent.client.publications.plan(orderOf(pieceIds, [id]))).rejects.toMatchObject({
    code: "no_right_to_advertise",
    data: { agent: "Bea Stone" },
  });
  await publishDue(services());
  expect(alpha.copies.length).toBe(before);
});

test("without a package nothing is posted", async () => {
  const person = await domain.person();
  const { pieceIds } = await campaignOf(domain, person);
  const { id } = await connectTo(person, alpha, "out");
  await domain.pool.query("update subscriptions set cancelled_at = now(), ends_at = now() where user_id = $1", [
    person.id,
  ]);
  await expect(person.client.publications.plan(orderOf(pieceIds, [id]))).rejects.toMatchObject({ code: "no_package" });
});

test("what is handed over waits for its agent and no worker, and says where it stands", async () => {
  const { pieceIds, campaignId } = await campaignOf(domain, agent);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
  const id = publications[0]?.id ?? "";
  expect(publications[0]).toMatchObject({ state: "planned", connectionId: null, platform: "twitter" });
  await publishDue(services());
  expect((await agent.client.publications.get({ id })).state).toBe("planned");
  const told = async () =>
    (await agent.client.notifications.list({ limit: 20 })).items
      .filter(({ data }) => data.publicationId === id)
      .map(({ kind }) => kind);
  await keepPublishing(services());
  expect(await told()).toEqual([]);
  domain.passTime(25 * 3_600_000);
  await keepPublishing(services());
  await keepPublishing(services());
  expect(await told()).toEqual(["post_waiting"]);
  const address = "https://x.example/1";
  expect(await agent.client.publications.handOver({ id, address })).toMatchObject({ state: "live", address });
  const receipt = await agent.client.publications.receipt({ campaignId });
  expect(receipt.counts.live).toBe(1);
  expect(receipt.posts[0]?.steps.map(({ event, by }) => `${event} ${by}`)).toEqual([
    "planned person",
    "confirmed person",
  ]);
});

test("the receipt of a campaign is kept as a file, and is the owner's alone", async () => {
  const { campaignId } = await campaignOf(domain, agent);
  const asked = { campaignId, language: "zh", timeZone: "Asia/Shanghai" } as const;
  const file = await agent.client.publications.receiptFile(asked);
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  const stranger = await domain.person();
  await expect(stranger.client.publications.receiptFile(asked)).rejects.toMatchObject({ code: "not_found" });
});

test("only what is handed over is said to be there by hand", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: account } = await connectTo(agent, alpha);
  const dueAt = new Date(domain.now().getTime() + 86_400_000).toISOString();
  const { publications } = await agent.client.publications.plan({ ...orderOf(pieceIds, [account]), dueAt });
  const id = publications[0]?.id ?? "";
  await expect(agent.client.publications.handOver({ id, address: null })).rejects.toMatchObject({
    code: "publication_moved_on",
  });
});

test("a day that is too far ahead is refused, one that is past is now", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: account } = await connectTo(agent, alpha);
  const order = { ...orderOf(pieceIds, [account]), idempotencyKey: randomUUID() };
  await expect(agent.client.publications.plan({ ...order, dueAt: "2999-01-01T00:00:00.000Z" })).rejects.toMatchObject({
    code: "invalid_input",
    data: { field: "dueAt" },
  });
  const past = await agent.client.publications.plan({ ...order, dueAt: "2020-01-01T08:00:00+08:00" });
  expect(new Date(past.publications[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test.each([
  ["telegram-media", telegram, 10],
  ["telegram", telegram, 0],
  ["weibo", weibo, 1],
] as const)(
  "of twelve photos a piece for %s takes along what its account's interface takes",
  async (platform, at, most) => {
    const person = await domain.person();
    const owner = ownerOfSession({ userId: person.id });
    const { campaignId, pieceIds } = await campaignOf(domain, person);
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const [position, id] of ids.entries())
      await insertPhoto(domain.db, owner, {
        id,
        taskId: null,
        position,
        caption: null,
        width: 40,
        height: 30,
        bytes: 9,
      });
    await carryPhotos(domain.db, owner, campaignId, ids);
    await domain.pool.query("update pieces set platform = $1 where campaign_id = $2", [platform, campaignId]);
    const { id } = await connectTo(person, at);
    const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
    const row = await getPublication(domain.db, owner, publications[0]?.id ?? "");
    expect((await contentOf(domain.db, row, "http://127.0.0.1"))?.content.photoIds).toEqual(ids.slice(0, most));
  },
);

/** A post planned for tomorrow of a home that Bea Stone lists and agreed to. */
async function plannedWithConsent() {
  const facts = { sourceUrl: "https://portal.example/1", agent: { ...emptyListing().agent, name: "Bea Stone" } };
  const { pieceIds, campaignId } = await campaignOf(domain, agent, 1, facts);
  const { propertyId } = await agent.client.campaigns.get({ id: campaignId });
  const { id: account } = await connectTo(agent, alpha);
  const givenOn = domain.now().toISOString().slice(0, 10);
  const consent = { propertyId, basis: "listing_broker" as const, by: "Bea Stone", statement: "Yes", givenOn };
  await agent.client.rights.record(consent);
  const dueAt = new Date(domain.now().getTime() + 86_400_000).toISOString();
  const { publications } = await agent.client.publications.plan({ ...orderOf(pieceIds, [account]), dueAt });
  return { id: publications[0]?.id ?? "", propertyId, consent };
}
const toldOf = async (id: string) =>
  (await agent.client.notifications.list({ limit: 20 })).items.flatMap(({ kind, data }) =>
    data.publicationId === id ? [kind] : [],
  );

test("a planned post is sent only while its home may be advertised, and its agent is told", async () => {
  const withdrawn = await plannedWithConsent();
  const kept = await plannedWithConsent();
  await agent.client.rights.withdraw({ propertyId: withdrawn.propertyId });
  domain.passTime(86_400_000);
  await publishDue(services());
  expect(await agent.client.publications.get({ id: withdrawn.id })).toMatchObject({
    state: "failed",
    failure: { code: "no_right" },
  });
  expect(await toldOf(withdrawn.id)).toEqual(["post_failed"]);
  expect((await agent.client.publications.get({ id: kept.id })).state).toBe("live");
  await agent.client.rights.record(withdrawn.consent);
  await agent.client.publications.retry({ id: withdrawn.id });
  await publishDue(services());
  expect((await agent.client.publications.get({ id: withdrawn.id })).state).toBe("live");
});

test("a planned post of a home that somebody else lists by now is not sent", async () => {
  const { id, propertyId } = await plannedWithConsent();
  const { version, listing } = await agent.client.properties.get({ id: propertyId });
  const others = { ...listing, agent: { ...listing.agent, name: "Cy Marsh" } };
  await agent.client.properties.update({ id: propertyId, version, listing: others, photoIds: [] });
  domain.passTime(86_400_000);
  await domain.pool.query("delete from recall_checks");
  await publishDue(services());
  expect(await agent.client.publications.get({ id })).toMatchObject({ failure: { code: "no_right" } });
});
