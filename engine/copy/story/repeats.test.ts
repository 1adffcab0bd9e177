import { expect, it } from "vitest";
import { repeatsThing, repeatsWork } from "./repeats.ts";

it.each([
  ["Kitchen 2017 with gas cooktop", "In 2017 the kitchen was renewed.", true],
  ["Dining kitchen refitted 2022", "The kitchen was refitted in 2022.", true],
  ["厨房、主卫2022年翻新", "厨房和主卫在2022年重新装修。", true],
  ["2022년 욕실 전체 수리", "욕실은 2022년에 전체 수리했습니다.", true],
  ["Kitchen 2017 with gas cooktop", "The bathroom was renewed in 2017.", false],
  ["Kitchen with gas cooktop", "In 2017 the kitchen was renewed.", false],
  ["Gas combi boiler, installed 2019", "The kitchen was refitted in 2022.", false],
])("%s repeats the work of %s: %s", (phrase, told, repeats) => {
  expect(repeatsWork(phrase, [told])).toBe(repeats);
});

it("knows a thing that is missing from a sentence that has told it", () => {
  expect(repeatsThing("sans four ni réfrigérateur", ["Ne sont pas fournis : le réfrigérateur."])).toBe(true);
  expect(repeatsThing("sans cave", ["Ne sont pas fournis : le réfrigérateur."])).toBe(false);
});
