import { describe, expect, it } from "vitest";
import { readListing } from "../read.ts";

const page = (lang: string, title: string, body: string, url: string) =>
  readListing(`<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`, {
    url,
  });
const refusal = (...given: Parameters<typeof page>): string => {
  try {
    page(...given);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "read";
};

const card = (slug: string, name: string, rooms: string, price: string) =>
  `<article class="card"><a href="/imovel/${slug}"><h3>${name}</h3></a><p>${rooms}</p><p>${price}</p></article>`;
const cards = [
  card("um", "Apartamento T2", "2 quartos · 94 m²", "215 000 €"),
  card("dois", "Apartamento T3", "3 quartos · 128 m²", "289 500 €"),
  card("tres", "Estúdio no centro", "1 quarto · 52 m²", "148 000 €"),
].join("");
const rows = [
  "<tr><td>1702</td><td>118㎡</td><td>695万</td></tr>",
  "<tr><td>1602</td><td>118㎡</td><td>692万</td></tr>",
  "<tr><td>1801</td><td>168㎡</td><td>998万</td></tr>",
].join("");

describe("boxes of one make with prices and links of their own", () => {
  it("are results, whatever their links and classes are called", () => {
    expect(
      refusal(
        "pt",
        "Apartamentos à venda em Braga, desde 148 000 €",
        `<h1>Apartamentos à venda em Braga</h1><p>42 imóveis, de 52 a 176 m²</p><section>${cards}</section>`,
        "https://www.casa.example.pt/comprar/braga",
      ),
    ).toBe("search_results");
    expect(
      refusal(
        "ja",
        "高円寺駅の賃貸物件を探す",
        ["桜", "青", "緑"]
          .map(
            (name) =>
              `<div class="item"><p>メゾン${name}</p><p>7.8万円 1K 22.4m2 2階</p><a href="/chintai/${name}/">詳細</a></div>`,
          )
          .join(""),
        "https://www.chintai.example.jp/tokyo/koenji/",
      ),
    ).toBe("search_results");
  });

  it("below a home are other homes, with or without a heading that says so", () => {
    expect(
      page(
        "pt",
        "Apartamento T4 em Real, Braga",
        `<h1>Apartamento T4 em Real, Braga</h1><p>349 000 €</p><ul><li>4 quartos</li><li>156 m²</li></ul><p>Apartamento em excelente estado, com varanda e garagem para dois carros.</p><div>${cards}</div>`,
        "https://www.casa.example.pt/imovel/quatro",
      ),
    ).toMatchObject({ price: { amount: 349_000 }, rooms: { bedrooms: 4 }, area: { sqm: 156 } });
  });

  it("keep their pictures", () => {
    const pictured = cards.replaceAll("<h3>", '<img src="https://img.example.com/other.jpg"><h3>');
    const own = [1, 2].map((n) => `<img src="https://img.example.com/own-${n}.jpg">`).join("");
    expect(
      page(
        "pt",
        "Apartamento T4 em Real, Braga",
        `<h1>Apartamento T4 em Real, Braga</h1><p>349 000 €</p><ul><li>4 quartos</li><li>156 m²</li></ul>${own}<div>${pictured}</div>`,
        "https://www.casa.example.pt/imovel/quatro",
      ).photos.map(({ url }) => url),
    ).toEqual(["https://img.example.com/own-1.jpg", "https://img.example.com/own-2.jpg"]);
  });

  it("may be the rows of a developer's table, beside the one unit the page is about", () => {
    expect(
      page(
        "zh-CN",
        "云栖天境 3幢1802室",
        `<h1>云栖天境 3幢1802室</h1><div><b>698</b>万元 <i>单价 59152元/㎡</i></div><p>首付 209.4万 月供 21800元</p><ul><li>户型：3室2厅2卫</li><li>建筑面积：118㎡</li></ul><table><tr><th>房号</th><th>面积</th><th>总价</th></tr>${rows}</table>`,
        "https://www.kaifa.example.cn/unit/3-1802",
      ),
    ).toMatchObject({ price: { amount: 6_980_000, currency: "CNY" }, area: { sqm: 118 } });
  });
});

describe("what an agent offers", () => {
  it("makes no listing of the agent's own page", () => {
    const offers = ["a", "b", "c"]
      .map(
        (slug, at) => `<li class="b"><a href="/annonce-${slug}">Appartement</a> ${at + 2}45 000 € 62 m² 3 pièces</li>`,
      )
      .join("");
    expect(
      refusal(
        "fr",
        "Claire Bodin, agent immobilier à Nantes",
        `<h1>Claire Bodin</h1><p>12 rue Crébillon, 44000 Nantes</p><h2>Ses biens en vente</h2><ul>${offers}</ul>`,
        "https://www.loire.example.fr/agents/claire-bodin",
      ),
    ).toBe("not_a_listing");
  });
});
