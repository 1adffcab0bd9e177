/** What a third set of pages and texts nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readListing, readText } from "./read.ts";

describe("a text", () => {
  it.each([
    ["天河车陂 2室1厅 62平 月租4300 朝北 押一付一", { city: "广州", district: "天河" }],
    ["张哥，昨天看的无锡高新区那套三房，105平，业主报298万", { city: "无锡", district: "高新区" }],
    [
      "Te huur in Rotterdam, buurt Kralingen, 2 slaapkamers, 75 m2, € 1.850 per maand",
      { city: "Rotterdam", district: "Kralingen" },
    ],
    ["Aluga-se casa em Porto Alegre, bairro Moinhos, 3 quartos, R$ 4.500 por mês, 120 m²", { district: "Moinhos" }],
    [
      "Wohnung in Wien, 1030 Landstraße, 62 m², 2 Zimmer, Miete 1.150 Euro monatlich",
      { city: "Wien", district: "Landstraße" },
    ],
    [
      "Vends T4 Lyon Monplaisir, 84 m², 3 chambres, immeuble de 1972, 365 000 €. Le propriétaire est M. Garnier.",
      { city: "Lyon", district: "Monplaisir" },
    ],
  ])("names the part of the town: %s", (text, address) => {
    expect(readText(text).address).toMatchObject(address);
  });

  it.each([
    ["管家陈晓晓：整租 海淀上地 一室一厅 45平 6800元/月", "陈晓晓"],
    ["Casa em Porto Alegre, 3 quartos, R$ 450.000, 120 m². Tratar com Marcos.", "Marcos"],
    ["2BHK for rent in Koramangala, 980 sq ft, 35k per month. Call Suresh 97xxxxxx21", "Suresh"],
    ["Wohnung in Graz, 62 m², 2 Zimmer, Miete 950 Euro monatlich. Beste Grüße Max Huber", "Max Huber"],
    ["Te huur in Rotterdam, 2 slaapkamers, 75 m2, € 1.850 per maand. Groetjes, Sanne de Wit", "Sanne de Wit"],
    ["Vends T4 Lyon, 84 m², 3 chambres, 365 000 €. Le propriétaire est M. Garnier.", "Garnier"],
    [
      "お世話になっております。仙台市青葉区の中古マンション、2,180万円、3LDK、68.4㎡です。ご連絡お待ちしております。 高橋",
      "高橋",
    ],
  ])("is signed: %s", (text, name) => {
    expect(readText(text).agent.name).toBe(name);
  });

  it.each([
    [
      "2BHK for rent in Koramangala, 980 sq ft, 35k per month, deposit 2 lakh",
      { amount: 35_000, currency: "INR", period: "month" },
    ],
    [
      "Renta de departamento en Guadalajara, 3 recámaras, 110 m2, $22,000 MXN mensuales",
      { amount: 22_000, currency: "MXN", period: "month" },
    ],
    [
      "Affittasi trilocale a Milano, 80 mq, 2 camere, 1.900 euro mensili",
      { amount: 1900, currency: "EUR", period: "month" },
    ],
    ["高円寺 1K 22.4㎡ 賃料9万8000円 管理費5000円", { amount: 98_000, currency: "JPY" }],
  ])("asks: %s", (text, price) => {
    expect(readText(text).price).toMatchObject(price);
  });

  it.each([
    ["Se alquila piso en Zaragoza, 80 m2, 3 habitaciones, finca de 1978, 750 €/mes", 1978],
    ["105平三房，2018年的小区，业主报298万", 2018],
  ])("tells when the house was built: %s", (text, year) => {
    expect(readText(text).yearBuilt).toBe(year);
  });

  it("counts Korean bathrooms by their short word", () => {
    expect(readText("해운대구 좌동 아파트 전세 3억 5천, 전용 84㎡ 방3 화2, 12/25층").rooms).toMatchObject({
      bedrooms: 3,
      bathrooms: 2,
    });
  });
});

describe("a page", () => {
  const page = (lang: string, body: string, head = "<title>A home</title>") =>
    readListing(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, {
      url: "https://www.portal.example.com/p/1",
    });
  const facts = "<p>€ 339.000</p><p>128 m²</p><p>4 bedrooms</p>";

  it.each([
    [
      "<div><h2>Dealer Details</h2><div>Ravi Menon</div><div>Skyline Properties</div></div>",
      "Ravi Menon",
      "Skyline Properties",
    ],
    [
      "<aside><h2>Arrange a viewing</h2><p>Tom Ashdown<br><small>Senior Lettings Negotiator</small></p><p>Vale Lettings<br>Sevenoaks</p></aside>",
      "Tom Ashdown",
      "Vale Lettings",
    ],
    [
      "<div><p>Ihr Ansprechpartner</p><p>Jonas Brandt</p><p>Brandt Immobilien GmbH</p></div>",
      "Jonas Brandt",
      "Brandt Immobilien GmbH",
    ],
  ])("names who offers it in a box without names: %s", (box, name, company) => {
    expect(page("en", `<h1>A house by the river</h1>${facts}${box}`).agent).toMatchObject({ name, company });
  });

  it("is named by all lines of its headline, and by no button", () => {
    const listing = page(
      "en",
      `<h1><div>3 BHK 3 Baths</div><div>Apartment for Sale in Orchid Towers, Whitefield</div></h1><a href="/agents/post">Post Property FREE</a>${facts}`,
      "<title>3 BHK Flat for sale in Whitefield</title>",
    );
    expect(listing.title).toBe("3 BHK 3 Baths Apartment for Sale in Orchid Towers, Whitefield");
    expect(listing.agent.company).toBeNull();
  });

  it("counts a bath and a shower as two bathrooms, and an age told by a year as that year", () => {
    expect(
      page(
        "fr",
        "<h1>Appartement T4 Nantes</h1><p>389 000 €</p><dl><dt>Surface</dt><dd>92 m²</dd><dt>Salle(s) de bains</dt><dd>1</dd><dt>Salle(s) d'eau</dt><dd>1</dd></dl>",
      ).rooms.bathrooms,
    ).toBe(2);
    expect(
      page(
        "es",
        "<h1>Piso en Sevilla</h1><p>289.000 €</p><p>Superficie: 92 m²</p><p>Dormitorios: 3</p><p>Antigüedad: 1998</p>",
      ).yearBuilt,
    ).toBe(1998);
  });
});
