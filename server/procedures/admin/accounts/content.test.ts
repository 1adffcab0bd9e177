import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMails } from "#server/jobs/send-mails";
import { makeEstate } from "#tests/access/estate";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
let operations: Person;
let propertyId: string;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  operations = await domain.person({ role: "admin", scope: "operations" });
  ({ propertyId } = await makeEstate(domain, agent));
});
afterAll(() => domain.stop());

/** What the job sends the person now: the newest, undefined for nothing. */
async function mailed(who: Person) {
  const from = domain.mails.length;
  await sendMails(domain.jobDeps());
  return domain.mails.slice(from).findLast((one) => one.to === who.email);
}
const kinds = async (who: Person) => (await who.client.notifications.list({})).items.map((one) => one.kind);

test("a page is taken down with a reason its owner reads, stays down, is objected to, and comes back online with its links", async () => {
  const { content, inbox, logs } = operations.client.admin;
  const { slug, url, publishedAt } = await agent.client.pages.publish({ propertyId });
  const found = async () => (await content.list({ q: agent.email })).items.find((one) => one.id === propertyId);
  expect(await found()).toMatchObject({ path: `/p/${slug}`, status: "published", takedown: null });
  const { pieces, preview } = await content.get({ id: propertyId });
  expect(preview).toBeNull();
  expect(pieces.map((one) => one.body)).toContain("Flat");
  await expect(agent.client.pages.object({ propertyId, text: "x" })).rejects.toMatchObject({ code: "not_found" });

  const taken = await content.takeDown({ id: propertyId, reason: "图片含他人水印" });
  expect(taken).toMatchObject({
    path: null,
    takedown: { reason: "图片含他人水印", by: operations.email, objection: null, returns: true },
  });
  const mail = await mailed(agent);
  expect(mail?.text).toContain("图片含他人水印");
  expect(mail?.text).toContain(`/dashboard/properties?open=${propertyId}`);
  await expect(content.takeDown({ id: propertyId, reason: "x" })).rejects.toMatchObject({ code: "conflict" });
  expect(await kinds(agent)).toContain("page_taken_down");
  expect(await agent.client.pages.get({ propertyId })).toMatchObject({
    url: null,
    takedown: { reason: "图片含他人水印" },
  });
  await expect(agent.client.pages.publish({ propertyId })).rejects.toMatchObject({ code: "page_taken_down" });

  const held = await content.get({ id: propertyId });
  expect(held.preview).toMatch(/^\/p\/preview\/./);

  const waited = (await inbox()).money?.objections ?? 0;
  const page = await agent.client.pages.object({ propertyId, text: "照片是我拍的" });
  expect(page.takedown).toMatchObject({ objection: "照片是我拍的" });
  expect((await inbox()).money?.objections).toBe(waited + 1);
  expect((await content.list({ takedown: "objected" })).items.map((one) => one.id)).toEqual([propertyId]);
  expect(await kinds(operations)).toContain("page_objection");

  expect(await content.allow({ id: propertyId })).toMatchObject({ path: `/p/${slug}`, takedown: null });
  await expect(content.allow({ id: propertyId })).rejects.toMatchObject({ code: "conflict" });
  expect(await kinds(agent)).toContain("page_restored");
  expect((await mailed(agent))?.subject).toContain("恢复公开");
  expect(await mailed(agent)).toBeUndefined();
  expect(await agent.client.pages.get({ propertyId })).toMatchObject({ url, publishedAt, takedown: null });

  const { items } = await logs.audit.list({ accountId: agent.id, action: "content" });
  expect(items.map(({ action, actor }) => [action, actor])).toEqual([
    ["content.allow", `admin:${operations.id}`],
    ["content.object", `user:${agent.id}`],
    ["content.read", `admin:${operations.id}`],
    ["content.take_down", `admin:${operations.id}`],
    ["content.read", `admin:${operations.id}`],
  ]);
  // what the owner says stays out of what outlives the account
  expect(JSON.stringify(items)).not.toContain("照片是我拍的");
});

test("a page that is allowed again before its mail left is told of once, as it is now", async () => {
  const { content } = operations.client.admin;
  await content.takeDown({ id: propertyId, reason: "一时弄错" });
  await content.allow({ id: propertyId });
  expect((await mailed(agent))?.subject).toContain("恢复公开");
  expect(await mailed(agent)).toBeUndefined();
});

test.each([
  ["took it offline meanwhile", () => agent.client.pages.unpublish({ propertyId })],
  ["has archived the home", () => agent.client.properties.archive({ id: propertyId })],
  ["sells it no more", () => agent.client.recalls.endOffer({ propertyId, as: "withdrawn" })],
])("a page that is allowed again stays offline when its owner %s", async (_why, leave) => {
  const { content } = operations.client.admin;
  await content.takeDown({ id: propertyId, reason: "图片含他人水印" });
  await leave();
  const { home } = await content.get({ id: propertyId });
  expect(home.takedown).toMatchObject({ returns: false });
  expect(await content.allow({ id: propertyId })).toMatchObject({ path: null });
  expect((await mailed(agent))?.subject).toContain("重新公开");
  await agent.client.properties.restore({ id: propertyId });
  await agent.client.recalls.endOffer({ propertyId, as: null });
  await agent.client.pages.publish({ propertyId });
});

test("the mail says the day as the owner's clock has it", async () => {
  const { content } = operations.client.admin;
  await content.takeDown({ id: propertyId, reason: "图片含他人水印" });
  await domain.pool.query(
    "update page_takedowns set created_at = '2026-03-01T20:00:00Z' where property_id = $1 and lifted_at is null",
    [propertyId],
  );
  expect((await mailed(agent))?.text).toContain("2026年3月2日");
  await content.allow({ id: propertyId });
});

test("homes are found by words of the title, and those of administrators by super alone", async () => {
  const { content } = operations.client.admin;
  expect((await content.list({ q: "Flat" })).items.map((one) => one.id)).toContain(propertyId);
  expect((await content.list({ q: "no such home" })).items).toEqual([]);
  const root = await domain.person({ role: "admin", scope: "super" });
  const { propertyId: own } = await makeEstate(domain, root);
  await expect(content.get({ id: own })).rejects.toMatchObject({ code: "forbidden" });
  expect((await content.list({ limit: 100 })).items.map((one) => one.id)).not.toContain(own);
  expect((await root.client.admin.content.list({ limit: 100 })).items.map((one) => one.id)).toContain(own);
});

test("what was written about a home goes on page by page, and its newest stands on the account's page", async () => {
  const { content, users } = operations.client.admin;
  await domain.pool.query(
    `insert into pieces (campaign_id, user_id, position, platform, language, kind, body, hashtags, length, findings, untraced, written_by)
     select p.campaign_id, p.user_id, 9, platform, 'fr', p.kind, 'Second', p.hashtags, p.length, p.findings, p.untraced, p.written_by
     from pieces p join campaigns c on c.id = p.campaign_id where c.property_id = $1 and body = 'Flat'
     on conflict do nothing`,
    [propertyId],
  );
  const all = (await content.get({ id: propertyId })).pieces.map((one) => one.id);
  expect(all).toHaveLength(2);
  const first = await content.get({ id: propertyId, limit: 1 });
  const rest = await content.get({ id: propertyId, cursor: first.nextCursor ?? "" });
  expect([...first.pieces, ...rest.pieces].map((one) => one.id)).toEqual(all);
  expect(rest.nextCursor).toBeNull();
  const { pieces } = await users.get({ id: agent.id });
  expect(pieces.map((one) => [one.homeId, one.begins])).toContainEqual([propertyId, "Second"]);
});
