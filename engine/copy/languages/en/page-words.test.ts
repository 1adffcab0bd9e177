import { describe, expect, it } from "vitest";
import { readStatements } from "#engine/copy/story/read";
import { californiaHouse } from "#tests/samples/listings";

/** What a page in English says with this one feature, as "point" or "point (modifier, amount ...)". */
function said(feature: string): string[] {
  const bare = { ...californiaHouse, language: "en", title: "", description: null, renovation: null, disclosures: {} };
  return readStatements({ ...bare, features: [feature] }).statements.map(({ point, modifiers, amounts }) => {
    const narrowed = [...modifiers, ...Object.entries(amounts).map(([key, value]) => `${key} ${String(value)}`)];
    return narrowed.length === 0 ? point : `${point} (${narrowed.join(", ")})`;
  });
}

describe("English pages", () => {
  it.each([
    ["Private garden, south-west facing", ["garden (private, southWest)"]],
    ["Enclosed rear yard, west facing", ["yard (enclosed, west)"]],
    ["Bay window", ["bayWindow"]],
    ["Original fireplace", ["originalFireplace"]],
    ["Gas fireplace", ["gasFireplace"]],
    ["Fitted kitchen with French doors", ["fittedKitchen", "frenchDoors"]],
    ["Attached two-car garage with a 240-volt outlet", []],
    ["Chain free", ["chainFree"]],
    ["Combi boiler fitted 2023", ["newBoiler (year 2023)"]],
    ["Pets considered on request", ["petsConsidered"]],
    ["Pets allowed", ["petsAllowed"]],
    ["Two lifts", ["twoLifts"]],
    ["Finished basement", ["finishedBasement"]],
  ])("%s", (feature, points) => {
    expect(said(feature).sort()).toEqual([...points].sort());
  });
  it.each([
    ["Communal garden", "garden"],
    ["Garden flat", "garden"],
    ["Garden furniture included", "garden"],
    ["Patio doors", "patio"],
    ["Terrace house", "terrace"],
    ["Bus stop 150 yards", "yard"],
    ["Community pool, open in summer", "pool"],
    ["Decorative fireplace", "fireplace"],
    ["Electric fireplace", "fireplace"],
    ["Wood stove", "fireplace"],
    ["Part-furnished", "furnished"],
    ["Renovated kitchen", "renovated"],
    ["Bathroom refurbished in 2022", "renovated"],
    ["Redecorated throughout", "renovated"],
    ["Vacant possession", "vacant"],
    ["Chain free", "vacant"],
    ["Pets considered", "petsAllowed"],
    ["Small pets allowed", "petsAllowed"],
    ["Small pets allowed", "dogsAllowed"],
    ["No parking", "parkingSpace"],
    ["On-street permit parking", "parkingSpace"],
    ["Garage for rent nearby", "garage"],
    ["Bicycle storage", "storageRoom"],
    ["Basement flat", "basement"],
    ["Unfinished basement", "basement"],
    ["Attic bedroom", "attic"],
    ["Brick fireplace", "brickHouse"],
    ["Post office nearby", "study"],
    ["Study area", "study"],
    ["Air conditioning in one room only", "centralAir"],
    ["Potential for a conservatory", "conservatory"],
    ["Space for a washing machine", "washingMachine"],
    ["Wheelchair accessible bathroom", "stepFree"],
    ["Duplex (two units)", "duplex"],
    ["Walled garden", "garden"],
    ["Sea five miles away", "seaView"],
  ])("%s says no %s", (feature, point) => {
    expect(said(feature)).not.toContain(point);
  });
});
