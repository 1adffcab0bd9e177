/** What a fourth set of pages nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readListing } from "./read.ts";

const url = "https://www.homes.example/offer/881200";
/** Enough of a sheet that a page is read at all. */
const sheet = (lang: string, inside: string) =>
  readListing(
    `<html lang="${lang}"><title>Homes</title><body>${inside}<p>450 000 €</p><ul><li>3 chambres</li><li>92 m²</li></ul></body></html>`,
    { url },
  );

describe("the title", () => {
  it.each([
    ["a section's heading", "fr", "<h1>Détail de l'annonce</h1><h2 class='bien__titre'>Appartement lumineux</h2>"],
    ["a template's", "pt", "<h1>Imóveis em Portugal</h1><div class='titulo'>Apartamento com varanda</div>"],
    ["a label", "de", "<h2>Objektdaten</h2><p class='objekttitel'>Gepflegte Doppelhaushälfte</p>"],
    ["the site's logo", "ko", "<h1><a href='/'>부동산다방</a></h1><h4 class='info_title'>래미안원베일리 101동</h4>"],
    [
      "a word inside a line",
      "es",
      "<h2>Ficha del inmueble</h2><div><span class='nombre-inmueble'>Ático con terraza</span></div>",
    ],
  ])("is the home's own and not %s", (_what, lang, inside) => {
    const own = />([^<>]{4,40})<\/(?:h2|h4|div|p|span)>(?:<\/div>)?$/.exec(inside)?.[1];
    expect(sheet(lang, inside).title).toBe(own);
  });
});

describe("the floor", () => {
  it.each([
    ["fr", "<dl><dt>Étage</dt><dd>2ème / 5</dd></dl>", "2ème / 5"],
    ["pt", "<dl><dt>Andar</dt><dd>2.º</dd></dl>", "2.º"],
    ["pt", "<ul><li aria-label='Andar'><svg></svg>8º</li></ul>", "8º"],
    ["nl", "<dl><dt>Gelegen op</dt><dd>2e woonlaag</dd></dl>", "2e woonlaag"],
  ])("is read as printed: %s", (lang, inside, floor) => {
    expect(sheet(lang, inside).floor).toBe(floor);
  });
});

describe("the area of a Korean home", () => {
  it.each([
    "<table><tr><th>공급/전용면적</th><td>113.42㎡/84.96㎡(전용률 75%)</td></tr></table>",
    "<dl><dt>공급면적</dt><dd>113.42㎡</dd><dt>전용면적</dt><dd>84.96㎡</dd></dl>",
    "<ul><li>전용 84.96㎡ / 공급 113.42㎡</li></ul>",
  ])("is what is inside its own walls: %s", (inside) => {
    const home = readListing(
      `<html lang="ko"><h1>래미안 101동 매매</h1><p>매매 42억</p>${inside}<dl><dt>방수/욕실수</dt><dd>3/2개</dd></dl></html>`,
      { url },
    );
    expect(home.area).toEqual({ sqm: 84.96, kind: "net" });
  });
});

describe("the year", () => {
  it.each([
    ["en", "A flat in a tenement built in 1890, moments from the restaurants of the Shore and its parks.", 1890],
    ["pt", "Apartamento em condomínio de 2005 com muitos espaços verdes e portaria durante todo o dia.", 2005],
    ["es", "Piso reformado en finca regia de 1925 con ascensor y suelos hidráulicos en todas las habitaciones.", 1925],
    [
      "fr",
      "Rare sur le secteur, maison édifiée en 1934 par un architecte de la ville et bien entretenue depuis.",
      1934,
    ],
  ])("stands in the prose beside other things: %s", (lang, prose, year) => {
    expect(sheet(lang, `<h1>Home with balcony</h1><p>${prose}</p>`).yearBuilt).toBe(year);
  });
});

it("pictures in data with relative addresses join the one the page shows whole", () => {
  const names = Array.from({ length: 9 }, (_, at) => `/up/2024/home-${100 + at}.jpg`);
  const home = readListing(
    `<html lang="fr"><head><meta property="og:image" content="https://files.homes.example${names[0]}"></head><body>
     <h1>Appartement 3 chambres</h1><p>450 000 €</p><p>92 m²</p>
     <script>var d={"list":[${names.map((file) => `{"f":"${file}","thumb":"${file.replace("/up", "/small")}"}`).join()}]}</script></body></html>`,
    { url },
  );
  expect(home.photos.map((photo) => photo.url)).toEqual(names.map((file) => `https://files.homes.example${file}`));
});
