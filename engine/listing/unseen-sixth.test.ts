/** What a sixth set of pages and texts nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readListing } from "./read.ts";

const page = (lang: string, body: string, head = "<title>A home</title>", url = "https://www.portal.example.com/p/1") =>
  readListing(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, { url });
const heading = "<h1>A house by the river</h1>";
const facts = "<p>€ 339.000</p><p>128 m²</p><p>4 bedrooms</p>";
const each = (names: readonly string[], write: (name: string) => string) => names.map(write).join("");
const names = ["a", "b", "c", "d", "e"];
const urls = (home: { photos: { url: string }[] }) => home.photos.map(({ url }) => url);

describe("a page", () => {
  it("asks the second of two prices in one line where the first is called the former", () => {
    const body = `<h1>Piso en el centro</h1><div><span class="antes">289.000 €</span> <span class="ahora">268.000 €</span></div><p>104 m²</p><p>3 habitaciones</p>`;
    expect(page("es", body).price?.amount).toBe(268_000);
  });

  it("stands where its headline ends, not where the agency's box says", () => {
    const body = `<h1>Piso en Altea (Centro)</h1><p>268.000 €</p><p>104 m²</p><p>3 habitaciones</p>
      <div class="contacto-ficha"><p>Inmocosta Altea</p><p>C/ Conde de Altea 24, 03590 Altea (Alicante)</p></div>`;
    expect(page("es", body).address).toMatchObject({ text: "Altea (Centro)", city: "Altea", district: "Centro" });
  });

  it("is addressed by what follows the offer", () => {
    const body =
      "<h1>2 Bedroom Condo for rent at Noble Around Ari, Phaya Thai, Bangkok</h1><p>฿38,000/mo</p><p>56 SqM</p>";
    expect(page("en", body, undefined, "https://www.baan.co.th/p/1").address.text).toBe(
      "Noble Around Ari, Phaya Thai, Bangkok",
    );
  });

  it("of the Netherlands joins street and town that its headline sets apart", () => {
    const body =
      "<h1><span>Kleverparkweg 114-RD</span><span>2023 CH Haarlem</span></h1><p>€ 525.000 k.k.</p><p>86 m² wonen</p><p>2 slaapkamers</p>";
    expect(page("nl", body).address.text).toBe("Kleverparkweg 114-RD, 2023 CH Haarlem");
  });

  it("is named by its whole headline, not by the part that is called a title", () => {
    const body = `<h1><span class="ldp__title--text1">3 BHK 1450 Sq-ft Flat For Sale</span> <span class="ldp__title--text2">in Blue Meridian, Pune</span></h1><p>₹1.15 Cr</p><p>1450 sqft</p>`;
    expect(page("en-IN", body).title).toBe("3 BHK 1450 Sq-ft Flat For Sale in Blue Meridian, Pune");
  });

  it("counts rooms by a land's short words, and none that two floors share", () => {
    const short = "<h1>Gezinswoning</h1><p>€ 415.000</p><ul><li>4 slpk.</li><li>1 badk.</li><li>164 m²</li></ul>";
    expect(page("nl-BE", short).rooms).toMatchObject({ bedrooms: 4, bathrooms: 1 });
    const floors =
      "<h1>Gezinswoning</h1><p>€ 415.000</p><p>164 m²</p><p>Op de eerste verdieping zijn er twee slaapkamers en een badkamer. Op de tweede verdieping zijn er nog twee slaapkamers.</p>";
    expect(page("nl-BE", floors).rooms.bedrooms).toBeNull();
  });

  it("was built when the project was completed", () => {
    const told = "<p>The firm was founded in 1991. Construction of the project was completed in 2023.</p>";
    expect(page("en", `${heading}${facts}${told}`).yearBuilt).toBe(2023);
  });
});

describe("who offers a home", () => {
  it("is no label of a sheet above a licence", () => {
    const sheet = each(
      ["Price Breakup", "Booking Amount"],
      (label) => `<li><div>${label}</div><div>₹2,00,000</div></li>`,
    );
    const body = `${heading}${facts}<div><button>Contact Agent</button></div><ul>${sheet}<li><div>RERA ID</div><div>P52100017722</div></li></ul>
      <div><h2>About Agent</h2><div>Amol Kulkarni</div><div>Kulkarni Estate Agency</div></div>`;
    expect(page("en-IN", body).agent).toMatchObject({ name: "Amol Kulkarni", company: "Kulkarni Estate Agency" });
  });

  it("stands above a role with a number of its register", () => {
    const body = `${heading}${facts}<div><h3>Interesse in dit pand?</h3><p>Jolien Maes</p><p>Vastgoedmakelaar BIV 508.221</p></div>`;
    expect(page("nl-BE", body).agent.name).toBe("Jolien Maes");
  });
});

describe("the pictures of a home", () => {
  it("are one in every folder of sizes", () => {
    const body = `${heading}${facts}${each(names, (name) => `<picture><source srcset="https://m.example/Z800x600/S5/P3391/${name}.webp"><img src="https://m.example/Z360x270/S5/P3391/${name}.jpg"></picture><img src="https://m.example/V120/S5/P3391/${name}.jpg">`)}`;
    expect(urls(page("en", body))).toHaveLength(5);
  });

  it("go on in an attribute where the page's own end", () => {
    const at = (n: number) => `https://img.example/u/88120045/p_p${n}_1024/pune-${n}.jpg`;
    const body = `${heading}${facts}${[1, 2, 3].map((n) => `<div><img src="${at(n)}"></div>`).join("")}
      <div data-photos='${JSON.stringify([4, 5, 6, 7].map(at))}'>+4 Photos</div>`;
    expect(urls(page("en", body))).toEqual([1, 2, 3, 4, 5, 6, 7].map(at));
  });

  it("are not shown again in small by what stands inside a link to each", () => {
    const body = `${heading}${facts}${each(names, (name) => `<a href="https://r.example/e/61/${name}x_1920.jpg"><span data-bg="url(https://r.example/e/61/${name}x_640.jpg)"></span></a>`)}`;
    expect(urls(page("en", body))).toEqual(names.map((name) => `https://r.example/e/61/${name}x_1920.jpg`));
  });
});

describe("a table in columns", () => {
  const head = "<h1>4418 Upton Avenue</h1><p>$624,900</p>";
  it.each([
    "<tr><td>4</td><td>3</td><td>2,188 sqft</td></tr><tr><td>Beds</td><td>Baths</td><td>Living Area</td></tr>",
    "<tr><th>Beds</th><th>Baths</th><th>Living Area</th></tr><tr><td>4</td><td>3</td><td>2,188 sqft</td></tr>",
  ])("gives each label the figure of its column: %s", (rows) => {
    const home = page("en-US", `${head}<table>${rows}</table>`);
    expect(home.rooms).toMatchObject({ bedrooms: 4, bathrooms: 3 });
    expect(home.area?.sqm).toBeCloseTo(203.3, 0);
  });
});

describe("the prose", () => {
  it("tells of a conversion's top floor and the whole of it", () => {
    const body =
      "<h1>Brockley Rise, London SE23</h1><p>3 bedroom flat for sale</p><p>£725,000</p><p>A superb top floor apartment in a handsome Victorian conversion, offering 991 sq ft of accommodation.</p>";
    const home = page("en-GB", body);
    expect(home.floor).toBe("top floor");
    expect(home.area?.sqm).toBeCloseTo(92.1, 0);
  });

  it("of a Chinese estate names its year among other facts", () => {
    const body =
      "<h1>整租·陆家嘴花园一期 2室1厅</h1><p>9200元/月</p><p>88㎡</p><p>陆家嘴花园一期 建成年代：1998年 建筑类型：塔楼 开发商：开发公司 成立于1990年</p>";
    expect(page("zh-CN", body).yearBuilt).toBe(1998);
  });
});
