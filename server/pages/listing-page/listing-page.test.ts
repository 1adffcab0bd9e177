import { randomUUID } from "node:crypto";
import { load } from "cheerio";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { sweep } from "#server/jobs/sweep";
import { ownerOfSession } from "#server/queries/owner";
import { insertPhoto, PHOTO_BUCKET, photoPath } from "#server/queries/photos";
import { insertPiece } from "#server/queries/pieces";
import { type Domain, ORIGIN, openDomain, type Person } from "#tests/support/domain";
import { listingPages } from "./routes.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const WECHAT = `${PHONE} MicroMessenger/8.0.50(0x1800322f) NetType/WIFI Language/zh_CN`;
const card = {
  name: "顾芸",
  phone: "021-5550 0132",
  company: "普陀安居置业",
  licence: null,
  address: null,
  email: "gu@example.com",
};
const flat: Listing = {
  ...emptyListing(),
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  title: "梅川苑 南北两房",
  description: "门牌与产权信息请向业主核实",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  address: {
    ...emptyListing().address,
    text: "上海市普陀区梅川路",
    city: "上海",
    district: "普陀",
    community: "梅川苑",
  },
  features: ["有电梯"],
  disclosures: { 房源核验码: "310107A1" },
};

let domain: Domain;
let owner: Person;
let pages: ReturnType<typeof listingPages>;
let clock = new Date("2026-03-02T10:00:00Z");
let address = "203.0.113.7";
const errors: unknown[] = [];

beforeAll(async () => {
  domain = await openDomain();
  owner = await domain.person();
  pages = listingPages({
    db: domain.db,
    files: domain.backend.files,
    origin: () => ORIGIN,
    addressOf: () => address,
    now: () => clock,
    log: {
      info() {},
      warn: (...about: unknown[]) => void errors.push(about),
      error: (...about: unknown[]) => void errors.push(about),
    },
  });
});
afterAll(() => domain.stop());

async function makeHome(person: Person, listing: Listing = flat, languages: ("zh" | "en" | "ja")[] = ["zh", "en"]) {
  const account = ownerOfSession({ userId: person.id });
  const photoId = randomUUID();
  const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
  await domain.backend.files.put(PHOTO_BUCKET, photoPath(account, photoId), jpeg, {
    type: "image/jpeg",
    owner: person.id,
  });
  await insertPhoto(domain.db, account, {
    id: photoId,
    taskId: null,
    position: 0,
    width: 1600,
    height: 1200,
    bytes: jpeg.length,
    caption: "客厅",
  });
  const made = await person.client.campaigns.create({
    listing,
    photoIds: [photoId],
    preferences: { languages, style: "professional", platforms: ["wechat"], kinds: ["post"] },
    agent: card,
    idempotencyKey: randomUUID(),
  });
  return made.propertyId;
}

const app = () => new Hono().route("/", pages.routes);
const open = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app().request(path, { method, headers: { "user-agent": PHONE, ...headers } });
const read = async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text();
const pathOf = (url: string) => url.slice(ORIGIN.length);
const totalOf = async (propertyId: string) => {
  await pages.visits.settled();
  return (await owner.client.pages.views({ propertyId, days: 7 })).total;
};

async function online(person = owner, listing = flat) {
  const propertyId = await makeHome(person, listing);
  const { url, slug } = await person.client.pages.publish({ propertyId });
  return { propertyId, url, slug, path: pathOf(url) };
}

test("a page is at an address that can be read but not guessed, and says what is known of the home", async () => {
  const { path, slug } = await online();
  expect(slug).toMatch(/^mei-chuan-yuan-nan-bei-liang-fang-[a-z2-7]{8}$/);
  const page = await read(path);
  for (const words of [
    "梅川苑 南北两房",
    "698万",
    "上海市普陀区梅川路",
    "顾芸",
    "普陀安居置业",
    'href="tel:02155500132"',
    "310107A1",
    "本内容由AI生成",
  ])
    expect(page).toContain(words);
  expect(page).not.toContain("核实");
  expect(page).toContain('name="robots" content="index, follow');
});

test("the visitor's language is chosen among those the campaign wrote, and each names the others", async () => {
  const { path, url } = await online();
  const english = await read(path, { "accept-language": "fr;q=0.9, en-US;q=0.8" });
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("Meichuan Yuan: 2 bedrooms");
  expect(english).toContain("¥6.98 million");
  expect(english).toContain(`hreflang="zh-CN" href="${url}?lang=zh"`);
  expect(english).toContain(`rel="canonical" href="${url}?lang=en"`);
  expect(await read(`${path}?lang=en`, { "accept-language": "zh" })).toContain('<html lang="en">');
  expect(await read(`${path}?lang=ja`, { "accept-language": "ja" })).toContain('<html lang="zh-CN">');
});

test("a page is down while its property is a draft, archived or deleted, and its address stays", async () => {
  const { propertyId, path, slug } = await online();
  const status = async () => (await open(path)).status;
  const { pages: api, properties } = owner.client;
  const down = await api.unpublish({ propertyId });
  expect(down).toMatchObject({ url: null, slug, status: "draft" });
  expect(await status()).toBe(410);
  expect((await api.publish({ propertyId })).slug).toBe(slug);
  expect(await status()).toBe(200);
  await properties.archive({ id: propertyId });
  expect(await status()).toBe(410);
  await expect(api.publish({ propertyId })).rejects.toMatchObject({ code: "conflict" });
  await properties.restore({ id: propertyId });
  expect(await status()).toBe(200);
  await properties.remove({ id: propertyId });
  expect(await status()).toBe(410);
  await expect(api.get({ propertyId })).rejects.toMatchObject({ code: "not_found" });
  const gone = await open(path, { "accept-language": "fr" });
  expect(await gone.text()).toContain("Cette page n’est plus en ligne");
  expect(gone.headers.get("x-robots-tag")).toBe("noindex");
});

test("an account that is banned or about to be deleted shows no page", async () => {
  const person = await domain.person();
  const { path } = await online(person);
  await domain.pool.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [person.id]);
  expect((await open(path)).status).toBe(410);
  await domain.pool.query("update auth.users set banned_until = null where id = $1", [person.id]);
  await domain.pool.query("insert into account_deletions (user_id, due_at) values ($1, now() + interval '7 days')", [
    person.id,
  ]);
  expect((await open(path)).status).toBe(410);
});

test("an address nobody was given is a kind 404", async () => {
  for (const path of ["/p/no-such-home-aaaaaaaa", "/p/%00", "/p/..%2f..", "/p/", "/p/a/b/c", "/p/preview/x"]) {
    const answer = await open(path, { "accept-language": "zh" });
    expect([404, 410]).toContain(answer.status);
    expect(answer.headers.get("content-type")).toContain("text/html");
  }
});

test("photos open while the page does, in the sizes a browser needs, and the first is what link previews show", async () => {
  const { propertyId, path, url } = await online();
  const page = await read(path);
  const preview = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(preview).toMatch(new RegExp(`^${url}/photos/1-1200\\.jpg`));
  const small = await open(`${path}/photos/1-640.webp`);
  const about = await sharp(new Uint8Array(await small.arrayBuffer())).metadata();
  expect(about).toMatchObject({ format: "webp", width: 640, height: 480 });
  expect((await open(pathOf(preview))).headers.get("content-type")).toBe("image/jpeg");
  const tag = small.headers.get("etag") ?? "";
  expect((await open(`${path}/photos/1-640.webp`, { "if-none-match": tag })).status).toBe(304);
  for (const missing of ["2-640.webp", "0-640.webp", "1-641.webp", "1-1200.png"])
    expect((await open(`${path}/photos/${missing}`)).status).toBe(404);
  await owner.client.pages.unpublish({ propertyId });
  expect((await open(`${path}/photos/1-640.webp`)).status).toBe(410);
  expect((await open(`${path}/photos/1-640.webp`, { "if-none-match": tag })).status).toBe(410);
});

test("whatever a stranger's page called the home, nothing of it runs", async () => {
  const bad = `</title><script>alert(1)</script><img src=x onerror=alert(2)>" onmouseover="alert(3)`;
  const hostile: Listing = {
    ...flat,
    title: bad,
    propertyType: bad,
    features: [bad],
    disclosures: { [bad]: `javascript:alert(4)${bad}` },
    address: { ...flat.address, text: bad, community: bad, city: bad },
    sourceUrl: "javascript:alert(5)",
  };
  const person = await domain.person();
  const propertyId = await makeHome(person, hostile);
  await person.client.account.card.save({
    ...card,
    name: bad.slice(0, 80),
    phone: `" onclick="x`,
    company: "<b>x</b>",
    email: null,
  });
  const path = pathOf((await person.client.pages.publish({ propertyId })).url);
  for (const language of ["zh", "en"]) {
    const answer = await open(`${path}?lang=${language}`);
    const page = await answer.text();
    const $ = load(page);
    for (const element of $("*"))
      expect(Object.keys($(element).attr() ?? {}).filter((name) => /^on/.test(name))).toEqual([]);
    expect($("script").length).toBe(1);
    expect($("b, img[src=x]").length).toBe(0);
    for (const link of $("a")) expect($(link).attr("href")).toMatch(/^(\/|tel:\+?\d+$|mailto:)/);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(JSON.parse($("script").text())).toMatchObject({ "@type": "RealEstateListing" });
  }
});

test("the owner looks at the page before anybody else can, for an hour, and no search engine does", async () => {
  const propertyId = await makeHome(owner);
  clock = new Date();
  const { url } = await owner.client.pages.previewUrl({ propertyId });
  const answer = await open(pathOf(url));
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('content="noindex, nofollow"');
  expect(page).toContain("预览：网页尚未公开");
  const photo = /srcset="([^ ]+)/.exec(page)?.[1] ?? "";
  expect((await open(photo)).status).toBe(200);
  const turned = `${url.slice(0, -2)}${url.endsWith("AA") ? "BB" : "AA"}`;
  expect((await open(pathOf(turned))).status).toBe(410);
  clock = new Date(Date.now() + 3_601_000);
  expect((await open(pathOf(url))).status).toBe(410);
  clock = new Date("2026-03-02T10:00:00Z");
  expect((await owner.client.pages.get({ propertyId })).status).toBe("draft");
});

test("a visitor counts once a day, however often and however many at a time the page is opened", async () => {
  const { propertyId, path } = await online();
  address = "203.0.113.20";
  await Promise.all(Array.from({ length: 20 }, () => open(path)));
  expect(await totalOf(propertyId)).toBe(1);
  await open(path, { "user-agent": WECHAT });
  expect(await totalOf(propertyId)).toBe(2);
  address = "2001:db8:1:2::5";
  await open(path);
  address = "2001:db8:1:2:ffff::9";
  await open(path);
  expect(await totalOf(propertyId)).toBe(3);
  clock = new Date("2026-03-03T00:30:00Z");
  address = "203.0.113.20";
  await open(path);
  expect(await totalOf(propertyId)).toBe(4);
  clock = new Date("2026-03-02T10:00:00Z");
});

test("two processes that count one visitor at the same moment count one", async () => {
  const { propertyId, path } = await online();
  address = "203.0.113.30";
  const twin = listingPages({
    db: domain.db,
    files: domain.backend.files,
    origin: () => ORIGIN,
    addressOf: () => address,
    now: () => clock,
    log: { info() {}, warn() {}, error() {} },
  });
  const there = new Hono().route("/", twin.routes);
  await Promise.all([open(path), there.request(path, { headers: { "user-agent": PHONE } })]);
  await twin.visits.settled();
  expect(await totalOf(propertyId)).toBe(1);
});

test("robots, previews, prefetching and the owner's own look are not counted", async () => {
  const { propertyId, path } = await online();
  address = "203.0.113.40";
  for (const agent of [
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23.20",
    "curl/8.5.0",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "",
  ])
    await open(path, { "user-agent": agent });
  await open(path, { "sec-purpose": "prefetch;prerender" });
  await open(path, { "sec-fetch-dest": "image" });
  await open(path, {}, "HEAD");
  await open(`${path}?lang=zh&preview`);
  expect(await totalOf(propertyId)).toBe(0);
  await open(path, { "sec-fetch-dest": "document" });
  expect(await totalOf(propertyId)).toBe(1);
});

test("one network makes few visitors, whatever browsers it names", async () => {
  const { propertyId, path } = await online();
  address = "203.0.113.50";
  await Promise.all(Array.from({ length: 150 }, (_, at) => open(path, { "user-agent": `${PHONE} Version/${at}` })));
  const total = await totalOf(propertyId);
  expect(total).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(32);
});

test("nothing kept leads to a visitor, and yesterday's hashes and key are gone", async () => {
  const { path } = await online();
  address = "203.0.113.60";
  await open(path);
  await pages.visits.settled();
  const dump = await domain.pool.query("select visitor::text, day::text from property_visitors");
  expect(JSON.stringify(dump.rows)).not.toContain("203.0.113");
  clock = new Date("2026-03-05T08:00:00Z");
  await open(path);
  await pages.visits.settled();
  const days = await domain.pool.query<{ day: string }>("select distinct day::text from property_visitors");
  expect(days.rows).toEqual([{ day: "2026-03-05" }]);
  const keys = await domain.pool.query<{ name: string }>("select name from page_keys where name like 'views:%'");
  expect(keys.rows).toEqual([{ name: "views:2026-03-05" }]);
  clock = new Date("2026-03-02T10:00:00Z");
});

test("sweeping forgets earlier visitors, and keeps a photo that only the property carries", async () => {
  const { propertyId, path } = await online();
  address = "203.0.113.61";
  await open(path);
  await pages.visits.settled();
  await domain.pool.query(
    "delete from campaign_photos where photo_id in (select photo_id from property_photos where property_id = $1)",
    [propertyId],
  );
  await domain.pool.query("update photos set created_at = now() - interval '8 days'");
  await sweep({ ...domain.jobDeps(), now: () => new Date("2026-03-03T00:00:01Z") });
  const left = await domain.pool.query("select 1 from property_visitors where day < '2026-03-03'");
  expect(left.rows).toEqual([]);
  expect((await open(`${path}/photos/1-640.webp`)).status).toBe(200);
});

test("the campaign's own portal text stands on the page, until the facts it was written from change", async () => {
  const propertyId = await makeHome(owner);
  const campaign = await domain.pool.query<{ id: string }>("select id from campaigns where property_id = $1", [
    propertyId,
  ]);
  const piece = {
    platform: "beike",
    language: "zh" as const,
    kind: "post" as const,
    title: "梅川苑",
    body: "这是经纪人改过的介绍。",
    hashtags: [],
    preheader: null,
    html: null,
    length: { used: 10, max: null, unit: "chars" as const },
    findings: [],
    untraced: [],
    writtenBy: "composer",
  };
  await insertPiece(domain.db, ownerOfSession({ userId: owner.id }), campaign.rows[0]?.id ?? "", 0, piece);
  const path = pathOf((await owner.client.pages.publish({ propertyId })).url);
  expect(await read(path)).toContain("这是经纪人改过的介绍。");
  await domain.pool.query(
    "update properties set listing = jsonb_set(listing, '{yearBuilt}', '2004'), version = version + 1 where id = $1",
    [propertyId],
  );
  const now = await read(path);
  expect(now).not.toContain("这是经纪人改过的介绍。");
  expect(now).toContain("2004年");
});

test("views are told in the reader's own days, every day of the period, and only to the owner", async () => {
  const { propertyId } = await online();
  const at = (text: string, views: number) =>
    domain.pool.query("insert into property_views (property_id, user_id, hour, views) values ($1, $2, $3, $4)", [
      propertyId,
      owner.id,
      text,
      views,
    ]);
  const today = new Date();
  const day = today.toISOString().slice(0, 10);
  const before = new Date(today.getTime() - 86_400_000).toISOString().slice(0, 10);
  await at(`${before}T20:00:00Z`, 3);
  const utc = await owner.client.pages.views({ propertyId, days: 7 });
  expect(utc.days).toHaveLength(7);
  expect(utc.days.at(-1)).toEqual({ date: day, views: 0 });
  expect(utc.days.at(-2)).toEqual({ date: before, views: 3 });
  const shanghai = await owner.client.pages.views({ propertyId, days: 30, timeZone: "Asia/Shanghai" });
  expect(shanghai.days.find((one) => one.views > 0)).toEqual({ date: day, views: 3 });
  await expect(owner.client.pages.views({ propertyId, days: 7, timeZone: "Mars/Base" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const stranger = await domain.person({ role: "admin", scope: "super" });
  for (const ask of [
    () => stranger.client.pages.views({ propertyId, days: 7 }),
    () => stranger.client.pages.publish({ propertyId }),
    () => stranger.client.pages.previewUrl({ propertyId }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "not_found" });
});

test("two publications at one moment end with one address", async () => {
  const propertyId = await makeHome(owner);
  const both = await Promise.all([
    owner.client.pages.publish({ propertyId }),
    owner.client.pages.publish({ propertyId }),
  ]);
  expect(both[0]).toEqual(both[1]);
});

test("a page that cannot be read just now says so kindly, and counting that fails changes nothing for the visitor", async () => {
  const broken = listingPages({
    db: domain.db.withSchema("nowhere"),
    files: domain.backend.files,
    origin: () => ORIGIN,
    addressOf: () => address,
    now: () => clock,
    log: { info() {}, warn() {}, error() {} },
  });
  const answer = await new Hono()
    .route("/", broken.routes)
    .request("/p/some-home-aaaaaaaa", { headers: { "accept-language": "de" } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("gerade nicht erreichbar");
});
