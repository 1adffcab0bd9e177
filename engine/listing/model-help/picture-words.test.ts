import { expect, test } from "vitest";
import { wordsIn } from "./picture-words.ts";

test.each([
  ["Price: £450,000\n2 bedrooms", "Price: £450,000\n2 bedrooms"],
  ["```text\n总价 698万\n```\n", "总价 698万"],
  ["-", ""],
  [" — \n", ""],
  ["", ""],
])("%j holds %j", (answer, words) => {
  expect(wordsIn(answer)).toBe(words);
});
