import { expect, test } from "vitest";
import { romanisedHangul, romanisedNames } from "./hangul-latin.ts";

test.each([
  ["공덕", "gongdeok"],
  ["종로", "jongno"],
  ["신라", "silla"],
  ["독립문", "dongnimmun"],
  ["압구정", "apgujeong"],
  ["강남", "gangnam"],
])("%s is read %s", (name, reading) => {
  expect(romanisedHangul(name)).toBe(reading);
});

test("the word for the kind of a place stays beside its name", () => {
  expect(romanisedNames("공덕역")).toContain("gongdeok역");
});
