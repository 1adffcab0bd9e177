/** What pages and texts nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readListing, readText } from "./read.ts";

const page = (lang: string, body: string, url: string | null = null) =>
  readListing(`<!doctype html><html lang="${lang}">${body}</html>`, { url });

describe("a page", () => {
  it("is read in Polish, its rent told from the administration's fee and its city from the quarter", () => {
    const home = page(
      "pl",
      `<title>Mieszkanie na wynajem, Gdańsk</title><body><h1>Słoneczne mieszkanie z balkonem na wynajem</h1><p>Gdańsk, Wrzeszcz, Jaśkowa</p><p>3 200 zł /miesiąc</p>
      <dl><dt>Powierzchnia</dt><dd>54,5 m²</dd><dt>Czynsz</dt><dd>610 zł/miesiąc</dd><dt>Piętro</dt><dd>3/4</dd><dt>Rok budowy</dt><dd>2011</dd><dt>Liczba pokoi</dt><dd>2</dd></dl>
      <h2>Opis</h2><p>Do wynajęcia jest mieszkanie dla pary, które nie wymaga remontu oraz leży blisko parku.</p></body>`,
      "https://www.przyklad.pl/oferta/4455667",
    );
    expect(home).toMatchObject({
      transaction: "rent",
      price: { amount: 3200, currency: "PLN", period: "month" },
      area: { sqm: 54.5 },
      floor: "3/4",
      yearBuilt: 2011,
      address: { city: "Gdańsk" },
    });
  });

  it("is read in Czech, with the town before its district", () => {
    expect(
      page(
        "cs",
        `<title>Prodej domu 140 m²</title><body><h1>Prodej rodinného domu 140 m²</h1><dl><dt>Lokalita</dt><dd>Dlouhá, Rokytnice - Horní, okres Semily</dd><dt>Cena</dt><dd>6 450 000 Kč</dd><dt>Užitná plocha</dt><dd>140 m2</dd><dt>Plocha pozemku</dt><dd>520 m2</dd></dl>
        <h2>Popis</h2><p>Nabízíme dům, který je po rekonstrukci, se zahradou a garáží v klidné části obce.</p></body>`,
        "https://www.priklad.cz/detail/8877665",
      ),
    ).toMatchObject({
      transaction: "sale",
      price: { amount: 6_450_000, currency: "CZK" },
      area: { sqm: 140 },
      address: { city: "Rokytnice" },
    });
  });

  it("is read from data in an attribute of any name, rows in groups and pictures by size", () => {
    const data = {
      heading: "Helle Wohnung am Kanal",
      contactFirstname: "Jana",
      contactSurname: "Voss",
      rent: 912.4,
      space: "61,20 m²",
      streetAndHouseNumber: "Uferweg 4",
      postCodeAndCity: "12345 Musterstadt OT Nord",
      constructionYear: 1998,
      sections: [
        {
          heading: "Überblick",
          rows: [
            { label: "Etage", value: "2. Obergeschoss" },
            { label: "Zimmer", value: "2" },
          ],
        },
      ],
      images: [1, 2, 3].map((n) => ({
        size360x240: `https://i.example/s/${n}.jpg`,
        size1440x960: `https://i.example/l/${n}.jpg`,
      })),
    };
    const home = page(
      "de",
      `<title>Wohnungsangebot</title><body><div data-expose="${JSON.stringify(data).replace(/"/g, "&quot;")}"></div><p>Die Wohnung ist mit einer Einbauküche ausgestattet und für zwei Personen gedacht.</p></body>`,
      "https://wohnen.example.de/angebot/99887766",
    );
    expect(home).toMatchObject({
      transaction: "rent",
      price: { amount: 912.4, currency: "EUR" },
      area: { sqm: 61.2 },
      yearBuilt: 1998,
      address: { city: "Musterstadt", postalCode: "12345" },
      agent: { name: "Jana Voss" },
    });
    expect(home.photos.map(({ url }) => url)).toEqual([1, 2, 3].map((n) => `https://i.example/l/${n}.jpg`));
  });
});

describe("a text", () => {
  it("of a brokers' sheet is read by its shorthand", () => {
    expect(
      readText(
        "MLS# 5512087 | ACT | LP: $864,500 (orig $899,000) | 77 Juniper Ln, Bend, OR 97701 | BR 4 BA 2.5 | SF 2,140 LOT 7,400 | YB 2003 | LA: Nora Whitfield, Highdesert Realty",
      ),
    ).toMatchObject({
      transaction: "sale",
      price: { amount: 864_500, currency: "USD" },
      area: { sqm: 198.81 },
      rooms: { bedrooms: 4, bathrooms: 2.5 },
      yearBuilt: 2003,
      agent: { name: "Nora Whitfield", company: "Highdesert Realty" },
    });
  });

  it.each([
    [
      "수성구 범어동 한솔타운 104동 전용 84㎡ 방3 욕실2 남향 12층 매매 7억 2000만원 범어탑부동산",
      "범어탑부동산",
      "수성구 범어동",
    ],
    ["急售 静安大宁四村 2室1厅1卫 58平 4/6层 朝南 报价420万 小林13900000123", "小林", "静安大宁四村"],
    [
      "Se vende piso 2 hab, 1 baño, 70 m2, 4ª planta, C/ Mayor 12, Zaragoza, 189.000 €. Inmobiliaria Ebro",
      "Inmobiliaria Ebro",
      "C/ Mayor 12",
    ],
    [
      "大阪市北区天満2丁目 3LDK 68.2㎡ 5,280万円 8階 南向き 2015年築\n仲介：浪花リアルティ株式会社",
      "浪花リアルティ株式会社",
      "大阪市北区天満2丁目",
    ],
  ])("%s names who offers it and where it stands", (text, who, where) => {
    const { agent, address } = readText(text);
    expect([agent.name, agent.company]).toContain(who);
    expect(address.text).toContain(where);
  });

  it("passed on is not called by the words it was passed on with", () => {
    expect(
      readText("Schau dir das an: Reihenhaus in Bonn – 4 Zimmer, 120 m², 520.000 € https://haus.example/1").title,
    ).toMatch(/^Reihenhaus in Bonn/);
  });

  it("in Korean asks the month's rent and not the older one", () => {
    expect(
      readText("보증금 3천만원에 월세 95만원, 원래 105만원이었어요. 마포구 합정동 방 2 화장실 1 전용 40㎡").price,
    ).toEqual({ amount: 950_000, currency: "KRW", period: "month" });
  });
});

it("refuses results that label price and size card after card, whatever they are called", () => {
  const card = (n: number) =>
    `<dl><dt>賃料</dt><dd>${n}万円</dd><dt>所在地</dt><dd>東京都中野区南台${n}丁目</dd><dt>専有面積</dt><dd>${n + 10}㎡</dd><dt>築年月</dt><dd>19${n + 70}年1月</dd></dl>`;
  const html = `<h1>安心の総合情報サイト</h1>${Array.from({ length: 10 }, (_, n) => card(n + 2)).join("")}`;
  expect(() => readListing(html, { url: null })).toThrow(expect.objectContaining({ code: "search_results" }));
});
