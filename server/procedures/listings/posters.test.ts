/** Posters in an agent's own words: kept, checked, drawn, answered for; and looks under names, for plans that have them. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NamedLook } from "#contract/media/poster-look";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { memberPlan } from "#tests/support/packages";

let domain: Domain;
let agent: Person;
let stranger: Person;
let id: string;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  stranger = await domain.person();
  const made = await agent.client.campaigns.create({
    listing: { ...sampleListing, agent: { name: null, phone: null, company: null, licence: null } },
    photoIds: [],
    preferences: { languages: ["zh"], style: "friendly", platforms: ["wechat"], kinds: ["post"] },
    agent: { name: "林晓", phone: "13800000000", company: "临江房产", licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  id = made.campaignId;
});
afterAll(() => domain.stop());

const about = () => ({ id, language: "zh" as const });
const full = () => ({
  ...about(),
  ...({ template: "minimal", ratio: "1:1", accent: "#D9481C", size: "full" } as const),
});
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer()).toString("base64");

test("own words are kept by version, drawn for every template, and nobody else's to read or write", async () => {
  const first = await agent.client.posters.words(about());
  expect(first).toMatchObject({ version: 0, words: {}, checks: [] });
  expect(first.proposed).toMatchObject({ agentName: "林晓", agentPhone: "13800000000" });
  const plain = await bytesOf(await agent.client.posters.draw({ ...full(), size: "preview" }));
  const kept = await agent.client.posters.keepWords({ ...about(), version: 0, words: { headline: "今天能看" } });
  expect(kept).toMatchObject({ version: 1, words: { headline: "今天能看" }, checks: [] });
  await expect(agent.client.posters.keepWords({ ...about(), version: 0, words: {} })).rejects.toMatchObject({
    code: "stale_edit",
  });
  const own = await bytesOf(await agent.client.posters.draw({ ...full(), size: "preview" }));
  expect(own).not.toBe(plain);
  // as it is typed, before it is kept: and the kept words are drawn to the same pixels
  const typed = { ...full(), size: "preview", words: kept.words } as const;
  expect(await bytesOf(await agent.client.posters.draw(typed))).toBe(own);
  expect(await bytesOf(await agent.client.posters.draw({ ...typed, words: {} }))).toBe(plain);
  await expect(stranger.client.posters.words(about())).rejects.toMatchObject({ code: "not_found" });
  await expect(stranger.client.posters.keepWords({ ...about(), version: 1, words: {} })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a poster leaves with what its owner answers for, and never with what the law forbids", async () => {
  const { version } = await agent.client.posters.words(about());
  const kept = await agent.client.posters.keepWords({ ...about(), version, words: { price: "128万" } });
  expect(kept.checks.map(({ slot }) => slot)).toEqual(["price"]);
  await expect(agent.client.posters.draw(full())).rejects.toMatchObject({ code: "piece_not_ready" });
  const reason = "业主今天改了价，资料稍后补";
  await agent.client.posters.draw({ ...full(), reason });
  const entry = await domain.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "=", "posters.release")
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor: `user:${agent.id}`, account_id: agent.id, after: { reason } });
  const forbidden = { ...full(), words: { headline: "全城最好的户型" }, reason };
  await expect(agent.client.posters.draw(forbidden)).rejects.toMatchObject({ code: "piece_not_ready" });
  // to look at while one writes
  await agent.client.posters.draw({ ...forbidden, size: "preview" });
});

test("a carousel is drawn picture by picture with the same words and look, to its last and no further", async () => {
  const page = (at: number) => agent.client.posters.draw({ ...full(), words: {}, template: "story", page: at });
  const drawn = [await page(0), await page(1), await page(2)];
  expect(drawn.map(({ name }) => name?.split("-").at(-1))).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
  expect(new Set(await Promise.all(drawn.map(bytesOf))).size).toBe(3);
  await expect(page(3)).rejects.toMatchObject({ code: "not_found" });
});

const look: NamedLook["look"] = { template: "luxury", accent: "#1C3D5A", typeface: "sans", logoPlace: "end" };

test("a look is kept under a name by a plan that has templates of one's own; others are told of the plan", async () => {
  await expect(agent.client.posterLooks.save({ name: "门店", look })).rejects.toMatchObject({
    code: "not_in_plan",
    data: { what: "customTemplates" },
  });
  const startsAt = new Date(domain.now().getTime() - 1_000);
  const period = { startsAt, endsAt: new Date(startsAt.getTime() + 90 * 86_400_000) };
  const bought = await memberPlan(domain.db, "enterprise");
  await domain.db.transaction().execute((trx) =>
    insertSubscription(trx, ownerOfSession({ userId: agent.id }), {
      ...bought,
      ...period,
      source: "grant",
      orderId: null,
    }),
  );
  await agent.client.posterLooks.save({ name: "门店", look: { ...look, accent: "#000000" } });
  expect(await agent.client.posterLooks.save({ name: " 门店 ", look })).toMatchObject({
    looks: [{ name: "门店", look }],
  });
  const { looks } = await agent.client.posterLooks.list();
  expect(looks).toMatchObject([{ name: "门店", look }]);
  expect(await stranger.client.posterLooks.list()).toEqual({ looks: [] });
  await stranger.client.posterLooks.remove({ id: looks[0]?.id ?? "" });
  expect((await agent.client.posterLooks.list()).looks).toHaveLength(1);
  expect(await agent.client.posterLooks.remove({ id: looks[0]?.id ?? "" })).toEqual({ looks: [] });
});
