import { describe, expect, it } from "vitest";
import { emptyListing, type Listing, listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import { check } from "#engine/compliance/check";
import { institutionsIn } from "./institutions.ts";
import { listingNames } from "./listing-names.ts";

const home = (over: object = {}): Listing =>
  listing.parse({
    ...emptyListing(),
    country: "US",
    transaction: "rent",
    address: {
      ...emptyListing().address,
      text: "12 Christian Home Street, Trenton, NJ 08608",
      city: "Trenton",
      community: "Adults Only Acres",
    },
    features: ["Two blocks from the Jewish Community Center", "Zoned for St. Mary's Catholic School"],
    agent: { name: "Bella White", phone: null, company: "Ideal Christian Homes Realty", licence: null },
    ...over,
  });
const found = (text: string, over: object = {}) => {
  const { context, facts, names } = adContext(home(over), null, null);
  return check({ market: "US", language: "en", text, context, facts, names }).map(({ rule }) => rule);
};

describe("names a listing states", () => {
  it.each([
    "Bungalow on Christian Home Street, near the Jewish Community Center.",
    "CHRISTIAN HOME STREET bungalow by the JEWISH COMMUNITY CENTER",
    "A bungalow at 12 Christian Home St.",
    "In Adults Only Acres, zoned for St. Mary's Catholic School.",
    "Offered by Bella White, ideal christian homes realty.",
  ])("are not judged: %s", (text) => expect(found(text)).toEqual([]));
  it("excuse nothing beside them", () => {
    expect(found("Near the Jewish Community Center. Christian home, no children.")).toEqual(
      expect.arrayContaining(["us-fha-religion", "us-fha-familial-status"]),
    );
    expect(found("Ideal for young white couples.")).not.toEqual([]);
  });
  it("are no common word for bearing its letters", () => {
    expect(found("No christians, please.", { agent: { ...home().agent, name: "Christian" } })).not.toEqual([]);
  });
  it("are taken from facts without the praise before them", () => {
    expect(institutionsIn("Walk to Trinity Lutheran Church and the Best School")).toEqual(["Trinity Lutheran Church"]);
    expect(institutionsIn("近人民公园，步行到第一中学，配套最好的学校")).toEqual(["人民公园", "第一中学"]);
    expect(institutionsIn("à deux pas de l'école Saint-Joseph et de la rue des Juifs")).toEqual([
      "école Saint-Joseph",
      "rue des Juifs",
    ]);
    expect(institutionsIn("Jüdische Grundschule um die Ecke")).toEqual(["Jüdische Grundschule"]);
  });
  it("are the town and the block of a Japanese address", () => {
    const { address } = emptyListing();
    const names = listingNames(home({ address: { ...address, text: "東京都中央区日本橋一丁目5-3" } }), null);
    expect(names).toEqual(expect.arrayContaining(["日本橋", "日本橋一丁目"]));
  });
  it("are those of the signer too", () => {
    expect(listingNames(home(), { name: "Max First", company: "First Choice Homes" })).toEqual(
      expect.arrayContaining(["Max First", "First Choice Homes", "Bella White", "Trenton"]),
    );
  });
});
