import { describe, expect, it } from "vitest";
import { sentences, titleOf } from "../page/prose.ts";
import { communityName } from "./community.ts";
import { contactIn } from "./contact.ts";
import { findStreetAlone } from "./european-street.ts";
import { propertyTypeIn } from "./property-type.ts";
import { findStreetAddress } from "./street.ts";

describe("communityName", () => {
  it.each([
    ["合景花漫里 ( 增城 永和 )", "合景花漫里"],
    ["循礼社区（江汉 武广万松园）", "循礼社区"],
    ["美郡嘉年华 地图", "美郡嘉年华"],
    ["万科城（二期）", "万科城(二期)"],
    ["（增城）", "(增城)"],
  ])("reads %s as %s", (raw, name) => expect(communityName(raw)).toBe(name));
});

describe("findStreetAddress", () => {
  it.each([
    ["2 Bath At 45 Oak Street, Salem, OR 97301", "45 Oak Street, Salem, OR 97301", "Salem", "US"],
    ["see 1200 N Lake Shore Dr, Apt 4B, Chicago, IL", "1200 N Lake Shore Dr, Apt 4B, Chicago, IL", "Chicago", "US"],
    ["7 King St, Fitzroy VIC 3065 today", "7 King St, Fitzroy VIC 3065", "Fitzroy", "AU"],
    ["a flat at 9 Mill Lane near the park", "9 Mill Lane", null, null],
  ])("finds the address in %s", (text, address, city, country) =>
    expect(findStreetAddress(text)).toMatchObject({ text: address, city, country }),
  );
  it("finds none in counts and prices", () => {
    for (const text of ["3 bedroom 2 bath", "$525,000 Asking Way", "12 units on the street"])
      expect(findStreetAddress(text)).toBeNull();
  });
});

describe("findStreetAlone", () => {
  it.each([
    ["T2 au rue du Bailli 88, 950 €", "rue du Bailli 88"],
    ["Breite Straße 12b, 690 €", "Breite Straße 12b"],
    ["Via Roma 12, 3 camere", "Via Roma 12"],
    ["Rua do Bonjardim 512", "Rua do Bonjardim 512"],
  ])("finds the street in %s", (text, street) => expect(findStreetAlone(text)).toBe(street));
  it.each([
    ...["T2 rue Bayard 520€", "Studio rue de Fougères 690 €", "rue Solférino 1 590 €", "rue Pasteur 285 000 €"],
    ...["rue Bayard 63 m²", "Breite Straße 1.690 €", "Via Roma 1.850 €", "Via Roma 4 camere", "Calle Mayor 900 euros"],
  ])("takes no sum, size or count for a number of a house: %s", (text) => expect(findStreetAlone(text)).toBeNull());
});

it("propertyTypeIn takes the first kind and no flat roof or open house", () => {
  expect(propertyTypeIn("Lovely townhouse near the apartment")).toBe("townhouse");
  expect(propertyTypeIn("flat roof, open house on Sunday")).toBeNull();
});

it("contactIn keeps the firm apart from the person, and asks nobody called Us", () => {
  expect(contactIn("Contact Dana Reyes, Lakeshore Realty, (847) 555-0134")).toEqual({
    name: "Dana Reyes",
    company: "Lakeshore Realty",
    phone: "(847) 555-0134",
  });
  expect(contactIn("Contact Us Today").name).toBeNull();
});

it("sentences do not end at an abbreviation, and a title is at most 80 characters", () => {
  expect(sentences("On Maple Ave. Evanston today. Three floors.")).toHaveLength(2);
  expect(titleOf("房".repeat(200)).length).toBeLessThanOrEqual(80);
  expect(titleOf("Sunny flat. Two bedrooms.")).toBe("Sunny flat");
});
