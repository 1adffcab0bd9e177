/** Links that say where a visitor comes from: where they lead, what they count for, and that every figure agrees with the rows. */
import { load } from "cheerio";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { linkForPiece } from "#server/queries/listings/page-links";
import { type ListingSite, openListingSite, PHONE, pathOf } from "#tests/support/listing-site";

let site: ListingSite;
beforeAll(async () => {
  site = await openListingSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.problems).toEqual([]);
});

const DAY = 86_400_000;
const account = () => ownerOfSession({ userId: site.owner.id });

test("a platform's link leads to the page in its language, is the same when asked for again, and counts for its piece", async () => {
  const { propertyId, path } = await site.online();
  const pieceId = await site.postOf(propertyId, "wechat", "en");
  const asked = { propertyId, platform: "wechat", language: "en" } as const;
  const [first, again] = [await site.owner.client.pages.link(asked), await site.owner.client.pages.link(asked)];
  expect(first).toEqual(again);
  expect(first).toMatchObject({ pieceId, url: expect.stringMatching(/\/s\/[a-z2-7]{8}$/) });
  expect((await linkForPiece(site.domain.db, account(), pieceId)).code).toBe(first.code);
  const answer = await site.open(pathOf(first.url));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${path}?lang=en&from=${first.code}`]);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
});

test("links nobody was given lead nowhere, and are made for the owner, a known platform and a language of the page only", async () => {
  expect((await site.open("/s/aaaaaaaa")).status).toBe(404);
  expect((await site.open("/s/..%2f..")).status).toBe(404);
  const { propertyId } = await site.online();
  const { client } = await site.domain.person();
  const asked = { propertyId, platform: "wechat", language: "zh" } as const;
  await expect(client.pages.link(asked)).rejects.toMatchObject({ code: "not_found" });
  await expect(site.owner.client.pages.link({ ...asked, platform: "nowhere" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  await expect(site.owner.client.pages.link({ ...asked, language: "ja" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const draft = await site.makeHome(site.owner);
  await expect(site.owner.client.pages.link({ ...asked, propertyId: draft })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("a visitor who reads Japanese keeps the link on their way, and their enquiry is a lead with its source", async () => {
  const { propertyId, path } = await site.online();
  await sql`update campaigns set preferences = preferences || '{"languages": ["zh", "en", "ja"]}'
    where property_id = ${propertyId}`.execute(site.domain.db);
  const pieceId = await site.postOf(propertyId, "twitter", "ja");
  const { url, code } = await site.owner.client.pages.link({ propertyId, platform: "twitter", language: "ja" });
  const at = (await site.open(pathOf(url))).headers.get("location") ?? "";
  const $ = load(await site.read(at));
  expect($("html").attr("lang")).toBe("ja");
  expect($(".languages a[hreflang=en]").attr("href")).toBe(`${path}?lang=en&from=${code}`);
  expect($("link[rel=canonical]").attr("href")).not.toContain("from=");
  const form = $(".ask form");
  expect(form.attr("action")).toBe(`${path}/enquiry?lang=ja&from=${code}#enquiry`);
  const before = site.here.now;
  site.here.now = new Date(before.getTime() + 20_000);
  const said = { name: "佐藤", contact: "+81 90-1234-5678", message: "週末に見学できますか。", consent: "yes" };
  const body = new URLSearchParams({ ...said, token: String(form.find("[name=token]").val()) }).toString();
  const sent = await site.pages.routes.request(form.attr("action") ?? "", {
    method: "POST",
    headers: {
      "user-agent": PHONE,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    },
    body,
  });
  site.here.now = before;
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location"), "who asks once more still came by it").toBe(
    `${path}?lang=ja&from=${code}#enquiry`,
  );
  const [lead] = (await site.owner.client.leads.list({ propertyId })).items;
  expect(lead).toMatchObject({ name: "佐藤", phone: "+819012345678", source: "twitter", language: "ja", stage: "new" });
  const { piece, events } = await site.owner.client.leads.get({ id: lead?.id ?? "" });
  expect(piece?.id).toBe(pieceId);
  expect(events).toMatchObject([{ kind: "enquiry", text: "週末に見学できますか。", home: { id: propertyId } }]);
});

test("another home's link counts for nothing, and who came twice a day counts for the first", async () => {
  const [here, there] = [await site.online(), await site.online()];
  const code = (propertyId: string, platform: string) =>
    site.owner.client.pages.link({ propertyId, platform, language: "zh" }).then((link) => link.code);
  const [own, other] = [await code(here.propertyId, "weibo"), await code(there.propertyId, "weibo")];
  site.here.address = "203.0.113.90";
  await site.open(`${here.path}?from=${own}`);
  await site.open(here.path);
  site.here.address = "203.0.114.91";
  await site.open(`${here.path}?from=${other}`);
  await site.open(`${here.path}?from=${own}`);
  site.here.address = "203.0.115.92";
  await site.open(`${here.path}?from=${own}`, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await site.pages.visits.settled();
  const { rows } = await site.domain.pool.query(
    "select link, sum(views)::int as views from property_views where property_id = $1 group by link order by link",
    [here.propertyId],
  );
  expect(rows).toEqual([
    { link: "", views: 1 },
    { link: own, views: 1 },
  ]);
  site.here.address = "203.0.113.7";
});

test("figures are of the reader's own days, in zones by name and by distance from UTC", async () => {
  const person = await site.domain.person();
  const { propertyId } = await site.online(person);
  const day = new Date().toISOString().slice(0, 10);
  const before = new Date(Date.now() - DAY).toISOString().slice(0, 10);
  await site.domain.pool.query(
    "insert into property_views (property_id, user_id, since, views) values ($1, $2, $3, 3)",
    [propertyId, person.id, `${before}T20:00:00Z`],
  );
  const seen = async (timeZone: string) =>
    (await person.client.pages.figures({ propertyId, days: 30, timeZone })).days.find(({ views }) => views > 0);
  expect(await seen("UTC")).toMatchObject({ date: before, views: 3 });
  for (const zone of ["Asia/Shanghai", "+08:00"]) expect(await seen(zone), zone).toMatchObject({ date: day, views: 3 });
  await expect(seen("Mars/Base")).rejects.toMatchObject({ code: "invalid_input" });
});

test("a home that goes takes its links and views along", async () => {
  const { propertyId } = await site.online();
  const { code } = await site.owner.client.pages.link({ propertyId, platform: "weibo", language: "zh" });
  await site.domain.db.deleteFrom("properties").where("id", "=", propertyId).execute();
  expect((await site.open(`/s/${code}`)).status).toBe(404);
  const { rows } = await sql`select from page_links where property_id = ${propertyId}`.execute(site.domain.db);
  expect(rows).toEqual([]);
});
