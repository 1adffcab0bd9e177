/** What an eighth set of lines nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { readText } from "./read.ts";

describe("a sign of money belongs to the number it stands before", () => {
  it.each([
    ["2 bed flat Hackney London 65 sqm built 1998 £620,000", 620_000, "GBP", null],
    ["3 bed house Bristol 110 sqm built 1934 £ 575,000", 575_000, "GBP", null],
    ["Flat to rent Leeds 2 bed built in 2015 £1,250 pcm", 1_250, "GBP", "month"],
    ["Studio to let Ancoats Manchester 38 sqm 5th floor built 2019 £1150 pcm furnished", 1_150, "GBP", "month"],
    ["Appartement 3 pièces 68 m² Lyon construit 1998 €420,000", 420_000, "EUR", null],
    ["3 bed house Dublin 110 sqm built 2005 €575,000", 575_000, "EUR", null],
    ["3 Zimmer Wohnung Berlin 82 m² Baujahr 1998 €549.000", 549_000, "EUR", null],
    ["3 Zimmer Wohnung Wien 82 m² Baujahr 1998 € 549.000", 549_000, "EUR", null],
    ["Appartement 3 kamers 85 m² Utrecht bouwjaar 1998 € 395.000 k.k.", 395_000, "EUR", null],
    ["3 Zimmer Wohnung Zürich 82 m² Baujahr 1998 CHF 1'250'000", 1_250_000, "CHF", null],
    ["2 bed flat Clapham London SW4 £725,000 72 sqm", 725_000, "GBP", null],
    ["2 bed flat Canary Wharf E14 £650,000 70 sqm", 650_000, "GBP", null],
    ["2 bed flat Canary Wharf E14 £ 650,000 70 sqm", 650_000, "GBP", null],
  ])("%s", (line, amount, currency, period) => {
    expect(readText(line).price).toEqual({ amount, currency, period });
  });

  it.each([
    ["3 Zimmer 82 m² Köln 549.000 € 1998 gebaut", 549_000],
    ["3 Zimmer 82 m² Köln zu vermieten 1550 € 1.200 m² Garten", 1_550],
    ["3 Zimmer 82 m² Köln zu vermieten Kaltmiete 1550 € 250 € NK", 1_550],
    ["Maison 5 pièces 120 m² Lyon 450 000 € 1 200 m² de terrain", 450_000],
  ])("and to the number it stands behind where none of its own follows: %s", (line, amount) => {
    expect(readText(line).price?.amount).toBe(amount);
  });
});
