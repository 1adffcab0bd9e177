import { expect, it } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { trace } from "../index.ts";

const home = (address: Partial<Listing["address"]>): Listing => ({
  ...emptyListing(),
  language: "zh",
  country: "CN",
  title: "南北通透三居",
  address: { ...emptyListing().address, ...address },
});

it.each([
  [{ text: "杭州 滨江 临江雅苑", city: "杭州", district: "滨江" }],
  [{ text: "杭州市滨江区", city: "杭州", district: "滨江区" }],
])("knows the home's own quarter by its address %j", (address) => {
  const listing = home(address);
  for (const language of ["en", "fr", "de"] as const)
    expect(trace(listing, language, "Binjiang, Hangzhou.")).toEqual([]);
});

it("tells another quarter of the same town", () => {
  const listing = home({ text: "杭州 滨江 临江雅苑", city: "杭州", district: "滨江" });
  expect(trace(listing, "en", "A home in Gongshu, Hangzhou.").map(({ text }) => text)).toEqual(["Gongshu"]);
});
