/** What a seventh set of pages nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readListing } from "./read.ts";

const page = (lang: string, body: string, head = "<title>A home</title>", url = "https://www.portal.example.com/p/1") =>
  readListing(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, { url });
const heading = "<h1>A house by the river</h1>";
const facts = "<p>€ 339.000</p><p>128 m²</p><p>4 bedrooms</p>";
const rental = "<p>$4,250</p><ul><li>700 ft²</li><li>1 bed</li><li>1 bath</li></ul>";
const urls = (home: { photos: { url: string }[] }) => home.photos.map(({ url }) => url);

describe("a page", () => {
  it("lets where the price is called the base rent, or the home a rental unit", () => {
    const base = page("en-US", `<h1>215 Carlton Avenue #4C</h1>${rental}<span>base rent</span>`);
    expect(base).toMatchObject({ transaction: "rent", price: { amount: 4250, period: "month" } });
    const unit = page(
      "en-US",
      `<h1>215 Carlton Avenue #4C</h1><p>Rental unit in <a href="/x">Fort Greene</a></p>${rental}`,
    );
    expect(unit).toMatchObject({ transaction: "rent", price: { period: "month" } });
  });

  it("tells the year before the word", () => {
    const body = `${heading}${facts}<h2>About the building</h2><ul><li>48 units</li><li>6 stories</li><li>1931 built</li></ul>`;
    expect(page("en", body).yearBuilt).toBe(1931);
  });

  it("is offered by a person, not by a kind of listing", () => {
    const body = `${heading}${facts}<h2>Listed by</h2><p>Brokerage listing</p><div class="ContactBox_agent__2"><p class="ContactBox_name__2">Noah Feldstein</p><p>Prewar Partners NYC</p></div>`;
    expect(page("en", body).agent.name).toBe("Noah Feldstein");
  });

  it("of Hong Kong knows an agent who goes by two scripts", () => {
    const body = `<h1>日出康城 高層海景兩房</h1><table><tr><td>售價</td><td>$688 萬元</td></tr><tr><td>實用面積</td><td>494 呎</td></tr><tr><td>間隔</td><td>2 房 , 1 浴室</td></tr></table>
      <div class="card"><div class="name-line">何詠琳 Lam Ho</div><div>高級客戶經理</div><div>牌照號碼: S-512877</div><div>康達物業代理有限公司</div></div>`;
    expect(page("zh-Hant", body, undefined, "https://www.homes.hk/p/1").agent.name).toBe("何詠琳 Lam Ho");
  });

  it("stands where the element that is named for its place says, though no word of it is a street's", () => {
    const body = `<article><h2 class="title-property">Departamento · 78m² · 3 ambientes</h2><p>USD 189.000</p><div class="section-location-property"><h4>Gorriti 4500, Palermo, Capital Federal</h4></div><ul><li>78 m² cub.</li><li>2 dorm.</li></ul></article>`;
    expect(page("es-AR", body, undefined, "https://www.casas.com.ar/p/1").address.text).toBe(
      "Gorriti 4500, Palermo, Capital Federal",
    );
  });

  it("of the Czech Republic counts the rooms beside the kitchen's as bedrooms", () => {
    const body = "<h1>Prodej bytu 3+kk 74 m²</h1><p>Konečného náměstí, Brno - Veveří</p><p>9 490 000 Kč</p>";
    expect(page("cs", body, undefined, "https://www.byty.cz/p/1").rooms.bedrooms).toBe(2);
    const kitchen = "<h1>Prodej bytu 2+1 58 m²</h1><p>Praha 4</p><p>6 490 000 Kč</p>";
    expect(page("cs", kitchen, undefined, "https://www.byty.cz/p/2").rooms.bedrooms).toBe(1);
  });

  it("of Norway measures what lies inside the home's own walls", () => {
    const sheet =
      "<dl><dt>Bruksareal</dt><dd>78 m²</dd><dt>Soverom</dt><dd>2</dd><dt>Internt bruksareal</dt><dd>71 m² (BRA-i)</dd></dl>";
    const body = `<h1>Lys 3-roms med balkong</h1><p>Prisantydning</p><p>5 450 000 kr</p>${sheet}`;
    expect(page("nb", body, undefined, "https://www.bolig.no/p/1").area?.sqm).toBe(71);
  });

  it("of Romania is measured in mp", () => {
    const body = `<h1>Apartament 3 camere, zona Mărăști</h1><p>168.500 €</p><div><span>Suprafață utilă:</span><span>68 mp</span></div><div><span>Nr. băi:</span><span>1</span></div>`;
    expect(page("ro", body, undefined, "https://www.case.ro/p/1").area?.sqm).toBe(68);
  });

  it("of Turkey stands in the first of its places, is measured and let by what its sheet says", () => {
    const sheet =
      "<ul><li><strong>İlan No</strong><span>1190441827</span></li><li><strong>m² (Net)</strong><span>95</span></li><li><strong>Banyo Sayısı</strong><span>1</span></li></ul>";
    const body = `<h1>DENİZ MANZARALI 2+1 KİRALIK</h1><h3>62.000 TL</h3><h2><a href="/i">İstanbul</a> / <a href="/k">Kadıköy</a> / <a href="/m">Caferağa Mh.</a></h2>${sheet}<div class="user-info-agent"><h3>Sevgi Aydoğan</h3><dl><dt>Cep</dt><dd>0 (532) 000 00 00</dd></dl></div>`;
    const home = page("tr", body, undefined, "https://www.evler.com.tr/p/1");
    expect(home).toMatchObject({
      area: { sqm: 95 },
      address: { city: "İstanbul", postalCode: null },
      agent: { name: "Sevgi Aydoğan" },
    });
  });

  it("of Taiwan asks the sum beside what a 坪 costs", () => {
    const body = `<h1>公園旁景觀三房平車</h1><div class="price"><span>2,188</span><span>萬元</span><span>(含車位價)</span><span>45.6萬/坪</span></div><p>3房2廳2衛</p><p>48.01坪</p>`;
    const home = page("zh-TW", body, undefined, "https://www.homes.com.tw/sell_item/info?id=44188");
    expect(home).toMatchObject({ transaction: "sale", price: { amount: 21_880_000, currency: "TWD" } });
  });

  it("of Australia is not as large as the land its label tells of", () => {
    const sizes = `<ul><li aria-label="3 bedrooms"><p>3</p></li><li aria-label="412 m² land size"><p>412m²</p></li><li aria-label="148 m² building size"><p>148m²</p></li></ul>`;
    const home = page(
      "en-AU",
      `<p>$1,180,000</p><h1>38 Nicholson Street, Coburg, Vic 3058</h1>${sizes}`,
      undefined,
      "https://www.homes.com.au/p/1",
    );
    expect(home).toMatchObject({ area: { sqm: 148 }, address: { city: "Coburg", postalCode: "3058" } });
  });

  it("of Vietnam asks billions without naming its money", () => {
    const body =
      "<h1>Bán căn hộ 2PN view sông</h1><div><span>Mức giá</span><span>6,8 tỷ</span></div><div><span>Diện tích</span><span>84 m²</span></div><div><span>Phòng ngủ</span><span>2 PN</span></div>";
    expect(page("vi", body, undefined, "https://www.nha.com.vn/p/1").price).toMatchObject({
      amount: 6_800_000_000,
      currency: "VND",
    });
  });

  it("counts its baths in all", () => {
    const row = (label: string, value: string) =>
      `<div><span class="label">${label}</span> <span>${value}</span></div>`;
    const body = `<h1>1208 Larchmont Crescent, Norfolk, VA 23508</h1>${row("Price", "$612,000")}${row("Bedrooms", "4")}${row("Total Baths", "2.5")}${row("Full Baths", "2")}`;
    expect(page("en-US", body).rooms.bathrooms).toBe(2.5);
  });

  it("stands in the street its title names, not only in its quarter", () => {
    const head = "<title>Trilocale in vendita in Via Andrea Costa 91, Bologna - Casabella</title>";
    const body = `<h1><strong>Trilocale in vendita</strong> in Via Andrea Costa 91</h1><p>Saragozza, Bologna</p><p>€ 318.000</p><p>92 m²</p>`;
    expect(page("it", body, head, "https://www.case.it/p/1").address.text).toBe("Via Andrea Costa 91, Bologna");
  });
});

describe("a gallery", () => {
  it("is one in every width its address asks for", () => {
    const img = (width: string, name: string) =>
      `<img src="https://img.example.com/dynamic/${width}/2026/11/${name}.jpg">`;
    const head = `<title>A home</title><meta property="og:image" content="https://img.example.com/dynamic/1280w/2026/11/a.jpg">`;
    const home = page("en", `${heading}${facts}${["a", "b", "c"].map((name) => img("1600w", name)).join("")}`, head);
    expect(urls(home)).toHaveLength(3);
    const named = `<title>A home</title><meta property="og:image" content="https://img.example.com/fp/a-se_large_800_400.webp">`;
    const shown = ["a", "b", "c"].map(
      (name) => `<img src="https://img.example.com/fp/${name}-se_extra_large_1500_800.webp">`,
    );
    expect(urls(page("en", `${heading}${facts}${shown.join("")}`, named))).toHaveLength(3);
  });

  it("counts a picture once that is addressed with and without a scheme", () => {
    const img = (name: string) => `<img src="https://img.example.com/homes/${name}.jpeg?fl=res,1920,1080">`;
    const state = {
      id: 218841932,
      price: 339000,
      bedrooms: 4,
      area: 128,
      images: ["a", "b", "c"].map((name) => ({ url: `//img.example.com/homes/${name}.jpeg` })),
    };
    const body = `${heading}${facts}${img("a")}${img("b")}<script type="application/json">${JSON.stringify({ listing: state })}</script>`;
    expect(urls(page("en", body))).toHaveLength(3);
  });

  it("is read from state whose quotes are written as &q;", () => {
    const photos = ["a", "b", "c", "d"].map((name) => ({
      value: { fullSize: `https://img.example.com/photos/full/${name}.jpg` },
    }));
    const state = JSON.stringify({
      listing: { id: 521338, bedrooms: 4, bathrooms: 2, area: 128, price: 339000, photos },
    });
    const body = `${heading}${facts}<script id="site-state" type="application/json">${state.replaceAll('"', "&q;")}</script>`;
    expect(urls(page("en", body))).toEqual(
      ["a", "b", "c", "d"].map((name) => `https://img.example.com/photos/full/${name}.jpg`),
    );
  });

  it("shows no portrait from the seller's part, and no neighbours in Norwegian", () => {
    const img = (folder: string, name: string) => `<img src="https://img.example.com/${folder}/${name}.jpg">`;
    const own = ["a", "b", "c", "d"].map((name) => img("homes", name)).join("");
    const seller = `<section class="seller"><h2>Kontakt</h2>${img("homes", "portrett")}<p>Ingrid Solbakken</p></section>`;
    const others = `<section><h2>Flere boliger i nærheten</h2>${img("homes", "y")}${img("homes", "z")}<p>Pilestredet 60 · 4 900 000 kr · 60 m²</p></section>`;
    expect(urls(page("nb", `${heading}${facts}${own}${seller}${others}`))).toHaveLength(4);
  });
});
