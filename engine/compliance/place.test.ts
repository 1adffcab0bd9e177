import { describe, expect, it } from "vitest";
import { emptyListing, listing } from "#contract/listing";
import { adContext } from "./ad-context.ts";
import { questionOf } from "./answers.ts";
import { check } from "./check.ts";
import { incomeLaws, stateOfCity } from "./income-law.ts";
import { getMarket } from "./markets/index.ts";
import { circumstances } from "./place.ts";
import { openQuestions } from "./questions.ts";

const text = "Bright two-bedroom with parking. No vouchers, please.";
const rules = (context: Record<string, string>, words = text) =>
  check({ market: "US", language: "en", text: words, context }).map(({ rule, severity }) => `${rule} ${severity}`);

describe("the place of a listing", () => {
  it.each([
    ["Newark", "us-source-of-income block"],
    ["San Francisco", "us-source-of-income block"],
    ["Houston", "us-source-of-income-unknown warn"],
    ["Springfield", "us-source-of-income-unknown warn"],
  ])("in %s decides whether a refusal of vouchers is %s", (city, wanted) =>
    expect(rules({ city, transaction: "rent" })).toEqual([wanted]),
  );
  it("goes before what the words say", () => {
    const told = `${text} Owner lives in Dallas, Texas.`;
    expect(rules({ city: "Newark" }, told)).toEqual(["us-source-of-income block"]);
    expect(rules({ state: "TX", city: "Newark" }, told)).toEqual(["us-source-of-income-unknown warn"]);
    expect(circumstances("US", told, {}).state).toBe("TX");
  });
  it("is read from an Australian address too", () => {
    const home = listing.parse({
      ...emptyListing(),
      country: "AU",
      transaction: "sale",
      address: { ...emptyListing().address, text: "4 High St, Northcote VIC 3070", city: "Northcote" },
    });
    expect(adContext(home, null, null).context).toMatchObject({ state: "VIC" });
  });
});

describe("the table of income laws", () => {
  it("names exactly the states of the rule, and the other rule keeps out of them", () => {
    const rule = (id: string) => getMarket("US")?.rules.find((each) => each.id === id);
    const states = Object.keys(incomeLaws).sort();
    expect([...(rule("us-source-of-income")?.appliesWhen?.state ?? [])].sort()).toEqual(states);
    expect([...(rule("us-source-of-income-unknown")?.notWhen?.state ?? [])].sort()).toEqual(states);
  });
  it("does not guess a town's state", () => expect(stateOfCity("Springfield")).toBeNull());
});

describe("a place nobody knows", () => {
  const text = "Family home. Asking $500,000 to $620,000.";
  const told = (context: Record<string, string>, words = text) =>
    check({ market: "AU", language: "en", text: words, context: { deal: "sale", ...context } });
  it("makes a state's rule a warning with a question, which the answer settles either way", () => {
    const found = told({});
    expect(found.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(["au-price-range-10 warn"]);
    expect(openQuestions("AU", found, {})).toMatchObject([
      { key: "state", answer: "name", rules: ["au-price-range-10"] },
    ]);
    expect(told({ state: "VIC" }).map(({ severity }) => severity)).toEqual(["block"]);
    expect(told({ state: "WA" })).toEqual([]);
    expect(openQuestions("AU", told({ state: "VIC" }), { state: "VIC" })).toEqual([]);
  });
  it.each([
    ["UK", "Rent £1,300 per month, deposit £2,400.", { deal: "rent" }, "uk-deposit-limit"],
    ["UK", "No DSS. Rent £1,300 per month, deposit £2,400.", { deal: "rent" }, "uk-deposit-limit"],
    ["UK", "No DSS, rent £1,300 per month, deposit £2,400.", { deal: "rent" }, "uk-deposit-limit"],
    ["CA", "Two rooms by the park. A $2,000 damage deposit is payable.", { deal: "rent" }, "ca-qc-deposit"],
    ["AU", "No kids here. Asking $500,000 to $620,000.", { deal: "sale" }, "au-price-range-10"],
  ] as const)(
    "silences no law beside what is missing, or told of another sentence: %s %s",
    (market, text, context, rule) => {
      const told = check({ market, language: "en", text, context, mode: "ad" });
      expect(told.filter((each) => each.rule === rule).map(({ severity }) => severity)).toEqual(["warn"]);
    },
  );
  it("takes no fee back for the lawful words around it where a sum beside it breaks the law", () => {
    const text = "£1,300 a month, six weeks' rent as a deposit, £150 for the inventory.";
    const told = check({ market: "UK", language: "en", text, context: { deal: "rent" } }).map(({ rule }) => rule);
    expect(told).toEqual(["uk-deposit-limit", "uk-tenant-fees"]);
  });
  it("tells one breach of one law of a wording", () => {
    const text = "No vouchers, no Section 8. Asking $2,400 a month, deposit $2,400.";
    expect(rules({ transaction: "rent" }, text)).toEqual([
      "us-source-of-income-unknown warn",
      "us-source-of-income-unknown warn",
    ]);
    expect(
      check({ market: "UK", language: "en", text: "Rent £1,300 per month, deposit £1,300.", mode: "ad" }),
    ).not.toContainEqual(expect.objectContaining({ rule: "uk-deposit-limit" }));
  });
  it("offers the states for an answer", () => {
    expect(questionOf("AU", "state")?.choices.map(({ value }) => value)).toContain("VIC");
    expect(questionOf("AU", "state")?.rules).toContain("au-vic-price-words");
    expect(questionOf("UK", "state")).toBeNull();
  });
  it("is no place another thing is named after", () => {
    const plano = "Two-bedroom with California closets. No vouchers, please.";
    expect(rules({ transaction: "rent" }, plano)).toEqual(["us-source-of-income-unknown warn"]);
    expect(told({ city: "Sydney", postcode: "2000" }, "Melbourne-style terrace, offers over $900,000")).toMatchObject([
      { rule: "au-nsw-offers-over" },
    ]);
  });
  it("is told by an address that names its state in full, of which the city's name says another", () => {
    const address = (words: string) => rules({ transaction: "rent", city: "Newark", address: words });
    expect(address("41 W Main St, Newark, Ohio 43055")).toEqual(["us-source-of-income-unknown warn"]);
    expect(address("41 Broad St, Newark, New Jersey 07102")).toEqual(["us-source-of-income block"]);
    expect(rules({ transaction: "rent", city: "Newark" }, "Flat in Newark, Ohio. No vouchers.")).toEqual([
      "us-source-of-income-unknown warn",
    ]);
    expect(rules({ transaction: "rent", address: "5 K St NW, Washington, DC" })).toEqual(["us-source-of-income block"]);
  });
});
