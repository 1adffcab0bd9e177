/** What a fifth set of pages and texts nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readListing } from "./read.ts";

const page = (lang: string, body: string, head = "<title>A home</title>", url = "https://www.portal.example.com/p/1") =>
  readListing(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, { url });
const facts = "<p>€ 339.000</p><p>128 m²</p><p>4 bedrooms</p>";
const ld = (node: unknown) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const each = (names: readonly string[], write: (name: string) => string) => names.map(write).join("");
const names = ["a", "b", "c", "d", "e"];
const urls = (home: { photos: { url: string }[] }) => home.photos.map(({ url }) => url);

describe("who offers a home", () => {
  it("is a person where a firm stands above, whatever the type says", () => {
    const offer = {
      "@type": "Apartment",
      name: "A home by the marina",
      numberOfBedrooms: 2,
      offers: {
        "@type": "Offer",
        price: 165_000,
        priceCurrency: "AED",
        offeredBy: {
          "@type": "RealEstateAgent",
          name: "Layla Mansour",
          parentOrganization: { "@type": "Organization", name: "Gulf Crest Properties" },
        },
      },
    };
    expect(
      page("en", `<h1>A home by the marina</h1><img class="agent" alt="Layla Mansour">`, ld(offer)).agent,
    ).toMatchObject({
      name: "Layla Mansour",
      company: "Gulf Crest Properties",
    });
  });

  it("is the agency that stands beside the home in the page's data", () => {
    const agency = { "@type": "RealEstateAgent", name: "Marlow & Finch Clifton", telephone: "0117 496 0200" };
    expect(page("en", `<h1>A house by the river</h1>${facts}`, ld(agency)).agent.company).toBe(
      "Marlow & Finch Clifton",
    );
  });

  it("is no station above the heading of the branch", () => {
    const body = `<h1>A house by the river</h1>${facts}<main><ul><li>Clifton Down <span>0.8 miles</span></li></ul>
      <section><h3>Contact our branch</h3><p>62 Princess Street</p><a href="/v">Arrange a viewing</a></section></main>`;
    expect(page("en", body).agent.name).toBeNull();
  });

  it("is told from the firm by a portrait's text", () => {
    const body = `<h1>仁恒江湾城 三房</h1><p>598万</p><ul><li>3室2厅2卫</li><li>128.36平米</li></ul>
      <div class="agent"><img src="/a.jpg" alt="周敏"><p><a>周敏</a> <span>高级置业顾问</span></p><p>聚源不动产奥体中心店</p><a>在线咨询</a></div>`;
    expect(page("zh-CN", body).agent).toMatchObject({ name: "周敏", company: "聚源不动产奥体中心店" });
  });
});

describe("who offers a home, in one line", () => {
  it.each([
    ["Hemi Ropata", "Licensed Salesperson (REAA 2008)", "Coastline Real Estate"],
    ["Priya Natarajan", "021 555 0122", "Northlake Realty"],
  ])("is told from role, number and firm: %s", (name, between, company) => {
    const box = `<section><h3>Listed by</h3><div><a href="/p/1">${name}</a><span>${between}</span><span>${company}</span></div></section>`;
    expect(page("en", `<h1>A house by the river</h1>${facts}${box}`).agent).toMatchObject({ name, company });
  });

  it("is told from the owner's title behind a Korean firm", () => {
    const body = `<h1>매매 9억 8,500</h1><h2>한강뷰 로얄층</h2><p>전용 84.97㎡</p><p>방 3개</p>
      <div><strong>송파래미안공인중개사사무소</strong><span>한지원 대표</span></div><p>등록번호 11710-2019-00233</p>`;
    expect(page("ko", body).agent).toMatchObject({ name: "한지원", company: "송파래미안공인중개사사무소" });
  });

  it("may be written in capitals above what she is", () => {
    const box = `<div><div>PRIYA NATARAJAN</div><div>Salesperson</div><div>NORTHLAKE REALTY INC.</div></div>`;
    expect(page("en", `<h1>A house by the river</h1>${facts}${box}`).agent).toMatchObject({
      name: "PRIYA NATARAJAN",
      company: "NORTHLAKE REALTY INC.",
    });
  });
});

describe("rooms", () => {
  it.each([
    [
      "<span>3 <i class='i-bed'></i></span><span>2 <i class='i-bath'></i></span><span>1 <i class='i-car'></i></span>",
      3,
      2,
    ],
    ["<i class='fa-bed'></i> 4 <i class='fa-bath'></i> 1", 4, 1],
  ])("in one line of figures and pictures: %s", (row, bedrooms, bathrooms) => {
    const body = `<h1>14 Fenwick Street</h1><div>${row}</div><p>€ 339.000</p><p>128 m²</p>`;
    expect(page("en", body).rooms).toMatchObject({ bedrooms, bathrooms });
  });

  it("are told by the prose where nothing else counts them", () => {
    const body =
      "<h1>Appartement avec balcon</h1><p>CHF 2'480.– par mois</p><p>82 m²</p><p>Il se compose d'une cuisine agencée, de deux grandes chambres et d'une salle de bains.</p>";
    expect(page("fr-CH", body).rooms).toMatchObject({ bedrooms: 2, bathrooms: 1 });
  });
});

describe("the year of construction", () => {
  it.each([
    ["Built in 1998 and renovated in 2021, this family residence takes in the island from three levels.", 1998],
    ["A secure development built by Cosgrave in 1998, moments from the station and the shops.", 1998],
    ["Renovated throughout in 2021 with a new kitchen, this residence takes in the island.", null],
  ])("is told from other years: %s", (prose, year) => {
    expect(page("en", `<h1>A house by the river</h1>${facts}<p>${prose}</p>`).yearBuilt).toBe(year);
  });
});

describe("where a home stands", () => {
  it("in Taiwan is a district and its road, no way to the station", () => {
    const body =
      '<section class="crumbs"><a href="/">首頁</a><a href="/l">台北市租屋</a></section><h1>古亭站三房電梯大樓</h1><p>42,000 元/月</p><p>32坪</p><section class="house-address"><p>大安區和平東路一段</p><p>距古亭站 <b>253</b>公尺</p></section>';
    expect(page("zh-TW", body).address).toMatchObject({ text: "大安區和平東路一段", city: "台北市" });
  });

  it("is not the office behind the firm's name", () => {
    const body = `<h1>Altbauwohnung mit Balkon</h1><dl><dt>PLZ</dt><dd>24116</dd><dt>Ort</dt><dd>Kiel</dd><dt>Kaltmiete</dt><dd>1.180 €</dd><dt>Wohnfläche</dt><dd>92 m²</dd></dl>
      <div><p>Frau Wiebke Petersen</p><p>Hansen Immobilien e.K., Holtenauer Straße 112, 24105 Kiel</p></div>`;
    expect(page("de-DE", body).address).toMatchObject({ text: "24116 Kiel", city: "Kiel" });
  });

  it("is the town whose code the title names, not the larger one it begins with", () => {
    const body = "<h1>Maison vue lac</h1><p>1 295 000 €</p><p>178 m²</p><p>4 chambres</p>";
    const home = page("fr", body, "<title>Vente maison Annecy-le-Vieux (74940) 6 pièces - VM312</title>");
    expect(home.address).toMatchObject({ text: "Annecy-le-Vieux (74940)", city: "Annecy-le-Vieux" });
  });

  it("keeps the quarter when its town takes the city's place", () => {
    const home = {
      "@type": "Apartment",
      name: "Flat by the shore",
      numberOfBedrooms: 2,
      address: {
        "@type": "PostalAddress",
        streetAddress: "14 Shore Place",
        addressLocality: "Leith",
        addressCountry: "GB",
      },
    };
    expect(page("en", `<h1>Flat by the shore</h1>${facts}`, ld(home)).address).toMatchObject({
      city: "Edinburgh",
      district: "Leith",
    });
  });

  it("of Hong Kong is a part of a line of places", () => {
    const body =
      "<h1>海景三房</h1><p><a>港島東</a> · <a>太古城</a> | 太古灣道18號</p><p>$1,280萬</p><p>實用 724呎</p><p>3房 2浴室</p>";
    expect(page("zh-HK", body).address.text).toBe("太古灣道18號");
  });
});

describe("a floor", () => {
  it("stands beside the rooms and is told from them", () => {
    const body =
      "<h1>江湾城 三房</h1><p>598万</p><ul><li><b>3室2厅2卫</b><span>中楼层(共32层)</span></li><li><b>128.36平米</b></li></ul>";
    expect(page("zh-CN", body).floor).toBe("中楼层(共32层)");
  });
});

describe("a headline in two lines", () => {
  it("is both of them", () => {
    const body = `<h1>412 - 55 Ossington Avenue<br>Toronto (Trinity-Bellwoods), Ontario</h1><p>$779,000</p><p>800 sqft</p><p>2 bedrooms</p>`;
    const head = "<title>For sale: 55 Ossington Avenue, Toronto (Trinity-Bellwoods), Ontario | Maple</title>";
    expect(page("en-CA", body, head).title).toBe("412 - 55 Ossington Avenue Toronto (Trinity-Bellwoods), Ontario");
  });
});

describe("the pictures of a home", () => {
  const gallery = each(names, (name) => `<img src="https://cdn.example/homes/77/${name}1.jpg">`);

  it("are not those of a section of other homes, nor of people", () => {
    const body = `<h1>A house by the river</h1>${facts}<div>${gallery}</div>
      <div class="contact-agent"><div><img src="https://cdn.example/homes/portrait-x.jpg"></div><p>Ann Lee</p></div>
      <section><h2>Similar properties</h2><div>${each(names, (name) => `<article><a href="/h/${name}"><img src="https://cdn.example/homes/${name}/9.jpg"></a><h3>House</h3><p>€ 300.000</p></article>`)}</div></section>`;
    expect(urls(page("en", body))).toEqual(names.map((name) => `https://cdn.example/homes/77/${name}1.jpg`));
  });

  it("are those a box names in full, once", () => {
    const body = `<h1>A house by the river</h1>${facts}<ul>${each(names, (name) => `<li><a href="javascript:void(0)" data-src="https://cdn.example/g/${name}_gw.jpg"><img src="https://cdn.example/g/${name}_gs.jpg"></a></li>`)}</ul>`;
    expect(urls(page("en", body))).toEqual(names.map((name) => `https://cdn.example/g/${name}_gw.jpg`));
  });

  it("are told from the neighbours' in the page's data", () => {
    const shots = names.map((name) => ({ full: `https://cdn.example/p/own-${name}.jpg` }));
    const others = names.map((name) => ({
      property: { price: 1, bedrooms: 2, images: [{ medium: `https://cdn.example/p/other-${name}.jpg` }] },
    }));
    const state = { property: { images: { property: shots }, price: 339_000, bedrooms: 4 }, similar: others };
    const body = `<h1>A house by the river</h1>${facts}<img src="https://cdn.example/p/own-a.jpg"><script type="application/json">${JSON.stringify(state)}</script>`;
    expect(urls(page("en", body)).toSorted()).toEqual(names.map((name) => `https://cdn.example/p/own-${name}.jpg`));
  });

  it("stand in what Nuxt's function returns, its arguments put in", () => {
    const shots = names.map(
      (name) => `{id:1,url:"https:\\u002F\\u002Fcdn.example\\u002Fp\\u002F${name}.jpg",caption:a}`,
    );
    const state = `window.__NUXT__=(function(a,b,c){return {data:[{post:{photos:[${shots.join(",")}],price:12800000,seen:c}}],error:b}}("",null,!0));`;
    const body = `<h1>A house by the river</h1>${facts}<img src="https://cdn.example/p/a.jpg"><script>${state}</script>`;
    expect(urls(page("en", body))).toHaveLength(5);
  });
});
