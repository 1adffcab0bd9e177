import { describe, expect, it } from "vitest";
import { regionOfAddress } from "./address.ts";
import { regionOfPostcode } from "./postcodes.ts";
import { regionInWords } from "./words.ts";

describe("the state of an address", () => {
  it.each([
    ["US", "12 State St, Trenton, New Jersey 08608", "NJ"],
    ["US", "88 Broad St, Elizabeth NJ", "NJ"],
    ["US", "88 Broad St, Elizabeth, N.J.", "NJ"],
    ["US", "41 W Main St, Newark, Ohio 43055", "OH"],
    ["US", "41 W Main St, Newark, Ohio", "OH"],
    ["US", "200 Main St, Austin, TX 78701, USA", "TX"],
    ["US", "200 Main St, Springfield, IL 62704 - across from the park", "IL"],
    ["US", "12 Virginia Ave, Newark", null],
    ["US", "12 Ohio St, Trenton, NJ", "NJ"],
    ["US", "4 Elm St, Charleston, West Virginia", "WV"],
    ["US", "4 Elm St, Morgantown West Virginia 26501", "WV"],
    ["US", "1600 Pennsylvania Ave NW, Washington, DC 20500", "DC"],
    ["US", "1600 Pennsylvania Ave NW, Washington, D.C.", "DC"],
    ["US", "1600 Pennsylvania Ave NW, Washington 20500", "DC"],
    ["US", "5 Pike St, Seattle, Washington 98101", "WA"],
    ["US", "5 Pike St, Seattle, Washington", "WA"],
    ["US", "1600 Pennsylvania Ave NW, Washington", null],
    ["US", "350 5th Ave, New York", "NY"],
    ["US", "10 Main St, Plano 75023", "TX"],
    ["US", "10 Main St, Port Washington, NY 11050", "NY"],
    ["US", "austin, tx 78701", "TX"],
    ["US", "Brooklyn (New York)", "NY"],
    ["AU", "4 High St, Northcote, Victoria 3070", "VIC"],
    ["AU", "4 High St, Northcote VIC 3070", "VIC"],
    ["AU", "4 High St, Northcote 3070", "VIC"],
    ["AU", "9 Victoria Rd, Parramatta NSW 2150", "NSW"],
    ["AU", "9 Victoria Rd, Parramatta, New South Wales, Australia", "NSW"],
    ["AU", "1 Ainslie Ave, Braddon 2612", "ACT"],
    ["AU", "1 Mitchell St, Darwin 0800", "NT"],
    ["CA", "20 King St W, Toronto, Ontario M5H 1C4", "ON"],
    ["CA", "20 King St W, Toronto M5H 1C4", "ON"],
    ["CA", "4500 rue Saint-Denis, Montréal (Québec) H2J 2L4", "QC"],
    ["CA", "12 Robie St, Halifax, N.S.", "NS"],
    ["CA", "5 Main St, Iqaluit X0A 0H0", "NU"],
    ["UK", "4 Elm Road, Leeds LS6 1AA", "England"],
    ["UK", "Flat B2, 9 Cathedral Road, Cardiff", null],
    ["UK", "9 Cathedral Road, Cardiff CF11 9HA", "Wales"],
    ["UK", "5 Leith Walk, Edinburgh EH6 8LN, United Kingdom", "Scotland"],
    ["UK", "5 Leith Walk, Edinburgh, Scotland", "Scotland"],
    ["UK", "12 Malone Road, Belfast BT9 6RY", "Northern Ireland"],
    ["UK", "3 Church Street, Oswestry SY11 2SU", null],
    ["FR", "12 rue de Paris, 75001 Paris", null],
  ])("%s: %s is %s", (country, text, region) => expect(regionOfAddress(country, { text })).toBe(region));
  it("is told by the postcode where words are silent, and by words before it", () => {
    expect(regionOfAddress("US", { text: "12 Elm St", city: "Newark", postalCode: "43055" })).toBe("OH");
    expect(regionOfAddress("US", { text: "12 Elm St, Newark, NJ", city: "Newark", postalCode: "43055" })).toBe("NJ");
    expect(regionOfAddress("US", { city: "Delaware", postalCode: "43015" })).toBe("OH");
    expect(regionOfAddress("US", { city: "Delaware" })).toBeNull();
    expect(regionOfAddress("US", { city: "Trenton", district: "New Jersey" })).toBe("NJ");
  });
  it("is not told by what is no postcode of a state", () => {
    expect(["00601", "09012", "1234", "12345-67", "abc"].map((code) => regionOfPostcode("US", code))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(regionOfPostcode("CA", "D1A 1A1")).toBeNull();
    expect(["2620", "0872", "2899", "6798", "7151"].map((code) => regionOfPostcode("AU", code))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(["SY1 1AA", "TD15 1AA", "CH5 3QW", "GY1 1AA"].map((code) => regionOfPostcode("UK", code))).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(regionOfPostcode("US", "96799")).toBeNull();
  });
  it("is told by codes that lie elsewhere than their prefix says", () => {
    expect(["06390", "73960", "83414"].map((code) => regionOfPostcode("US", code))).toEqual(["NY", "TX", "WY"]);
  });
});

describe("the state that words tell", () => {
  it.each([
    ["US", "Sunny flat in Newark, Ohio. No vouchers.", "OH"],
    ["US", "Farm in Texas with two barns", "TX"],
    ["US", "Rowhouse in Trenton, NJ 08608", "NJ"],
    ["US", "Three California closets and a California king bed", null],
    ["US", "California-style patio in Plano", null],
    ["US", "Oak floors, California Closets, new roof", null],
    ["US", "Seller moved from California; call me OR text", null],
    ["US", "GREAT HOME IN TOP SHAPE, CALL ME", null],
    ["AU", "Melbourne-style laneway house", null],
    ["AU", "Vic, Sunbury 4br", "VIC"],
    ["AU", "Rosebud, Victoria 🏖️ starting high", "VIC"],
    ["AU", "A terrace in inner Melbourne", "VIC"],
    ["AU", "Melbourne’s inner north", "VIC"],
    ["AU", "Northcote VIC 3070", "VIC"],
    ["AU", "A Victoria sponge at the open day", null],
    ["CA", "Maison à Laval, Québec", "QC"],
    ["UK", "A house in Texas", null],
    ["UK", "A flat in Edinburgh, near the park", "Scotland"],
    ["UK", "A cottage in rural Wales", null],
    ["UK", "A cottage in Wales", "Wales"],
  ])("%s: %s is %s", (market, text, region) => expect(regionInWords(market, text)).toBe(region));
});
