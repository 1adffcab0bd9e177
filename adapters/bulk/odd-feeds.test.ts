/** Feeds with the oddities that programs of agents write: each is read, or says what is wrong with the row. */
import { expect, test } from "vitest";
import { readRows } from "#engine/bulk/read-rows";
import {
  blm,
  kyero,
  kyeroHome,
  latin1,
  latin2,
  openImmo,
  resoHome,
  trovit,
  utf8,
  utf16,
} from "#tests/support/documents/odd-feeds";
import { readBatch } from "./read-batch.ts";

const nothingSaid = { country: null, transaction: null, period: null };
const read = async (bytes: Uint8Array, defaults: Parameters<typeof readRows>[0]["defaults"] = nothingSaid) =>
  readRows({ ...(await readBatch(bytes)), defaults });
const json = (value: unknown) => utf8(`\uFEFF${JSON.stringify(value)}`);
const shown = ["https://img.example.com/1.jpg", "https://img.example.com/plan.jpg"];

test("the alphabet that XML declares is believed", async () => {
  const villa = kyeroHome(
    "<price>1</price><price>5</price><price_freq>sale</price_freq><beds>3</beds><type>Villa</type>",
  );
  expect(await read(latin1(kyero(villa, "ISO-8859-1")))).toMatchObject([
    { listing: { address: { city: "Cómpeta", district: "Málaga" } } },
  ]);
  const flat = `<ad><title>Földszinti lakás Győrben</title><type>For Sale</type><price>45000000</price><currency>HUF</currency><rooms>2</rooms><city>Győr</city></ad>`;
  for (const bytes of [
    latin2(trovit(flat, "iso-8859-2")),
    utf16(trovit(flat, "utf-16")),
    utf8(`\uFEFF${trovit(flat)}`),
  ])
    expect(await read(bytes)).toMatchObject([
      { listing: { title: "Földszinti lakás Győrben", address: { city: "Győr" }, price: { amount: 45_000_000 } } },
    ]);
});

test("Kyero: noughts say nothing, other words for rent are asked about, the energy rating is kept", async () => {
  const homes = [
    "<price>550000</price><price_freq>sale</price_freq><type>Townhouse</type><beds>3</beds><pool>1</pool><surface_area><built>205</built><plot>249</plot></surface_area><energy_rating><consumption>E</consumption><emissions>D</emissions></energy_rating><desc><en>&lt;p&gt;Bright &amp;amp; airy.&lt;/p&gt;</en></desc>",
    "<price>95000</price><price_freq>sale</price_freq><type>Land</type><beds>0</beds><baths>0</baths><surface_area><built>0</built><plot>12500</plot></surface_area><location><latitude>0</latitude><longitude>0</longitude></location>",
    "<price>0</price><price_freq>sale</price_freq><type>Villa</type><beds>4</beds><desc/><images/>",
    "<price>1200</price><price_freq>rentlong</price_freq><type>Apartment</type><beds>2</beds>",
  ];
  expect(await read(utf8(kyero(homes.map(kyeroHome).join("\n"))))).toMatchObject([
    {
      listing: {
        ...{ description: "Bright & airy.", features: ["Pool"], area: { sqm: 205 } },
        disclosures: { "Energy rating": "E", "Emissions rating": "D" },
      },
    },
    {
      listing: {
        area: { sqm: 12_500, kind: "land" },
        rooms: { bedrooms: null, bathrooms: null },
        address: { latitude: null },
      },
    },
    { listing: { price: null, rooms: { bedrooms: 4 }, description: null, photos: [] } },
    { problems: [{ code: "rent_without_period" }] },
  ]);
});

test("Trovit: who shares a home rents it, and prices without money wait for the country", async () => {
  const ad = (own: string) => `<ad><title>Piso</title><city>Madrid</city>${own}</ad>`;
  const ads = [
    ad("<type>Roommate</type><price period='monthly'>450</price><rooms>1</rooms>"),
    ad("<type>For Sale</type><price>320.000</price><floor_area unit='meters'>180</floor_area><rooms>4</rooms>"),
    ad("<type>Land For Sale</type><price>80000</price><plot_area unit='meters'>5000</plot_area>"),
    ad("<type>For Sale</type><price>350000</price><currency>USD</currency><floor_area unit='feet'>2,150</floor_area>"),
  ];
  const feed = utf8(trovit(ads.join("")));
  expect(await read(feed)).toMatchObject([
    { problems: [{ code: "no_currency", value: "450" }] },
    { problems: [{ code: "no_currency", value: "320.000" }] },
    { problems: [{ code: "no_currency", value: "80000" }] },
    { listing: { price: { currency: "USD" }, area: { sqm: 199.74 } } },
  ]);
  expect(await read(feed, { ...nothingSaid, country: "ES" })).toMatchObject([
    { listing: { transaction: "rent", price: { amount: 450, currency: "EUR", period: "month" } } },
    { listing: { price: { amount: 320_000, currency: "EUR" } } },
    { listing: { area: { sqm: 5_000, kind: "land" } } },
    { listing: { price: { amount: 350_000, currency: "USD" } } },
  ]);
});

test("OpenImmo: decimals, markup, plans, the law on energy, and addresses the owner keeps", async () => {
  const homes = openImmo([
    {},
    { shown: "false" },
    { action: "DELETE" },
    { state: '<verkaufstatus stand="VERKAUFT"/>' },
  ]);
  const [whole, kept, deleted, sold] = await read(utf8(homes));
  expect(whole).toMatchObject({
    listing: {
      price: { amount: 1_250_000, currency: "EUR", period: null },
      rooms: { bedrooms: 3, bathrooms: 2 },
      propertyType: "Reihenhaus",
      address: { text: "Sendlinger Straße 5, 80331 München", latitude: 48.1351 },
      agent: { name: "Anna Weber", company: "Müller & Söhne" },
      description: "Schöne Lage.\nRuhig & hell.",
      disclosures: {
        ...{ Zimmer: "5", Provision: "3,57 %", Energieausweistyp: "Verbrauchsausweis" },
        ...{ Energieverbrauchskennwert: "98,3 kWh/(m²·a)", Energieeffizienzklasse: "C" },
        "Wesentliche Energieträger": "Gas",
      },
      photos: [{ url: shown[0] }, { url: "file:bild2.jpg" }, { url: shown[1], caption: "Floor plan" }],
    },
  });
  expect(kept).toMatchObject({ listing: { address: { text: "80331 München", latitude: null } } });
  expect(JSON.stringify(kept)).not.toContain("Sendlinger");
  expect([deleted, sold]).toMatchObject([
    { problems: [{ code: "off_market" }] },
    { problems: [{ code: "off_market" }] },
  ]);
});

test("OpenImmo: rents by whatever name, prices on request, plots", async () => {
  const toLet = 'KAUF="0" MIETE_PACHT="1"';
  const homes = openImmo(
    [
      { marketed: toLet, prices: "<nettokaltmiete>980.50</nettokaltmiete><nebenkosten>150</nebenkosten>" },
      {
        marketed: toLet,
        prices: "<kaltmiete>0.00</kaltmiete><warmmiete>1.450,00</warmmiete>",
        floor: "<etage>0</etage>",
      },
      { prices: '<kaufpreis auf_anfrage="true">0.00</kaufpreis>' },
      { kind: "<grundstueck/>", sizes: "<grundstuecksflaeche>812.00</grundstuecksflaeche>" },
    ],
    "ISO-8859-1",
  );
  expect(await read(latin1(homes))).toMatchObject([
    {
      listing: {
        ...{ transaction: "rent", price: { amount: 980.5, period: "month" } },
        disclosures: { Nebenkosten: "150 EUR" },
      },
    },
    { listing: { transaction: "rent", price: { amount: 1_450, period: "month" }, floor: "Erdgeschoss" } },
    { listing: { transaction: "sale", price: null, area: { sqm: 140 } } },
    { listing: { propertyType: "Grundstück", area: { sqm: 812, kind: "land" } } },
  ]);
});

test("BLM: types by their numbers, hidden homes, plans and certificates, prices on application", async () => {
  const homes: Record<string, string>[] = [
    { DESCRIPTION: "A <b>lovely</b> home<br>with #END# in it &pound;5", PROP_SUB_ID: "28" },
    { PUBLISHED_FLAG: "0" },
    { PRICE: "0", PRICE_QUALIFIER: "1", PROP_SUB_ID: "29" },
    { TRANS_TYPE_ID: "2", PRICE: "250", LET_RENT_FREQUENCY: "0", PROP_SUB_ID: "22" },
    { TRANS_TYPE_ID: "2", PRICE: "150", LET_RENT_FREQUENCY: "5" },
  ];
  const expected = [
    {
      listing: {
        ...{ propertyType: "Apartment", description: "A lovely home\nwith #END# in it £5" },
        ...{ address: { text: "12 High Street, Leeds, LS1 4AB" } },
        disclosures: { Tenure: "Freehold", "Council tax band": "C" },
        photos: [{ url: shown[0] }, { url: "file:B1_1_IMG_01.jpg" }, { url: shown[1], caption: "Floor plan" }],
      },
    },
    { problems: [{ code: "off_market", value: "hidden" }] },
    { listing: { propertyType: "Penthouse", price: null } },
    { listing: { propertyType: "Town house", price: { amount: 250, period: "week" } } },
    { problems: [{ code: "unreadable", value: "per person per week" }] },
  ];
  expect(await read(utf8(blm(homes)))).toMatchObject(expected);
  expect(await read(latin1(blm([{ DESCRIPTION: "Café £5" }], ["|", "\u00AC"])))).toMatchObject([
    { listing: { description: "Café £5" } },
  ]);
});

test("RESO: other countries' money, hidden addresses, sold homes, media in their order", async () => {
  const lease = { PropertyType: "Residential Lease", ListPrice: 2400 };
  const value = [
    resoHome,
    { ...resoHome, StandardStatus: "Closed" },
    { ...resoHome, InternetAddressDisplayYN: false },
    { ...resoHome, Country: "CA", City: "Toronto", StateOrProvince: "ON", PostalCode: "M5V 2T6" },
    { ...resoHome, ...lease, LeaseAmountFrequency: "Monthly" },
    { ...resoHome, ...lease, LeaseAmountFrequency: null },
    { ...resoHome, ListPrice: null, LivingArea: 0 },
  ];
  const results = await read(json({ "@odata.context": "x", value }));
  expect(results).toMatchObject([
    {
      listing: {
        address: { text: "418 Maple Ave, Madison, WI 53711" },
        photos: ["a.jpg", "b.jpg", "plan.jpg"].map((name) => ({ url: `https://img.example.com/${name}` })),
        disclosures: { "MLS #": "M-1" },
      },
    },
    { problems: [{ code: "off_market", value: "Closed" }] },
    { listing: { address: { text: "Madison, WI 53711", latitude: null } } },
    { listing: { country: "CA", price: { currency: "CAD" }, address: { text: "418 Maple Ave, Toronto, ON M5V 2T6" } } },
    { listing: { transaction: "rent", price: { period: "month" } } },
    { problems: [{ code: "rent_without_period" }] },
    { listing: { price: null, area: { kind: "land" } } },
  ]);
  expect(JSON.stringify(results[2])).not.toContain("Maple");
});

test("RESO in whatever an answer is wrapped, and RETS under names of its own as a table to map", async () => {
  const line = JSON.stringify(resoHome);
  for (const wrapped of [resoHome, { d: { results: [resoHome] } }, { success: true, bundle: [resoHome] }])
    expect(await readBatch(json(wrapped))).toMatchObject({ format: "reso", rows: [expect.any(Array)] });
  expect((await readBatch(utf8(`${line}\n${line}\n`))).rows).toHaveLength(2);
  const rets = await readBatch(json([{ L_ListingID: 7, City: "Madison", Beds: 3, Price: "500000", Parts: null }]));
  expect(rets).toMatchObject({
    ...{ format: "csv", columns: ["L_ListingID", "City", "Beds", "Price", "Parts"] },
    ...{ mapping: [null, "city", "bedrooms", "price", null], rows: [["7", "Madison", "3", "500000", ""]] },
  });
});

test("a transfer that broke off is told, not half read", async () => {
  const whole = kyero(kyeroHome("<price>9</price><price_freq>sale</price_freq><type>Villa</type><beds>3</beds>"));
  const cut = [whole.slice(0, -20), openImmo([{}]).slice(0, -300), blm([{}, {}], ["^", "~"], "").slice(0, -40)];
  for (const text of cut) await expect(readBatch(utf8(text))).rejects.toMatchObject({ code: "damaged_file" });
  // some programs leave the last line out
  expect((await readBatch(utf8(blm([{}, {}], ["^", "~"], "")))).rows).toHaveLength(2);
});

test("a table that names a state keeps homes out that are gone, and counts may have decimals", async () => {
  const table =
    "Title,Status,Price,Currency,Beds,Baths,Description\nA,Sold,1,USD,3.0,2,\nB,Active,500000,USD,3.0,2.50,<p>Bright</p>\n";
  expect(await read(utf8(table), { ...nothingSaid, country: "US" })).toMatchObject([
    { problems: [{ code: "off_market", column: "Status", value: "Sold" }] },
    { listing: { rooms: { bedrooms: 3, bathrooms: 2.5 }, description: "Bright" } },
  ]);
});

test("two thousand homes are read, and one more is refused", async () => {
  const one = kyeroHome("<price>250000</price><price_freq>sale</price_freq><type>Villa</type><beds>3</beds>");
  const results = await read(utf8(kyero(one.repeat(2_000))));
  expect(results.filter((result) => "listing" in result)).toHaveLength(2_000);
  await expect(readBatch(utf8(kyero(one.repeat(2_001))))).rejects.toMatchObject({ code: "too_many_rows" });
});
