/** What a third set of pages nobody had tuned on failed at, each by its cause. */
import { expect, it } from "vitest";
import { readListing } from "./read.ts";

const page = (lang: string, title: string, body: string, url: string | null = null) =>
  readListing(`<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`, {
    url,
  });

it("reads attributes whose names are paths and whose values are lists of one", () => {
  const attribute = [
    { name: "ESTATE_PRICE/PRICE_SUGGESTION", values: ["940.5"] },
    { name: "ESTATE_SIZE/LIVING_AREA", values: ["56"] },
    { name: "FLOOR", values: ["2"] },
    {
      name: "BODY_DYN",
      values: ["Ruhige Wohnung im zweiten Stock eines gepflegten Altbaus, mit Parkett und Einbauküche."],
    },
  ];
  const advert = {
    attributes: { attribute },
    addressDetails: { postCode: "1160", postalName: "Wien", street: "Brunnengasse 40" },
    organisationDetails: { orgName: "Donau Wohnservice" },
  };
  expect(
    page(
      "de",
      "Helle Wohnung am Markt",
      `<h1>Helle Wohnung am Markt</h1><script type="application/json">${JSON.stringify({ advert })}</script>`,
      "https://www.wohnen.example.at/mietwohnungen/wien/880123441/",
    ),
  ).toMatchObject({
    transaction: "rent",
    price: { amount: 940.5, period: "month" },
    area: { sqm: 56 },
    floor: "2",
    address: { city: "Wien", postalCode: "1160" },
    agent: { company: "Donau Wohnservice" },
  });
});

it("does not stand where who sells it has an office", () => {
  const listing = {
    title: "12 Oak Park, Naas, Co. Kildare",
    price: "€395,000",
    numBedrooms: "3 Bed",
    floorArea: { unit: "METRES_SQUARED", value: "103" },
    seller: { name: "Fiona Brennan", branch: "Brennan Homes", address: "2 Poplar Square, Naas, Co. Kildare" },
  };
  const home = page(
    "en",
    "12 Oak Park, Naas, Co. Kildare is for sale",
    `<h1>12 Oak Park, Naas, Co. Kildare</h1><script type="application/json">${JSON.stringify({ listing })}</script>`,
    "https://homes.example.ie/for-sale/5591120",
  );
  expect(home.address).toMatchObject({ text: "12 Oak Park, Naas, Co. Kildare", city: "Naas" });
  expect(home.agent).toMatchObject({ name: "Fiona Brennan", company: "Brennan Homes" });
});

const facts = "<p>€ 339.000</p><p>186 m²</p><p>4 bedrooms</p>";

it("lives on no floor where the house has several", () => {
  const prose =
    "<p>Adosado con jardín. En planta baja salón comedor con chimenea y cocina; arriba tres dormitorios y dos baños.</p>";
  expect(
    page("es", "Casa adosada en venta en Getafe", `<h1>Casa adosada en venta en Getafe</h1>${facts}${prose}`).floor,
  ).toBeNull();
  expect(
    page(
      "ja",
      "中古一戸建て 7,800万円",
      "<h1>中古一戸建て</h1><p>7,800万円</p><dl><dt>建物面積</dt><dd>112.6㎡</dd><dt>階建</dt><dd>2階建</dd></dl>",
    ).floor,
  ).toBeNull();
});

it.each([
  [
    '<div class="broker-card"><span class="broker-card__name">Sara Lindqvist</span> <span>Söder</span></div>',
    "Sara Lindqvist",
  ],
  ['<div class="brokerInfo"><a>周敏</a><span>4.9分</span></div>', "周敏"],
])("names who is named inside a line: %s", (box, name) => {
  expect(page("en", "A house by the river", `<h1>A house by the river</h1>${facts}${box}`).agent.name).toBe(name);
});

it("asks the rent that stands before the deposit in its line", () => {
  expect(
    page(
      "zh-TW",
      "採光兩房",
      "<h1>近捷運 採光兩房</h1><div><strong>26,800</strong> 元/月 <span>押金二個月</span></div><div><span>2房1廳1衛</span><span>22坪</span></div><p>新北市新店區北新路二段</p><h3>同類型租屋</h3><p>新店區 2房 24,000元/月</p>",
    ).price,
  ).toEqual({ amount: 26_800, currency: "TWD", period: "month" });
});

it.each([
  ["<div><del>2,480萬</del> <em>2,238</em><span>萬</span></div>", 22_380_000],
  ['<div><span class="price-old">2,480萬</span> <span>2,238萬</span></div>', 22_380_000],
])("does not ask what is crossed out in the price's own line: %s", (price, amount) => {
  const body = `<h1>七期正水湳邊間美三房</h1>${price}<table><tr><td>建物登記</td><td>51.76坪</td><td>主建物</td><td>28.3坪</td></tr><tr><td>格局</td><td>3房2廳2衛</td></tr></table>`;
  expect(page("zh-TW", "七期正水湳邊間美三房", body)).toMatchObject({ price: { amount }, area: { sqm: 171.11 } });
});

it("asks at least what it says it asks from, where nothing surer is said", () => {
  const body = `<p>From $749,000</p><h1>31 Almond Road, Bayswater, WA 6053</h1><p>4 beds</p><p>162 m²</p>`;
  expect(page("en", "31 Almond Road, Bayswater, WA 6053", body)).toMatchObject({
    country: "AU",
    price: { amount: 749_000, currency: "AUD" },
  });
});

it("was built in the year that stands before the word", () => {
  const body = `<h1>A house by the river</h1>${facts}<div><div><b>3,200</b> Sq Ft</div><div><b>1989</b> Built</div></div>`;
  expect(page("en", "A house by the river", body).yearBuilt).toBe(1989);
});

it("is let where the notice stands under rentals, on the floor its attribute codes", () => {
  const ad = {
    title: "3 pokoje na Winogradach od zaraz",
    adCategory: { name: "FLAT", type: "RENT" },
    characteristics: [
      { key: "price", value: "2900", label: "Czynsz najmu", localizedValue: "2 900 zł" },
      { key: "m", value: "58.4", label: "Powierzchnia", localizedValue: "58,4 m²" },
      { key: "floor_no", value: "floor_6", label: "Piętro", localizedValue: "6" },
    ],
    location: { address: { street: { name: "ul. Słowiańska" }, city: { name: "Poznań" } } },
  };
  expect(
    page(
      "pl",
      "3 pokoje na Winogradach",
      `<h1>${ad.title}</h1><script type="application/json">${JSON.stringify({ ad })}</script>`,
    ),
  ).toMatchObject({
    transaction: "rent",
    price: { amount: 2900, currency: "PLN", period: "month" },
    floor: "6",
    address: { text: "ul. Słowiańska, Poznań" },
  });
});

it("keeps its rooms though the portal is called after buildings", () => {
  const body =
    "<h1>Maison à vendre à Longueuil</h1><p>565 000 $</p><table><tr><td>Chambres</td><td>3</td></tr><tr><td>Année de construction</td><td>1974</td></tr><tr><td>Superficie</td><td>140 m²</td></tr></table>";
  expect(page("fr-CA", "Maison à vendre | Québec Immeubles", body).rooms.bedrooms).toBe(3);
});
