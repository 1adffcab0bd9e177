/** Figures of a list share the unit behind the last; a code for a layout shares none. */
import { expect, test } from "vitest";
import { quantities } from "./quantities.ts";

const areasIn = (text: string) =>
  quantities(text, "ja").flatMap(({ dimension, value }) => (dimension === "area" ? [value] : []));

test("rooms of 8 and 12 m² are two areas", () => {
  expect(areasIn("8・12㎡")).toEqual([8, 12]);
});

test("a T4 of 117 m² is one area", () => {
  expect(areasIn("T4・117㎡")).toEqual([117]);
});

test("an amount ends with its line: the rooms of the next one are no part of it", () => {
  const found = quantities("总价698万\n2室2厅", "zh").filter(({ dimension }) => dimension === "money");
  expect(found.map(({ value }) => value)).toEqual([6_980_000]);
});
