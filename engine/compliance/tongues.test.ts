import { expect, it } from "vitest";
import { check } from "./check.ts";
import { tonguesIn } from "./tongues.ts";

it.each([
  ["Bel appartement lumineux. No kids please.", "fr", "fr", ["en"]],
  ["Nice flat. 谢绝外国人", "en", "en", ["zh"]],
  ["Nice flat near the park, no dogs.", "zz", "en", []],
  ["外国人不可", "zz", "zh", []],
  // one word tells where none tells of the text's own language
  ["Nice flat near the park. Vermietung ausschließlich an deutsche Staatsangehörige.", "en", "en", ["de"]],
  ["Bright flat to let. Ausländer unerwünscht.", "en", "en", ["de"]],
  ["Schöne Wohnung mit Balkon. Étrangers refusés.", "de", "de", ["fr"]],
  ["Bel appartement au calme. Tenants working locally preferred here.", "fr", "fr", ["en"]],
  ["Modern kitchen, en suite bathroom, large garden, new roof.", "en", "en", []],
  ["Flat near Rue de la Paix and Unter den Linden.", "en", "en", []],
  ["两房一厅，近 Best Buy。", "zh", "zh", []],
])("tells the languages of %s, said to be %s", (text, tag, main, others) => {
  const tongues = tonguesIn(text, tag);
  expect([tongues.main, [...tongues.others.keys()]]).toEqual([main, others]);
});

it("reads a line in another language by the rules' patterns and frames alike", () => {
  const found = check({ market: "US", language: "fr", text: "Bel appartement. No children." });
  expect(found.map(({ rule, text }) => [rule, text])).toEqual([["us-fha-familial-status", "No children"]]);
  expect(check({ market: "SG", language: "en", text: "谢绝外国人" })).not.toEqual([]);
  expect(check({ market: "UK", language: "zz", text: "No kids.", context: { deal: "rent" } })).not.toEqual([]);
});

it.each([
  ["UK", "en", "Bright two-bedroom flat close to the station. Ausländer unerwünscht."],
  ["EU/DE", "de", "Helle Wohnung mit Balkon. Étrangers refusés."],
  ["CA", "fr", "Bel appartement au calme. Immigrants unwelcome."],
  ["US", "zh", "采光好，近地铁。Sin extranjeros."],
])("finds one telling word of another language: %s %s %s", (market, language, text) => {
  expect(check({ market, language, text, context: { deal: "rent" } })).not.toEqual([]);
});

it("counts a language everywhere once it is written more than in passing", () => {
  const { everywhere, others } = tonguesIn("Bel appartement. We are not looking for tenants with kids. Garden", "fr");
  expect([others.has("en"), everywhere.has("en")]).toEqual([true, true]);
  expect(tonguesIn("Bel appartement. No children.", "fr").everywhere.size).toBe(0);
});
