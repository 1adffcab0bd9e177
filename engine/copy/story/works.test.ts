/** Works of one part, or of the house a flat is in, renovate no home. */
import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { readStatements } from "./read.ts";

const points = (language: string, renovation: string, floor: string | null = "3") =>
  readStatements({ ...emptyListing(), language, renovation, floor }).statements.map(({ point }) => point);

test.each([
  ["es", "Cocina reformada en 2022", "Reformado en 2022"],
  ["de", "Haus 1998 saniert, Bad 2021 erneuert", "Wohnung 1998 saniert"],
  ["fr", "Immeuble rénové en 2015", "Appartement rénové en 2015"],
])("%s: %s renovates a part, %s the home", (language, part, whole) => {
  expect(points(language, part)).not.toContain("renovated");
  expect(points(language, whole)).toContain("renovated");
});

test("a house that was renovated is the home", () => {
  expect(points("de", "Haus 1998 saniert", null)).toContain("renovated");
});
