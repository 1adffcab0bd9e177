import { describe, expect, it } from "vitest";
import { emptyListing, listing } from "#contract/listing";
import { adContext } from "./ad-context.ts";
import { check } from "./check.ts";
import { incomeLaws, stateOfCity } from "./income-law.ts";
import { getMarket } from "./markets/index.ts";
import { circumstances } from "./place.ts";

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
