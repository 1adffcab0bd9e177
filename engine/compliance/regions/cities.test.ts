import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { circumstances } from "../place.ts";

describe("a home whose address writes neither state nor postcode", () => {
  it.each([
    ["UK", { address: "5 High Street, Leeds" }, "England"],
    ["UK", { city: "London" }, "England"],
    ["UK", { address: "Flat 2, 9 Tooley Street, London SE1" }, "England"],
    ["UK", { address: "8 London Road, Glasgow" }, "Scotland"],
    ["UK", { address: "8 Cardiff Road, Leeds" }, "England"],
    ["UK", { city: "伦敦" }, "England"],
    ["AU", { address: "12 Queen St, Brisbane" }, "QLD"],
    ["AU", { city: "Melbourne" }, "VIC"],
    ["AU", { address: "1 Perth St, Toowoomba" }, "QLD"],
    ["CA", { address: "14 Queen St W, Toronto" }, "ON"],
    ["CA", { city: "Montréal" }, "QC"],
    ["CA", { city: "Vancouver" }, "BC"],
    ["CA", { city: "多伦多" }, "ON"],
    ["CA", { city: "Toronto", address: "1 Main St, Toronto, Prince Edward Island" }, "PE"],
    ["UK", { address: "London Road, Little Nowhere" }, null],
    ["CA", { address: "12 Calgary Street, Smalltown" }, null],
    ["UK", { city: "Newport" }, null],
  ] as const)("is known in %s by its city: %o is %s", (market, given, region) => {
    const made = circumstances(market, "Two rooms by the park.", given);
    expect(made.nation ?? made.state ?? made.province ?? null).toBe(region);
  });
  it("blocks where the city makes a breach certain, and asks nothing of another state's law", () => {
    const auction = "Auction Saturday 5 December. Price guide $900,000.";
    const at = (market: string, text: string, context: Record<string, string>) =>
      check({ market, language: "en", text, context }).map(({ rule, severity }) => `${rule} ${severity}`);
    expect(at("AU", auction, { deal: "sale", address: "12 Queen St, Brisbane" })).toContain(
      "au-qld-auction-price block",
    );
    expect(at("AU", auction, { deal: "sale", address: "12 Collins St, Melbourne" })).not.toContain(
      "au-qld-auction-price block",
    );
    const deposit = "A $2,000 damage deposit is payable.";
    expect(at("CA", deposit, { deal: "rent", address: "14 Queen St W, Toronto" })).toEqual(["ca-deposit-barred block"]);
    expect(at("CA", deposit, { deal: "rent", address: "14 rue Saint-Denis, Montréal" })).toContain(
      "ca-deposit-barred block",
    );
  });
});
