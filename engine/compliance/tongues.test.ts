import { expect, it } from "vitest";
import { check } from "./check.ts";
import { tonguesIn } from "./tongues.ts";

it.each([
  ["Bel appartement lumineux. No kids please.", "fr", "fr", ["en"]],
  ["Nice flat. 谢绝外国人", "en", "en", ["zh"]],
  ["Nice flat near the park, no dogs.", "zz", "en", []],
  ["外国人不可", "zz", "zh", []],
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
