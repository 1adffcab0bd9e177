import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { readText } from "../read.ts";
import { helpRequest, openQuestions, withHelp } from "./model-help.ts";

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
