/** What a public page says, in which language, and that nothing a stranger wrote runs on it. */
import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import { Hono } from "hono";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#contract/listing";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertPhoto } from "#server/queries/listings/photos";
import { insertPiece } from "#server/queries/listings/pieces";
import { setPropertyPhotos } from "#server/queries/listings/property-photos";
import { card, flat, type ListingSite, openListingSite, pathOf } from "#tests/support/listing-site";

let site: ListingSite;
beforeAll(async () => {
  site = await openListingSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.problems).toEqual([]);
});

test("a page is at an address that can be read but not guessed, and says what is known of the home", async () => {
  const { path, slug } = await site.online();
  expect(slug).toMatch(/^mei-chuan-yuan-nan-bei-liang-fang-[a-z2-7]{8}$/);
  const page = await site.read(path);
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
  const { path, url } = await site.online();
  const english = await site.read(path, { "accept-language": "fr;q=0.9, en-US;q=0.8" });
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("Meichuan Yuan: 2 bedrooms");
  expect(english).toContain("RMB 6.98 million");
  expect(english).toContain(`hreflang="zh-CN" href="${url}?lang=zh"`);
  expect(english).toContain(`rel="canonical" href="${url}?lang=en"`);
  expect(await site.read(`${path}?lang=en`, { "accept-language": "zh" })).toContain('<html lang="en">');
  expect(await site.read(`${path}?lang=ja`, { "accept-language": "ja" })).toContain('<html lang="zh-CN">');
});

test("a later campaign in fewer languages takes none from the page: links that were given out lead there", async () => {
  const { propertyId, path, url } = await site.online();
  const again = (languages: ("zh" | "en" | "ja")[]) =>
    site.owner.client.campaigns.create({
      ...{ listing: flat, propertyId, photoIds: [], agent: card, idempotencyKey: randomUUID() },
      preferences: { languages, style: "professional", platforms: ["wechat"], kinds: ["post"] },
    });
  await again(["ja"]);
  await again(["en"]);
  const page = await site.read(path, { "accept-language": "fr" });
  expect(page, "its newest campaign's comes first").toContain('<html lang="en">');
  const languages = load(page)("link[hreflang]").toArray();
  expect(languages.map(({ attribs }) => attribs.hreflang)).toEqual(["en", "ja", "zh-CN", "x-default"]);
  expect(await site.read(`${path}?lang=ja`)).toContain(`rel="canonical" href="${url}?lang=ja"`);
  const link = await site.owner.client.pages.link({ propertyId, platform: "twitter", language: "ja" });
  expect((await site.open(pathOf(link.url))).headers.get("location")).toContain("lang=ja");
});

test("what the source discloses is said to be in its words, on the pages of other languages only", async () => {
  const { path } = await site.online();
  const english = load(await site.read(`${path}?lang=en`));
  expect(english(".disclosures").text()).toContain("As stated in the source");
  expect(english(".disclosures dl").attr("lang")).toBe("zh-CN");
  const chinese = load(await site.read(`${path}?lang=zh`));
  expect(chinese(".disclosures").text()).not.toContain("原文");
  expect(chinese(".brand").text()).toBe("房播 Listcast");
});

test("photos open while the page does, in the sizes a browser needs, and the first is what link previews show", async () => {
  const { propertyId, path, url } = await site.online();
  const page = await site.read(path);
  const preview = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(preview).toMatch(new RegExp(`^${url}/photos/1-1200\\.jpg`));
  const shown = load(page);
  expect(shown("figure a").attr("href"), "larger on the page, not in its place").toBe("#photo-1");
  expect(shown("#photo-1 img").attr("src")).toContain("/photos/1-2048.webp");
  expect(shown("#photo-1 img").attr("loading")).toBe("lazy");
  expect(shown("#photo-1 a").attr("href"), "closed again").toBe("#photos");
  const small = await site.open(`${path}/photos/1-640.webp`);
  const about = await sharp(new Uint8Array(await small.arrayBuffer())).metadata();
  expect(about).toMatchObject({ format: "webp", width: 640, height: 480 });
  expect((await site.open(pathOf(preview))).headers.get("content-type")).toBe("image/jpeg");
  const tag = small.headers.get("etag") ?? "";
  expect((await site.open(`${path}/photos/1-640.webp`, { "if-none-match": tag })).status).toBe(304);
  const lighter = await site.open(`${path}/photos/1-640.avif`);
  expect(lighter.headers.get("content-type")).toBe("image/avif");
  const { compression, width } = await sharp(new Uint8Array(await lighter.arrayBuffer())).metadata();
  expect({ compression, width }).toEqual({ compression: "av1", width: 640 });
  const offered = shown("figure source").first();
  expect(offered.attr("type")).toBe("image/avif");
  expect(offered.attr("srcset")).toContain("/photos/1-640.avif");
  for (const missing of ["2-640.webp", "0-640.webp", "1-641.webp", "1-641.avif", "1-1200.png"])
    expect((await site.open(`${path}/photos/${missing}`)).status).toBe(404);
  await site.owner.client.pages.unpublish({ propertyId });
  expect((await site.open(`${path}/photos/1-640.webp`)).status).toBe(410);
  expect((await site.open(`${path}/photos/1-640.webp`, { "if-none-match": tag })).status).toBe(410);
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
  const person = await site.domain.person();
  const propertyId = await site.makeHome(person, hostile);
  await person.client.account.card.save({
    ...card,
    name: bad.slice(0, 80),
    phone: `" onclick="x`,
    company: "<b>x</b>",
    email: null,
  });
  await person.client.rights.record({ propertyId, basis: "own_listing", givenOn: "2026-01-02" });
  const path = pathOf((await person.client.pages.publish({ propertyId })).url);
  for (const language of ["zh", "en"]) {
    const answer = await site.open(`${path}?lang=${language}`);
    const page = await answer.text();
    const $ = load(page);
    for (const element of $("*"))
      expect(Object.keys($(element).attr() ?? {}).filter((name) => /^on/.test(name))).toEqual([]);
    expect($("script").length).toBe(1);
    expect($("b, img[src=x]").length).toBe(0);
    // the map is another site's, and what is searched there is only words
    for (const link of $("a:not(.map)"))
      expect($(link).attr("href")).toMatch(/^(\/|#[a-z]+(?:-\d+)?$|tel:\+?\d+$|mailto:)/);
    for (const link of $("a.map"))
      expect($(link).attr("href")).toMatch(/^https:\/\/uri\.amap\.com\/search\?keyword=[^"<> ]+$/);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(JSON.parse($("script").text())).toMatchObject({ "@type": "RealEstateListing" });
  }
});

test("the campaign's own portal text stands on the page, until the facts it was written from change", async () => {
  const propertyId = await site.makeHome(site.owner);
  const campaign = await site.domain.pool.query<{ id: string }>("select id from campaigns where property_id = $1", [
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
  await insertPiece(site.domain.db, ownerOfSession({ userId: site.owner.id }), campaign.rows[0]?.id ?? "", 0, piece);
  const path = pathOf((await site.owner.client.pages.publish({ propertyId })).url);
  expect(await site.read(path)).toContain("这是经纪人改过的介绍。");
  await site.domain.pool.query(
    "update properties set listing = jsonb_set(listing, '{yearBuilt}', '2004'), version = version + 1 where id = $1",
    [propertyId],
  );
  const now = await site.read(path);
  expect(now).not.toContain("这是经纪人改过的介绍。");
  expect(now).toContain("2004年");
});

test("a page that cannot be read just now says so kindly, and counting that fails changes nothing for the visitor", async () => {
  const broken = site.processWith({ db: site.domain.db.withSchema("nowhere") });
  const answer = await new Hono()
    .route("/", broken.routes)
    .request("/p/some-home-aaaaaaaa", { headers: { "accept-language": "de" } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("gerade nicht erreichbar");
  expect(site.problems.splice(0), "the cause is in the log").not.toEqual([]);
});

test("a photo that shows what is not there says so in the reader's language, and leads to one of the room as it is", async () => {
  const person = await site.domain.person();
  const owner = ownerOfSession({ userId: person.id });
  const { propertyId, path } = await site.online(person);
  const ids = Array.from({ length: 3 }, () => randomUUID());
  for (const [position, id] of ids.entries())
    await insertPhoto(site.domain.db, owner, {
      ...{ id, taskId: null, position, width: 1600, height: 1200, bytes: 1 },
      caption: ["客厅（效果图）", "厨房", "客厅"][position] ?? null,
    });
  await site.domain.db.transaction().execute((trx) => setPropertyPhotos(trx, owner, propertyId, ids));
  const notes = async (language: string) => {
    const page = load(await site.read(`${path}?lang=${language}`));
    return page("figcaption strong")
      .toArray()
      .map((note) => [page(note).text(), page(note).find("a").attr("href")]);
  };
  expect(await notes("zh")).toEqual([["效果图，非实景 查看实景照片", "#photo-3"]]);
  expect(await notes("en")).toEqual([["Digitally altered image See the unaltered photo", "#photo-3"]]);
});

test("a page of a long listing with fifty photos is at most 30 kB on its way", async () => {
  const person = await site.domain.person();
  const owner = ownerOfSession({ userId: person.id });
  const words = (n: number) =>
    Array.from({ length: 40 }, (_, at) => `${at * n}号线换乘站步行${at}分钟，生活便利`).join("；");
  const listing: Listing = {
    ...flat,
    description: words(7).repeat(4),
    features: Array.from({ length: 40 }, (_, at) => `特点${at}：${words(at).slice(0, 30)}`),
    disclosures: Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`披露事项${at}`, words(at + 3).slice(0, 380)]),
    ),
  };
  const { propertyId, path } = await site.online(person, listing);
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const [position, id] of ids.entries())
    await insertPhoto(site.domain.db, owner, {
      ...{ id, taskId: null, position, width: 1600, height: 1200, bytes: 1 },
      caption: `第${position + 1}张照片：朝南的客厅和阳台，冬天也有日照`,
    });
  await site.domain.db.transaction().execute((trx) => setPropertyPhotos(trx, owner, propertyId, ids));
  const page = await site.read(path);
  expect(load(page)("figure")).toHaveLength(50);
  expect(gzipSync(page).length).toBeLessThan(30 * 1024);
});

const schema = (page: string) => JSON.parse(load(page)("script[type='application/ld+json']").text());

test("machines read an offer with its price, a rent for what it is, and the home with what is stated of it", async () => {
  const { path } = await site.online();
  expect(schema(await site.read(path))).toMatchObject({
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    inLanguage: "zh-CN",
    mainEntity: { "@type": "Accommodation", numberOfBedrooms: 2, floorSize: { value: 89.3, unitCode: "MTK" } },
    offers: {
      "@type": "Offer",
      price: 6_980_000,
      priceCurrency: "CNY",
      availability: "https://schema.org/InStock",
    },
  });
  const rent: Listing = { ...flat, transaction: "rent", price: { amount: 7_500, currency: "CNY", period: "month" } };
  const letting = await site.online(site.owner, rent);
  const { offers } = schema(await site.read(letting.path));
  expect(offers).toMatchObject({ priceSpecification: { price: 7_500, priceCurrency: "CNY", unitCode: "MON" } });
  expect(offers).not.toHaveProperty("price");
});

test("a rent whose period nobody said stands on the page nowhere, as it would read as the whole price", async () => {
  const rent: Listing = { ...flat, transaction: "rent", price: { amount: 7_531, currency: "CNY", period: "month" } };
  const { path, propertyId } = await site.online(site.owner, rent);
  // kept before rents without a period were refused
  await site.domain.pool.query(
    "update properties set listing = jsonb_set(listing, '{price,period}', 'null') where id = $1",
    [propertyId],
  );
  const page = await site.read(path);
  expect(schema(page).offers).toBeUndefined();
  expect(load(page)("body").text()).not.toMatch(/7,?531/);
});

test("the page without a language of its own is named for all others, and a home without photos still has a picture to share", async () => {
  const { path, url, propertyId } = await site.online();
  expect(load(await site.read(path))("link[hreflang=x-default]").attr("href")).toBe(url);
  await site.domain.db.deleteFrom("property_photos").where("property_id", "=", propertyId).execute();
  expect(load(await site.read(path))("meta[property='og:image']").attr("content")).toMatch(/\/og\/zh\.png$/);
});

test("a home that is sold says so, asks no price, takes enquiries for others, and is offered to no search engine", async () => {
  const person = await site.domain.person();
  const { propertyId, path } = await site.online(person);
  const owner = ownerOfSession({ userId: person.id });
  await site.domain.db
    .updateTable("campaigns")
    .set({ preferences: sql`preferences || '{"occasion": {"kind": "closed"}}'` })
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .execute();
  const $ = load(await site.read(path));
  expect($(".kicker").text()).toContain("已售");
  expect($(".price").text()).toContain("已经成交");
  expect($(".intro").text()).not.toContain("698");
  expect($("meta[name=robots]").attr("content")).toContain("noindex");
  expect($(".ask form")).toHaveLength(1);
  expect(schema($.html()).offers.availability).toBe("https://schema.org/SoldOut");
});
