/** What a text has told is not told again in the page's shorter words. */
import { describe, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { factsOf } from "../facts/index.ts";
import { passagesOf } from "./passages.ts";
import { isTold } from "./stated.ts";

describe("a feature that a sentence of the page says in other forms", () => {
  test.each<readonly [language: CopyLanguage, sentence: string, told: string, untold: string]>([
    ["ja", "井戸がありますが飲用には適しません。", "井戸あり(飲用不適)", "公営水道・公共下水"],
    [
      "de",
      "Der gedeckte Balkon misst 13 m² und liegt nach Südosten, zum Spielweg.",
      "Balkon 13 m², gedeckt, Südost",
      "Veloraum im Untergeschoss",
    ],
  ])("%s: %s says %s and not %s", (language, description, told, untold) => {
    const listing = { ...emptyListing(), language, description, features: [told, untold] };
    const says = passagesOf(listing, factsOf(listing), language).flatMap((passage) => passage.says);
    expect(says).toContain(told);
    expect(says).not.toContain(untold);
  });
});

describe("a line of the page's table", () => {
  const line = (name: string, value: string) => ({ name, value, text: `${name}: ${value}`, says: [] });

  test.each<readonly [language: CopyLanguage, name: string, value: string, text: string]>([
    ["de", "Bruttomiete", "CHF 2'560", "Die Miete beträgt 2.560 CHF im Monat."],
    ["ja", "建物面積", "延床74.10㎡", "面積74.1㎡の一戸建てです。"],
  ])("%s: %s %s is told by %s", (language, name, value, text) => {
    expect(isTold(line(name, value), text, language)).toBe(true);
    expect(isTold(line(name, value.replace(/\d/u, "8")), text, language)).toBe(false);
  });
});
