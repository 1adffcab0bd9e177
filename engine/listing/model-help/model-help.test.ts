import { expect, test } from "vitest";
import { emptyListing, PERIOD } from "#contract/listing";
import { readText } from "../read.ts";
import { helpRequest, withHelp } from "./model-help.ts";
import { openQuestions } from "./questions.ts";

const text =
  "Bright maisonette near the river. Guide £465,000. 3 bedrooms. It went up in 1931 and faces the park. Speak to Anna Weber of Haus & Hof on 0117 496 0125.";
const read = {
  ...emptyListing(),
  country: "GB",
  language: "en",
  title: "Bright maisonette",
  price: { amount: 465_000, currency: "GBP", period: null },
};
const answer = (fields: object) => `\`\`\`json\n${JSON.stringify(fields)}\n\`\`\``;

test("only what is empty is asked for, and nothing where nothing is", () => {
  expect(openQuestions(read)).not.toContain("price");
  const request = helpRequest(read, text);
  expect(request?.prompt).toContain("yearBuilt");
  expect(request?.prompt).not.toContain("- price:");
  expect(helpRequest(read, "too little")).toBeNull();
});

test("words that stand in the page fill empty fields, and say that a model pointed at them", () => {
  const helped = withHelp(
    read,
    text,
    answer({ yearBuilt: "1931", bedrooms: "3 bedrooms", agentName: "Anna Weber", agentCompany: null }),
  );
  expect(helped).toMatchObject({
    yearBuilt: 1931,
    rooms: { bedrooms: 3 },
    agent: { name: "Anna Weber", company: null },
  });
  expect(helped.provenance.yearBuilt).toEqual({ source: "model", confidence: 0.5 });
  expect(helped.provenance["agent.name"]).toEqual({ source: "model", confidence: 0.5 });
});

test.each([
  ["what the page does not say", { bathrooms: "2 bathrooms", city: "Bristol" }],
  ["a part of another figure", { yearBuilt: "193", bedrooms: "5" }],
  ["a sum or a translation", { area: "98 m²", propertyType: "Maisonettewohnung" }],
  ["a field that was read already", { price: "0117 496 0125" }],
  ["no JSON", "I could not find anything."],
  ["another shape", { yearBuilt: { value: "1931" } }],
])("%s is not taken", (_, fields) => {
  expect(withHelp(read, text, typeof fields === "string" ? fields : answer(fields))).toEqual(read);
});

test.each([
  ["Guide £465,000. A fine maisonette near the river, and quiet.", { price: "£465" }],
  ["Guide £465,000. A fine maisonette near the river, and quiet.", { price: "Guide £465" }],
  ["Guide £465 000. A fine maisonette near the river, and quiet.", { price: "£465" }],
  ["Kaufpreis 465.000 €, eine ruhige Wohnung nahe am Fluss.", { price: "Kaufpreis 465" }],
  ["Asking $1.2M for a bright loft near the river, all in all.", { price: "$1.2" }],
  ["Asking $1.2 million for a bright loft near the river, all in.", { price: "$1.2" }],
  ["Asking $850k for a bright loft near the river, all in all.", { price: "$850" }],
  [
    "梅川苑两房，朝南，满五唯一，近地铁七号线，业主诚心出售，报价698万，随时可以看房，价格可谈，欢迎来电咨询。",
    { price: "报价698" },
  ],
  ["매매 12억 5천, 남향의 밝은 아파트이며 역에서 가깝고 조용합니다. 바로 입주할 수 있습니다.", { price: "매매 12" }],
  ["A bright loft of 98.5 m² near the river, quiet and warm.", { area: "98" }],
  ["A bright loft of 98.5 m² near the river, quiet and warm.", { area: "5 m²" }],
  ["A bright loft of 1,250 sq ft near the river, quiet and warm.", { area: "250 sq ft" }],
  ["A bright loft of 1 250 m² near the river, quiet and warm.", { area: "250 m²" }],
  ["Call 0117 496 0125 about this quiet loft near the river.", { agentPhone: "0117 496" }],
])("%s: a part of a figure, %o, is not taken", (page, fields) => {
  const empty = { ...emptyListing(), country: "GB", language: "en" };
  expect(withHelp(empty, page, answer(fields))).toEqual(empty);
});

test.each([
  [
    "The house has 3, 4 at most, bedrooms and costs £465,000, furnished.",
    { price: "£465,000" },
    { price: { amount: 465_000 } },
  ],
  [
    "There are 3 bedrooms. It was built in 1931. A quiet place to live.",
    { bedrooms: "3", yearBuilt: "1931" },
    { yearBuilt: 1931, rooms: { bedrooms: 3 } },
  ],
  ["A bright loft of 98.5 m² near the river, quiet and warm.", { area: "98.5 m²" }, { area: { sqm: 98.5 } }],
  [
    "A quiet loft with 3 keys, 2 baths and a bright kitchen to cook in.",
    { bathrooms: "2 baths" },
    { rooms: { bathrooms: 2 } },
  ],
])("%s: a whole figure is taken", (page, fields, expected) => {
  expect(withHelp({ ...emptyListing(), country: "GB", language: "en" }, page, answer(fields))).toMatchObject(expected);
});

test("every fact that a page may leave to its words is asked for while it is empty", () => {
  const priced = { ...emptyListing(), price: { amount: 1950, currency: "GBP", period: null } };
  expect(openQuestions({ ...priced, transaction: "sale" })).not.toContain("period");
  expect(openQuestions(priced)).toEqual(
    expect.arrayContaining([
      "title",
      "transaction",
      "livingRooms",
      "postalCode",
      "agentLicence",
      "period",
      "features",
      "disclosure",
    ]),
  );
});

test("what was never asked for fills from the page's words, too", () => {
  const page =
    "Harbour View, a bright maisonette to let at £1,950, payable per calendar month. 2 reception rooms, a roof terrace, bike store. BS1 4XX. Licence no. AB12345.";
  const listing = {
    ...emptyListing(),
    country: "GB",
    language: "en",
    price: { amount: 1950, currency: "GBP", period: null },
  };
  const helped = withHelp(
    listing,
    page,
    answer({
      title: "Harbour View, a bright maisonette",
      transaction: "to let",
      period: "per calendar month",
      livingRooms: "2 reception rooms",
      postalCode: "BS1 4XX",
      agentLicence: "AB12345",
      features: ["a roof terrace", "bike store", "sea view"],
    }),
  );
  expect(helped).toMatchObject({
    title: "Harbour View, a bright maisonette",
    transaction: "rent",
    price: { amount: 1950, period: "month" },
    rooms: { livingRooms: 2 },
    address: { postalCode: "BS1 4XX" },
    agent: { licence: "AB12345" },
    features: ["a roof terrace", "bike store"],
  });
  for (const path of ["title", "transaction", PERIOD, "rooms.livingRooms", "address.postalCode", "agent.licence"])
    expect(helped.provenance[path], path).toEqual({ source: "model", confidence: 0.5 });
});

test("what the page denies is no feature, and a disclosure is quoted with its name", () => {
  const page = "A bright loft by the river with no garden. EPC rating: C. Tenure: leasehold. A quiet lane.";
  const empty = { ...emptyListing(), country: "GB", language: "en" };
  const helped = withHelp(
    empty,
    page,
    answer({ features: ["garden"], disclosure: ["EPC rating: C", "EPC rating: B", "leasehold"] }),
  );
  expect(helped).toEqual({ ...empty, disclosures: { "EPC rating": "C" } });
});

test("words of the page that are no such fact are not made into one", () => {
  const helped = withHelp(read, text, answer({ yearBuilt: "Bright", bedrooms: "near the river", agentPhone: "Guide" }));
  expect(helped).toEqual(read);
});

test("what was read stays as it was read", () => {
  const listing = readText("普陀区中远两湾城 3室2厅 698万 89㎡");
  const helped = withHelp(
    listing,
    "普陀区中远两湾城 3室2厅 698万 89㎡ 2008年建成",
    answer({ yearBuilt: "2008年", bedrooms: "2" }),
  );
  expect(helped).toEqual({
    ...listing,
    yearBuilt: 2008,
    provenance: { ...listing.provenance, yearBuilt: { source: "model", confidence: 0.5 } },
  });
});
