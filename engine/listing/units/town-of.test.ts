/** A quarter printed as the city is its town's. */
import { describe, expect, it } from "vitest";
import { readListing } from "../read.ts";
import { townOf } from "./town-of.ts";

describe("the town", () => {
  it.each([
    ["Uccle", "1180", "BE", "fr", "Bruxelles", "Uccle"],
    ["Schaarbeek", "1030", "BE", "nl", "Brussel", "Schaarbeek"],
    ["Leith", null, "GB", "en", "Edinburgh", "Leith"],
    ["Islington", "N1 8HQ", "GB", "en", "London", "Islington"],
    ["München-Pasing", "81241", "DE", "de", "München", null],
    ["Wavre", "1300", "BE", "fr", "Wavre", null],
    ["Stratford", "CV37 6HB", "US", "en", "Stratford", null],
    ["Nantes", "44000", "FR", "fr", "Nantes", null],
  ])("of %s %s in %s", (city, code, country, language, town, district) => {
    expect(townOf(city, code, { country, language })).toEqual({ city: town, district });
  });

  it("is the listing's city, its quarter the district", () => {
    const home = readListing(
      `<html lang="en"><h1>2 bedroom flat for sale</h1><p class="address">14 Shore Place, Leith, EH6 6SW</p>
       <p>£285,000</p><ul><li>2 Bedrooms</li><li>1 Bathroom</li><li>72 m²</li></ul></html>`,
      { url: "https://www.homes.co.uk/14-shore-place" },
    );
    expect(home.address).toMatchObject({ city: "Edinburgh" });
  });
});
