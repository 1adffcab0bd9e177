/** A year is as firm as its page has it. */
import { describe, expect, it } from "vitest";
import { emptyListing } from "#contract/listing";
import { yearSaidOf } from "./year-said.ts";

const built = (yearBuilt: number, description: string, disclosures: Record<string, string> = {}) =>
  yearSaidOf({ ...emptyListing(), yearBuilt, description, disclosures });

describe("a home's year", () => {
  it.each<[string, number, string, string]>([
    ["about", 1895, "Second-floor tenement flat, circa 1895.", "en"],
    ["about", 1962, "Wohnung im 2. Obergeschoss, Baujahr ca. 1962.", "de"],
    ["about", 1930, "Appartement dans un immeuble construit vers 1930.", "fr"],
    ["about", 1931, "1931年頃の建築です。", "ja"],
    ["said", 1931, "昭和6年頃の建築と伝わり、通り土間が残ります。", "ja"],
    ["said", 1911, "Das Haus stammt vermutlich von 1911.", "de"],
    ["said", 1780, "The house is said to date from 1780.", "en"],
    ["about", 1988, "房屋约1988年建成。", "zh"],
    ["about", 1995, "1995년경 지은 주택입니다.", "ko"],
    ["decade", 1955, "Wohnung in einem Haus aus den 1950er-Jahren.", "de"],
    ["decade", 1930, "A 1930s semi-detached house.", "en"],
    ["decade", 1960, "Maison des années 60 avec jardin.", "fr"],
  ])("is %s: %i, %s", (said, year, text) => expect(built(year, text)).toBe(said));

  it.each<[number, string]>([
    [1934, "A 1930s Queenslander."],
    [1955, "Haus aus den 1950er-Jahren, Baujahr 1955."],
    [2004, "Built in 2004; a new kitchen around 2019."],
    [1906, "Altbauwohnung von 1906."],
    [2016, "2016년 준공 오피스텔."],
    [1985, "1985年建成，约2019年翻新。"],
  ])("is firm: %i, %s", (year, text) => expect(built(year, text)).toBeNull());
});
