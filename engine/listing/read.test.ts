import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listing as listingSchema } from "#contract/listing";
import { factsOf } from "#engine/copy/facts/index";
import { readListing, readText } from "./read.ts";

const page = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/pages/${name}.html`, import.meta.url), "utf8");
const read = (name: string, url: string | null = null) => {
  const listing = readListing(page(name), { url });
  expect(listingSchema.parse(listing)).toEqual(listing);
  return listing;
};

describe("readListing", () => {
  it("reads a Chinese sale with its labels, and nothing of the neighbours below", () => {
    const home = read("zh-sale", "https://hz.anxinju.com/ershoufang/1001.html");
    expect(home).toMatchObject({
      site: "anxinju.com",
      country: "CN",
      language: "zh",
      transaction: "sale",
      title: "临江雅苑 南北通透三居 满五唯一",
      price: { amount: 6_980_000, currency: "CNY", period: null },
      area: { sqm: 118.68, kind: "gross" },
      rooms: { bedrooms: 3, livingRooms: 2, bathrooms: 2 },
      floor: "中楼层（共18层）",
      orientation: "南 北",
      yearBuilt: 2012,
      renovation: "精装",
      address: { city: "杭州", district: "滨江", community: "临江雅苑" },
      agent: { name: "周小雨" },
      disclosures: { 产权年限: "70年", 抵押信息: "有抵押 50万元" },
    });
    expect(home.description).toContain("南向阳台");
    expect(home.photos.map(({ url }) => url)).toEqual(
      [1, 2, 3].map((n) => `https://img.anxinju.example/house/a${n}.jpg`),
    );
    expect(home.disclosures).not.toHaveProperty("供暖方式");
  });

  it("takes a portal's words for what nobody filled in for no fact", () => {
    const html = page("zh-sale")
      .replace("</span>精装<", "</span>其他<")
      .replace("有抵押 50万元", "未知结构")
      .replace("70年", "未上传房本照片");
    const { disclosures, renovation } = readListing(html, { url: null });
    expect({ ...disclosures, renovation }).toMatchObject({ renovation: null });
    expect(Object.values(disclosures).join()).not.toMatch(/未知结构|未上传/u);
  });

  it("reads a Japanese flat: split price, full-width letters, superscript metres, an era year", () => {
    expect(read("ja-mansion")).toMatchObject({
      country: "JP",
      transaction: "sale",
      price: { amount: 118_000_000, currency: "JPY" },
      area: { sqm: 71.25 },
      rooms: { bedrooms: 3, bathrooms: null },
      address: { text: "神奈川県横浜市青葉区みどり台2丁目", city: "横浜市", district: "青葉区" },
      floor: "5階/地上7階建",
      yearBuilt: 2000,
      orientation: "南東",
    });
  });

  it("reads a German letting inside a form, and takes no rooms for bedrooms", () => {
    expect(read("de-rent", "https://www.wohnfinder.de/expose/55501")).toMatchObject({
      country: "DE",
      transaction: "rent",
      price: { amount: 1069, currency: "EUR", period: "month" },
      area: { sqm: 57.62 },
      rooms: { bedrooms: 1, bathrooms: 1 },
      address: { text: "Lindenallee 12, 04177 Leipzig", city: "Leipzig", postalCode: "04177" },
      floor: "3",
      yearBuilt: 1910,
      agent: { name: "Frau Jana Vogt" },
    });
  });

  it("reads a JSON-LD graph that is not quite JSON, and is sure where the page agrees with it", () => {
    const home = read("en-graph");
    expect(home).toMatchObject({
      sourceUrl: "https://www.homehunt.co.uk/for-sale/778812/",
      country: "GB",
      price: { amount: 425_000, currency: "GBP", period: null },
      area: { sqm: 111.48 },
      rooms: { bedrooms: 3, bathrooms: 2 },
      yearBuilt: 1898,
      address: { city: "Falmouth", postalCode: "TR11 3AB", latitude: 50.1521 },
      agent: { company: "Harbour & Sons" },
    });
    expect(home.photos).toHaveLength(2);
    expect(home.provenance.price?.confidence).toBeGreaterThan(0.8);
    expect(home.provenance.yearBuilt).toEqual({ source: "json-ld", confidence: 0.8 });
  });

  it("reads state that is JSON in a string, and not its similar homes", () => {
    expect(read("es-state", "https://www.pisosya.es/inmueble/4411223")).toMatchObject({
      country: "ES",
      transaction: "sale",
      price: { amount: 132_500, currency: "EUR" },
      area: { sqm: 98 },
      rooms: { bedrooms: 3, bathrooms: 2 },
      address: { text: "Calle del Olmo, 8, Soria", city: "Soria", postalCode: "42001" },
      photos: [{ url: "https://static.pisosya.es/ads/1a.jpg" }, { url: "https://static.pisosya.es/ads/2b.jpg" }],
    });
  });

  it("joins React flight data that was pushed in pieces", () => {
    expect(read("en-flight", "https://www.kiwinest.co.nz/p/990011")).toMatchObject({
      country: "NZ",
      price: { amount: 845_000, currency: "NZD" },
      area: { sqm: 182 },
      rooms: { bedrooms: 4, bathrooms: 2 },
      yearBuilt: 1976,
    });
  });

  it("reads a Korean table with two facts a row", () => {
    expect(read("ko-table")).toMatchObject({
      country: "KR",
      transaction: "sale",
      price: { amount: 695_000_000, currency: "KRW" },
      area: { sqm: 84.97, kind: "net" },
      rooms: { bedrooms: 3, bathrooms: 2 },
      orientation: "남향",
      floor: "12층/25층",
      yearBuilt: 2009,
      agent: { company: "햇살공인중개사" },
    });
  });

  it("reads a French list: rooms are no bedrooms, a mortgage is no price, two kinds of bath are two", () => {
    expect(read("fr-list", "https://www.maisonici.fr/annonce/7001")).toMatchObject({
      transaction: "sale",
      price: { amount: 570_000, currency: "EUR", period: null },
      area: { sqm: 117 },
      rooms: { bedrooms: 3, bathrooms: 2 },
      address: { city: "Uzès" },
      yearBuilt: 1990,
    });
  });

  it("reads microdata like JSON-LD", () => {
    expect(read("microdata")).toMatchObject({
      price: { amount: 315_000, currency: "USD" },
      area: { sqm: 83.61 },
      rooms: { bedrooms: 2 },
      address: { city: "Burlington", postalCode: "05401" },
      provenance: { "rooms.bedrooms": { source: "microdata" } },
    });
  });

  it.each([
    ["search", "search_results"],
    ["challenge", "blocked"],
    ["removed", "removed"],
    ["agency-home", "not_a_listing"],
  ])("refuses the %s page as %s", (name, code) => {
    expect(() => readListing(page(name), { url: null })).toThrow(expect.objectContaining({ code }));
  });

  it.each(["", "hello", "<html></html>", "{}", "\u0000\u0001", "<title>Just a moment...</title>"])(
    "refuses %j",
    (html) => {
      expect(() => readListing(html, { url: null })).toThrow(expect.objectContaining({ name: "AppError" }));
    },
  );

  it("gives a site adapter no word on a host that only looks like its own", () => {
    const html = page("zh-sale").replace("杭州安心居", "北京链家").replace(/杭州/g, "");
    const city = (url: string) => readListing(html, { url }).provenance["address.city"]?.source;
    expect(city("https://bj.lianjia.com/ershoufang/1.html")).toBe("site");
    for (const host of ["lianjia.com.evil.net", "notlianjia.com", "lianjia.com-x.org"])
      expect(city(`https://${host}/1.html`)).not.toBe("site");
  });
});

describe("readText", () => {
  it("reads a message an agent pasted, never more than 0.75 sure", () => {
    const home = readText(
      "Sunny 2 bedroom flat to let, Bristol\nRent: £1,250 pcm\nBathrooms: 1\n65 m2, 2nd floor\nAddress: 4 Park Row, Bristol BS1 5LJ\nFreshly painted rooms with a view over the old docks.",
    );
    expect(home).toMatchObject({
      transaction: "rent",
      price: { amount: 1250, currency: "GBP", period: "month" },
      area: { sqm: 65 },
      rooms: { bedrooms: 2, bathrooms: 1 },
    });
    expect(Math.max(...Object.values(home.provenance).map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.75);
  });

  it.each([
    ["Flat to rent in Hackney, London, 2 beds, 1 bath, 65 sqm, £2,400", "GBP"],
    ["上海市普陀区中远两湾城 出租 2室1厅1卫 78平米 4500元", "CNY"],
  ])("marks a rent's period that only custom implies as nobody's word: %s", (text, currency) => {
    const home = readText(text);
    expect(home).toMatchObject({ transaction: "rent", price: { currency, period: "month" } });
    expect(home.provenance["price.period"]).toMatchObject({ source: "derived" });
    expect(factsOf(home).price).toBeNull();
    const stated = readText(text.replace("4500元", "4500元/月").replace("£2,400", "£2,400 pcm"));
    expect(stated.provenance["price.period"]).toBeUndefined();
    expect(factsOf(stated).price).toMatchObject({ period: "month" });
  });

  it("reads Chinese text", () => {
    expect(readText("滨江花园 2室1厅1卫 整租\n租金：4500元/月\n面积：78平米\n朝向：南\n楼层：8/18层")).toMatchObject({
      transaction: "rent",
      price: { amount: 4500, currency: "CNY", period: "month" },
      area: { sqm: 78 },
      rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
      orientation: "南",
    });
  });

  it("refuses small talk", () => {
    for (const text of ["", "  \n ", "你好，请问在吗？", "Call me at 5"])
      expect(() => readText(text)).toThrow(expect.objectContaining({ code: "no_home_in_text" }));
  });
});
