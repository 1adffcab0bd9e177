import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Campaign } from "#contract/campaign";
import { readPiece } from "#server/publishing/piece-facts";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { getPiece, replacePiece } from "#server/queries/listings/pieces";
import { shanghaiSale } from "#tests/samples/listings";
import { type Client, type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
let stranger: Person;
let campaign: Campaign;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  stranger = await domain.person();
  await domain.work();
  const made = await agent.client.campaigns.create({
    listing: shanghaiSale,
    photoIds: [],
    preferences: {
      languages: ["zh", "en"],
      style: "professional",
      platforms: ["wechat", "weibo", "facebook"],
      kinds: ["post", "email"],
    },
    agent: { name: "顾芸", phone: null, company: "普陀安居置业", licence: null, address: "上海市普陀区", email: null },
    idempotencyKey: randomUUID(),
  });
  await ended(agent.client, made.taskIds[0] ?? "");
  campaign = await agent.client.campaigns.get({ id: made.campaignId });
});
afterAll(() => domain.stop());

const reread = async () => {
  campaign = await agent.client.campaigns.get({ id: campaign.id });
  return campaign;
};
const pieceOf = (platform: string, language = "zh") => {
  const found = campaign.pieces.find((one) => one.platform === platform && one.language === language);
  if (!found) throw new Error(`no piece for ${platform}`);
  return found;
};
const quotaUsed = async (client: Client) => (await client.subscriptions.list()).map(({ used }) => used);
async function changePrice(amount: number) {
  const { version, listing } = await agent.client.properties.get({ id: campaign.propertyId });
  const price = { amount, currency: "CNY", period: null };
  await agent.client.properties.update({
    id: campaign.propertyId,
    version,
    listing: { ...listing, price },
    photoIds: [],
  });
}

test("a text written before the home's page was online leads there as long as it is", async () => {
  const owner = ownerOfSession({ userId: agent.id });
  // whoever the listing names as its agent
  const card = {
    name: "顾芸",
    phone: "13800001234",
    company: "普陀安居置业",
    licence: null,
    address: null,
    email: null,
  };
  await agent.client.account.card.save(card);
  const body = async () =>
    (await readPiece(domain.db, owner, pieceOf("facebook", "en").id, "https://listcast.cn")).row.body;
  const before = await body();
  expect(before).not.toContain("https://");
  const { slug } = await agent.client.pages.publish({ propertyId: campaign.propertyId });
  expect(await body()).toBe(`${before}\nhttps://listcast.cn/p/${slug}`);
  await agent.client.pages.unpublish({ propertyId: campaign.propertyId });
  expect(await body()).toBe(before);
});

test("every sentence knows its facts", async () => {
  const { sentences, version } = await agent.client.pieces.facts({ id: pieceOf("wechat").id });
  expect(version).toBe(1);
  expect(sentences.find(({ text }) => text.includes("698"))?.facts).toContainEqual({ path: "price", value: null });
});

test("rewriting costs nothing, keeps every version, is done once, and the original comes back after any number of them", async () => {
  const { client } = agent;
  const first = pieceOf("weibo");
  const used = await quotaUsed(client);
  const again = await client.pieces.rewrite({ id: first.id, version: 1, how: "again" });
  expect(again).toMatchObject({ version: 2, origin: "rewritten", writtenBy: "composer" });
  expect(again.body).not.toBe(first.body);
  await expect(client.pieces.rewrite({ id: first.id, version: 1, how: "again" })).rejects.toMatchObject({
    code: "stale_edit",
  });
  const warmer = await client.pieces.rewrite({ id: first.id, version: 2, how: "warmer" });
  const { versions } = await client.pieces.versions({ id: first.id });
  expect(versions.map(({ version, origin, body }) => [version, origin, body])).toEqual([
    [3, "rewritten", warmer.body],
    [2, "rewritten", again.body],
    [1, "written", first.body],
  ]);
  const back = await client.pieces.restore({ id: first.id, version: 3, to: 1 });
  expect(back).toMatchObject({
    version: 4,
    origin: "restored",
    body: first.body,
    hashtags: first.hashtags,
    findings: first.findings,
  });
  expect(pieceOf("weibo").id).toBe(back.id);
  expect((await reread()).pieces.find(({ id }) => id === first.id)?.body).toBe(first.body);
  expect(await quotaUsed(client)).toEqual(used);
});

test("versions are the owner's: another account and a visitor read none, and nobody writes them but the server", async () => {
  const { id } = pieceOf("weibo");
  for (const ask of [
    () => stranger.client.pieces.versions({ id }),
    () => stranger.client.pieces.facts({ id }),
    () => stranger.client.pieces.rewrite({ id, version: 4, how: "again" }),
    () => stranger.client.pieces.restore({ id, version: 4, to: 1 }),
    () => stranger.client.pieces.release({ id, version: 4, reason: "mine now" }),
    () => stranger.client.pieces.outdated({ campaignId: campaign.id }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "not_found" });
});

test("a new price marks what says the old one, and one click writes it anew; the rest stays as it is", async () => {
  const { client } = agent;
  expect(await client.pieces.outdated({ campaignId: campaign.id })).toEqual({ pieces: [] });
  const hand = pieceOf("facebook", "zh");
  const edited = await client.pieces.update({ ...hand, body: `今天刚拍了新照片。\n${hand.body}` });
  await changePrice(6_500_000);
  const { pieces } = await client.pieces.outdated({ campaignId: campaign.id });
  const ids = pieces.map(({ id }) => id);
  const missed = (await reread()).pieces.filter(({ id, body }) => !ids.includes(id) && /698|6[.,]98/.test(body));
  expect(missed.map(({ body }) => body)).toEqual([]);
  expect(ids.length).toBeGreaterThan(5);
  for (const { sentences } of pieces)
    expect(
      sentences.some(({ text }) => /698|6[.,]98|6,980,000/.test(text)),
      JSON.stringify(sentences),
    ).toBe(true);
  await reread();
  for (const { id, version } of pieces) {
    const fresh = await client.pieces.rewrite({ id, version, how: "facts" });
    expect(`${fresh.title}\n${fresh.body}`).toMatch(/650|6[.,]5/);
    expect(`${fresh.title}\n${fresh.body}`).not.toMatch(/698|6[.,]98/);
  }
  expect(await client.pieces.outdated({ campaignId: campaign.id })).toEqual({ pieces: [] });
  await reread();
  expect(pieceOf("facebook", "zh").body).toContain("今天刚拍了新照片。");
  expect(edited.version).toBe(2);
});

test("an edit that leaves an overtaken sentence stays overtaken; one that mends it is checked by the new facts", async () => {
  const { client } = agent;
  await changePrice(6_200_000);
  const piece = pieceOf("wechat", "zh");
  const half = await client.pieces.update({ ...piece, body: `${piece.body}\n周末可以看房。` });
  const outdated = async () => {
    const { pieces } = await client.pieces.outdated({ campaignId: campaign.id });
    return pieces.find(({ id }) => id === piece.id)?.sentences;
  };
  const overtaken = await outdated();
  expect(overtaken).not.toEqual([]);
  const mended = { title: half.title ?? "", body: half.body };
  for (const { field, text } of overtaken ?? []) mended[field] = mended[field].replace(text, "总价620万元。");
  const whole = await client.pieces.update({ ...half, body: mended.body, title: half.title && mended.title });
  expect(await outdated()).toBeUndefined();
  expect(whole.untraced.filter(({ kind }) => kind === "money")).toEqual([]);
});

test("a finding is mended in one step by the wording it shows, and the version before it is kept", async () => {
  const { client } = agent;
  await reread();
  const piece = pieceOf("weibo", "zh");
  // as it was written, whatever a try before this one left
  const written = (await client.pieces.versions({ id: piece.id })).versions.at(-1)?.body ?? "";
  const bad = await client.pieces.update({ ...piece, body: `全城最好的户型。\n${written}` });
  const finding = bad.findings.find(({ severity, text }) => severity === "block" && text !== "");
  if (!finding) throw new Error("no finding");
  const { rule, start, end, rewording } = finding;
  expect(rewording).toBeTruthy();
  const mended = await client.pieces.mend({ id: bad.id, version: bad.version, rule, start, end });
  expect(mended).toMatchObject({ origin: "mended", body: `${rewording}\n${written}` });
  expect((await client.pieces.versions({ id: bad.id })).versions[1]?.body).toBe(bad.body);
});

test("the owner may use what only they can know, with a reason that the audit keeps; forbidden words they may not", async () => {
  const { client } = agent;
  await reread();
  const piece = pieceOf("wechat", "zh");
  const claim = await client.pieces.update({ ...piece, body: `带一个车位。\n${piece.body}` });
  expect(claim.untraced.length).toBeGreaterThan(0);
  await expect(client.pieces.release({ id: claim.id, version: claim.version, reason: "  x " })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const reason = "业主发来车位证，下周补进资料";
  const released = await client.pieces.release({ id: claim.id, version: claim.version, reason });
  expect(released).toMatchObject({ version: claim.version, released: { reason } });
  const entry = await domain.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "=", "pieces.release")
    .where("subject_id", "=", claim.id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor: `user:${agent.id}`,
    account_id: agent.id,
    after: { reason, version: claim.version },
  });
  const forbidden = await client.pieces.update({ ...claim, body: `全城最好的户型。\n${piece.body}` });
  // a decision is of one version
  expect(forbidden.released).toBeNull();
  await expect(client.pieces.release({ id: claim.id, version: forbidden.version, reason })).rejects.toMatchObject({
    code: "not_releasable",
  });
});

test("of many versions fifty are kept, the first among them", async () => {
  const { client } = agent;
  await reread();
  const { id } = pieceOf("email", "en");
  const owner = ownerOfSession({ userId: agent.id });
  for (let turn = 0; turn < 55; turn++)
    await domain.db.transaction().execute(async (trx) => {
      const row = await getPiece(trx, owner, id);
      const next = {
        ...pieceOf("email", "en"),
        title: `Subject ${turn}`,
        origin: "edited" as const,
        listing: null,
        wish: {},
      };
      await replacePiece(trx, owner, row, next);
    });
  const { versions } = await client.pieces.versions({ id });
  expect(versions).toHaveLength(1 + 50);
  expect(versions.at(-1)).toMatchObject({ version: 1, origin: "written" });
});
