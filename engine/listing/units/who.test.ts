/** A person and a firm are told from the buttons, verbs and numbers around them. */
import { describe, expect, it } from "vitest";
import { bareName, personAndFirm } from "./who.ts";

describe("a name", () => {
  it.each([
    ["Inés Robledo Llamar ahora", "Inés Robledo"],
    ["Contact Sarah Whitfield", "Sarah Whitfield"],
    ["Contacter Karim Haddad", "Karim Haddad"],
    ["Vraag Sanne Bakker", "Sanne Bakker"],
    ["Michael Callahan", "Michael Callahan"],
    ["Showalter Realty", "Showalter Realty"],
    ["王思远 拨打电话", "王思远"],
    ["마린공인중개사사무소 (대표 박성호)", "마린공인중개사사무소"],
    ["Marisol Vega 512-555-0188", "Marisol Vega"],
  ])("stands bare: %s", (printed, name) => {
    expect(bareName(printed)).toBe(name);
  });

  it.each([
    ["Giulia Zanatta - AG Immobiliare", { name: "Giulia Zanatta", company: "AG Immobiliare" }],
    ["Ellen Prout of Tidewater Realty", { name: "Ellen Prout", company: "Tidewater Realty" }],
    ["Suresh Babu · Garden City Homes", { name: "Suresh Babu", company: "Garden City Homes" }],
    ["Lone Oak Realty, Marisol Vega", { name: "Marisol Vega", company: "Lone Oak Realty" }],
  ])("is told from the firm's: %s", (printed, both) => {
    expect(personAndFirm(printed)).toEqual(both);
  });

  it("of one alone is no pair", () => {
    expect(personAndFirm("Hamptons Estate Agents")).toBeNull();
    expect(personAndFirm("Anna-Maria Wolf")).toBeNull();
  });
});
