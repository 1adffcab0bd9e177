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
