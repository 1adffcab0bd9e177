import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { readRows } from "#engine/bulk/read-rows";
import { feeds } from "#tests/support/documents/feeds";
import { headings, homesCsv, homesTable, wrong } from "#tests/support/documents/homes-table";
import { readBatch } from "./read-batch.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const china = { country: "CN", transaction: "sale" as const, period: null };
const mapping = [
  "title",
  "price",
  "area",
  "layout",
  "district",
  "community",
  "orientation",
  "floor",
  "yearBuilt",
  "link",
  null,
];

test("a table's columns are recognised by their headings, in either kind of file", async () => {
  const csv = await readBatch(bytesOf(homesCsv()));
  expect(csv).toMatchObject({ format: "csv", columns: headings, mapping });
  expect(csv.rows).toEqual(homesTable());
  const workbook = await writeXlsxFile(
    [headings, ...homesTable()].map((row) => row.map((value) => ({ type: String, value }))),
  ).toBuffer();
  const xlsx = await readBatch(new Uint8Array(workbook));
  expect(xlsx).toMatchObject({ format: "xlsx", columns: headings, mapping });
  expect(xlsx.rows).toEqual(homesTable());
});

test("headings in English, with other separators and marks", async () => {
  const table =
    "Title;Asking price (£);Bedrooms;Area (sq ft);Postcode;Sale or rent;Colour\n12 Orchard Lane;465,000;3;1,055;BS3 4DT;For sale;red\n";
  const read = await readBatch(bytesOf(table));
  expect(read.mapping).toEqual(["title", "price", "bedrooms", "area", "postalCode", "transaction", null]);
  const [row] = readRows({ ...read, defaults: { country: "GB", transaction: null, period: null } });
  expect(row).toMatchObject({
    listing: {
      title: "12 Orchard Lane",
      price: { amount: 465_000, currency: "GBP", period: null },
      rooms: { bedrooms: 3 },
      area: { sqm: 98.01 },
      address: { postalCode: "BS3 4DT" },
      transaction: "sale",
      country: "GB",
    },
  });
});

test.each([
  ["KR", "매물명,매매가,전용면적,공급면적,방수\n래미안 101동,42억,84.96,113.42,3\n", { sqm: 84.96, kind: "net" }],
  ["CN", "标题,总价,面积,户型\n江景三房,568万,119.98,3室2厅\n", { sqm: 119.98 }],
  [
    "DE",
    "Objekttitel;Kaufpreis;Wohnfläche;Straße;Ort\nHaus mit Garten;795.000 €;134,5;Wiener Str. 33;Stuttgart\n",
    { sqm: 134.5 },
  ],
  ["US", "Address,Price,Sq Ft,Beds\n12 Sea Glass Lane,$1249000,2680,3\n", { sqm: 248.98 }],
])("a bare number of a country with one measure has its unit: %s", async (country, table, area) => {
  const [row] = readRows({
    ...(await readBatch(bytesOf(table))),
    defaults: { country, transaction: "sale", period: null },
  });
  expect(row).toMatchObject({ listing: { area } });
});

test.each([
  ["小区名称,城市,售价（万元）,建筑面积,户型\n春江时代,杭州,398,96.8,3室2厅\n", true],
  ["社區名稱,城市,售價（萬元）,建築面積,格局\n春江時代,台北,398,96.8,3房2廳\n", false],
])("a table that only mainland China writes needs no country chosen: %s", async (table, chinese) => {
  const [row] = readRows({
    ...(await readBatch(bytesOf(table))),
    defaults: { country: null, transaction: "sale", period: null },
  });
  if (chinese)
    expect(row).toMatchObject({
      listing: { country: "CN", price: { amount: 3_980_000, currency: "CNY" }, area: { sqm: 96.8, kind: "gross" } },
    });
  else expect(row).toMatchObject({ problems: [{ code: "no_unit" }] });
});

test("where both measures are in use a bare number is asked for", async () => {
  const table = "Address,Price,Area,Beds\n12 Orchard Lane,£465000,98,3\n";
  const [row] = readRows({
    ...(await readBatch(bytesOf(table))),
    defaults: { country: "GB", transaction: "sale", period: null },
  });
  expect(row).toMatchObject({ problems: [{ code: "no_unit", column: "Area" }] });
});

test.each(["$450,000", "450000", "4 500 000 kr", "¥45,000,000"])(
  "a table of no country is asked for the one whose money %s is",
  async (price) => {
    const table = `Address;Price;Area;Beds\n12 Orchard Lane;${price};98 m²;3\n`;
    const read = await readBatch(bytesOf(table));
    const [row] = readRows({ ...read, defaults: { country: null, transaction: "sale", period: null } });
    expect(row).toMatchObject({ problems: [{ code: "no_currency", column: "Price", value: price }] });
  },
);

test("of two hundred homes the seven wrong rows are told by column and cell, the others are whole", async () => {
  const read = await readBatch(bytesOf(homesCsv()));
  const results = readRows({ ...read, defaults: china });
  const refused = results.flatMap((one, index) => ("problems" in one ? [[index + 1, one.problems] as const] : []));
  expect(refused.map(([row]) => row)).toEqual(Object.keys(wrong).map(Number));
  for (const [row, problems] of refused) {
    const [column, value] = wrong[row] ?? [];
    expect(problems).toEqual(
      column === "" ? [{ code: "too_few_facts", column: null, value: null }] : [{ code: "unreadable", column, value }],
    );
  }
  expect(results[0]).toMatchObject({
    listing: {
      title: "临江雅苑 1 号房",
      price: { amount: 3_010_000, currency: "CNY", period: null },
      area: { sqm: 60.1, kind: "gross" },
      rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
      address: { district: "滨江", community: "临江雅苑" },
      orientation: "南",
      yearBuilt: 1996,
      country: "CN",
      transaction: "sale",
      sourceUrl: "https://www.example.com/ershoufang/1001.html",
    },
  });
});

test("a rent that nobody gave a period is refused, unless all rows are said to have one", async () => {
  const table = "Title,Rent,Period\n1 Dock Road,1450,\n2 Dock Road,1450,fortnight\n3 Dock Road,420,pw\n";
  const read = await readBatch(bytesOf(table));
  expect(read.mapping).toEqual(["title", "rent", "period"]);
  // rents are quoted by the week there as well as by the month
  const rented = { country: "AU", transaction: "rent" as const };
  const unreadable = { code: "unreadable", column: "Period", value: "fortnight" };
  const weekly = { listing: { price: { amount: 420, currency: "AUD", period: "week" } } };
  expect(readRows({ ...read, defaults: { ...rented, period: null } })).toMatchObject([
    { problems: [{ code: "rent_without_period", column: null, value: "1 Dock Road · 1450 AUD" }] },
    { problems: [unreadable] },
    weekly,
  ]);
  expect(readRows({ ...read, defaults: { ...rented, period: "month" } })).toMatchObject([
    { listing: { price: { amount: 1450, period: "month" } } },
    { problems: [unreadable] },
    weekly,
  ]);
});

test("a row whose words alone say that it is to let, or all there is, is asked for how long and takes the answer", async () => {
  const china = { country: "CN", transaction: null, period: null } as const;
  const asked = { problems: [{ code: "rent_without_period", value: "整租 3房2厅 · 9800 CNY" }] };
  const answered = { listing: { transaction: "rent", price: { amount: 9800, currency: "CNY", period: "month" } } };
  for (const table of ["标题,价格\n整租 3房2厅,9800\n", "标题\n整租 3房2厅 9800\n"]) {
    const read = await readBatch(bytesOf(table));
    const [row] = readRows({ ...read, defaults: china });
    expect(row, table).toMatchObject({ problems: [{ code: "rent_without_period" }] });
    expect(JSON.stringify(row)).toContain("9800 CNY");
    expect(readRows({ ...read, defaults: china, periods: ["month"] }), table).toMatchObject([answered]);
  }
  // words that say neither: the answer says which it is
  const bare = await readBatch(bytesOf("标题,价格\n梅川苑 3房2厅,9800\n"));
  expect(readRows({ ...bare, defaults: china })).toMatchObject([
    { problems: [{ code: "rent_without_period", value: "梅川苑 3房2厅 · 9800 CNY" }] },
  ]);
  expect(readRows({ ...bare, defaults: china, periods: ["month"] })).toMatchObject([answered]);
  expect(readRows({ ...bare, defaults: china, periods: ["sale"] })).toMatchObject([
    { listing: { transaction: "sale", price: { amount: 9800, period: null } } },
  ]);
  // not even a price: asked all the same
  const unpriced = await readBatch(bytesOf("标题,建筑面积\n梅川苑 3房2厅,96平米\n"));
  expect(readRows({ ...unpriced, defaults: china })).toMatchObject([{ problems: [{ code: "rent_without_period" }] }]);
  expect(readRows({ ...unpriced, defaults: china, periods: ["month"] })).toMatchObject([
    { listing: { transaction: "rent", price: null } },
  ]);
  const named = await readBatch(bytesOf("标题,价格\n整租 3房2厅,9800\n"));
  expect(readRows({ ...named, defaults: china })).toMatchObject([asked]);
  // a cell says more than words
  const sold = await readBatch(bytesOf("标题,类别,总价(万)\n整租也合适的三房,出售,698\n"));
  expect(readRows({ ...sold, defaults: china })).toMatchObject([{ listing: { transaction: "sale" } }]);
});

test.each(Object.entries(feeds))(
  "a feed of %s is read without being told its columns",
  async (format, { text, expected }) => {
    const read = await readBatch(bytesOf(text));
    expect(read.format).toBe(format);
    const results = readRows({ ...read, defaults: { country: null, transaction: null, period: null } });
    expect(results).toMatchObject(expected.map((listing) => ({ listing })));
  },
);

test.each([
  ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0, 1]), "unsupported_file"],
  ["a page", bytesOf("<html><body>x</body></html>"), "unsupported_file"],
  ["broken JSON", bytesOf('{"value": ['), "damaged_file"],
  ["other JSON", bytesOf('{"name": "x"}'), "unsupported_file"],
  ["a heading alone", bytesOf("Title,Price\n"), "no_homes"],
  ["too many rows", bytesOf(`Title,Price\n${"a,1\n".repeat(2_001)}`), "too_many_rows"],
])("%s is refused", async (_, bytes, code) => {
  await expect(readBatch(bytes)).rejects.toMatchObject({ code });
});

test("no entity of a feed's own is expanded", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><root><kyero><feed_version>3</feed_version></kyero><property><price>100000</price><currency>EUR</currency><price_freq>sale</price_freq><type>&b;</type><town>Sax</town><beds>2</beds></property></root>`;
  const { rows } = await readBatch(bytesOf(bomb));
  expect(rows.flat().join(" ")).not.toContain("aaaa");
});
