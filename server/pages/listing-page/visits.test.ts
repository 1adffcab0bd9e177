/** Views: who counts, how often, what is kept of it, and who is told. */
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "#server/jobs/sweep";
import { type ListingSite, openListingSite, PHONE } from "#tests/support/listing-site";

const WECHAT = `${PHONE} MicroMessenger/8.0.50(0x1800322f) NetType/WIFI Language/zh_CN`;

let site: ListingSite;
beforeAll(async () => {
  site = await openListingSite();
  // drawn by lot, one day in thirty-two would hold the two browsers below for one
  const key = { name: "views:2026-03-02", key: Buffer.alloc(32, 7) };
  await site.domain.db.insertInto("page_keys").values(key).execute();
});
afterAll(async () => {
  await site.stop();
  expect(site.problems).toEqual([]);
});

test("a visitor counts once a day, however often and however many at a time the page is opened", async () => {
  const { propertyId, path } = await site.online();
  site.here.address = "203.0.113.20";
  await Promise.all(Array.from({ length: 20 }, () => site.open(path)));
  expect(await site.totalOf(propertyId)).toBe(1);
  await site.open(path, { "user-agent": WECHAT });
  expect(await site.totalOf(propertyId)).toBe(2);
  site.here.address = "2001:db8:1:2::5";
  await site.open(path);
  site.here.address = "2001:db8:1:2:ffff::9";
  await site.open(path);
  expect(await site.totalOf(propertyId)).toBe(3);
  site.here.now = new Date("2026-03-03T00:30:00Z");
  site.here.address = "203.0.113.20";
  await site.open(path);
  expect(await site.totalOf(propertyId)).toBe(4);
  site.here.now = new Date("2026-03-02T10:00:00Z");
});

test("two processes that count one visitor at the same moment count one", async () => {
  const { propertyId, path } = await site.online();
  site.here.address = "203.0.113.30";
  const twin = site.processWith();
  const there = new Hono().route("/", twin.routes);
  await Promise.all([site.open(path), there.request(path, { headers: { "user-agent": PHONE } })]);
  await twin.visits.settled();
  expect(await site.totalOf(propertyId)).toBe(1);
});

test("robots, previews, prefetching and the owner's own look are not counted", async () => {
  const { propertyId, path } = await site.online();
  site.here.address = "203.0.113.40";
  for (const agent of [
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23.20",
    "curl/8.5.0",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "",
  ])
    await site.open(path, { "user-agent": agent });
  await site.open(path, { "sec-purpose": "prefetch;prerender" });
  await site.open(path, { "sec-fetch-dest": "image" });
  await site.open(path, {}, "HEAD");
  await site.open(`${path}?lang=zh&preview`);
  expect(await site.totalOf(propertyId)).toBe(0);
  await site.open(path, { "sec-fetch-dest": "document" });
  expect(await site.totalOf(propertyId)).toBe(1);
});

test("one network makes few visitors, whatever browsers it names", async () => {
  const { propertyId, path } = await site.online();
  site.here.address = "203.0.113.50";
  await Promise.all(
    Array.from({ length: 150 }, (_, at) => site.open(path, { "user-agent": `${PHONE} Version/${at}` })),
  );
  const total = await site.totalOf(propertyId);
  expect(total).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(32);
});

test("nothing kept leads to a visitor, and yesterday's hashes and key are gone", async () => {
  const { path } = await site.online();
  site.here.address = "203.0.113.60";
  await site.open(path);
  await site.pages.visits.settled();
  const dump = await site.domain.pool.query("select visitor::text, day::text from property_visitors");
  expect(JSON.stringify(dump.rows)).not.toContain("203.0.113");
  site.here.now = new Date("2026-03-05T08:00:00Z");
  await site.open(path);
  await site.pages.visits.settled();
  const days = await site.domain.pool.query<{ day: string }>("select distinct day::text from property_visitors");
  expect(days.rows).toEqual([{ day: "2026-03-05" }]);
  const keys = await site.domain.pool.query<{ name: string }>("select name from page_keys where name like 'views:%'");
  expect(keys.rows).toEqual([{ name: "views:2026-03-05" }]);
  site.here.now = new Date("2026-03-02T10:00:00Z");
});

test("sweeping forgets earlier visitors, and keeps a photo that only the property carries", async () => {
  const { propertyId, path } = await site.online();
  site.here.address = "203.0.113.61";
  await site.open(path);
  await site.pages.visits.settled();
  await site.domain.pool.query(
    "delete from campaign_photos where photo_id in (select photo_id from property_photos where property_id = $1)",
    [propertyId],
  );
  await site.domain.pool.query("update photos set created_at = now() - interval '8 days'");
  await sweep({ ...site.domain.jobDeps(), now: () => new Date("2026-03-03T00:00:01Z") });
  const left = await site.domain.pool.query("select 1 from property_visitors where day < '2026-03-03'");
  expect(left.rows).toEqual([]);
  expect((await site.open(`${path}/photos/1-640.webp`)).status).toBe(200);
});

test("where a day begins at half past, each visit counts on its own day", async () => {
  const { propertyId, path } = await site.online();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // five to midnight in Delhi, and ten past
  for (const [time, address] of [
    ["18:25", "203.0.116.70"],
    ["18:40", "203.0.117.71"],
  ] as const) {
    site.here.now = new Date(`${yesterday}T${time}:00Z`);
    site.here.address = address;
    await site.open(path);
    await site.pages.visits.settled();
  }
  site.here.now = new Date("2026-03-02T10:00:00Z");
  const delhi = await site.owner.client.pages.views({ propertyId, days: 7, timeZone: "Asia/Kolkata" });
  expect(delhi.days.filter(({ views }) => views > 0).map(({ views }) => views)).toEqual([1, 1]);
  const kathmandu = await site.owner.client.pages.views({ propertyId, days: 7, timeZone: "Asia/Kathmandu" });
  expect(kathmandu.days.filter(({ views }) => views > 0).map(({ views }) => views)).toEqual([2]);
});

test("views are told in the reader's own days, every day of the period, and only to the owner", async () => {
  const { propertyId } = await site.online();
  const at = (text: string, views: number) =>
    site.domain.pool.query("insert into property_views (property_id, user_id, since, views) values ($1, $2, $3, $4)", [
      propertyId,
      site.owner.id,
      text,
      views,
    ]);
  const today = new Date();
  const day = today.toISOString().slice(0, 10);
  const before = new Date(today.getTime() - 86_400_000).toISOString().slice(0, 10);
  await at(`${before}T20:00:00Z`, 3);
  const utc = await site.owner.client.pages.views({ propertyId, days: 7 });
  expect(utc.days).toHaveLength(7);
  expect(utc.days.at(-1)).toEqual({ date: day, views: 0 });
  expect(utc.days.at(-2)).toEqual({ date: before, views: 3 });
  const shanghai = await site.owner.client.pages.views({ propertyId, days: 30, timeZone: "Asia/Shanghai" });
  expect(shanghai.days.find((one) => one.views > 0)).toEqual({ date: day, views: 3 });
  await expect(site.owner.client.pages.views({ propertyId, days: 7, timeZone: "Mars/Base" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const stranger = await site.domain.person({ role: "admin", scope: "super" });
  for (const ask of [
    () => stranger.client.pages.views({ propertyId, days: 7 }),
    () => stranger.client.pages.publish({ propertyId }),
    () => stranger.client.pages.previewUrl({ propertyId }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "not_found" });
});
