import { expect, test } from "vitest";
import { locate, locateInTitle, segments, spansOf } from "#web/features/pieces/text-marks.ts";

const claim = (text: string, start: number) => ({ start, end: start + text.length, text, kind: "claim" as const });

test("a mark follows its words when text is written before them", () => {
  expect(locate("最好的房子", { start: 0, end: 2, text: "最好" })).toEqual({ start: 0, end: 2 });
  expect(locate("这是最好的房子", { start: 0, end: 2, text: "最好" })).toEqual({ start: 2, end: 4 });
});

test("of several occurrences the nearest is marked, and none once the words are gone", () => {
  expect(locate("best. And best again", { start: 12, end: 16, text: "best" })).toEqual({ start: 10, end: 14 });
  expect(locate("a calm home", { start: 0, end: 4, text: "best" })).toBeNull();
  expect(locate("anything", { start: 0, end: 0, text: "" })).toBeNull();
});

test("what was found in the title is marked there, and not on the same words of the body", () => {
  const found = { start: 0, end: 0, text: "89.3㎡" };
  expect(locate("建筑面积 89.3㎡", found)).toBeNull();
  expect(locateInTitle("梅川苑 89.3㎡", found)).toEqual({ start: 4, end: 9 });
  expect(locateInTitle("梅川苑", found)).toBeNull();
  expect(locateInTitle("梅川苑 89.3㎡", { start: 5, end: 10, text: "89.3㎡" })).toBeNull();
});

test("the segments give back the whole text, and the gravest mark wins where two overlap", () => {
  const text = "near the top school in town";
  const spans = [
    { start: 9, end: 19, kind: "warn" as const },
    { start: 13, end: 19, kind: "untraced" as const },
  ];
  const parts = segments(text, spans);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.find((part) => part.text === "school")?.kind).toBe("untraced");
  expect(parts.find((part) => part.text === "top ")?.kind).toBe("warn");
});

test("an empty text has no segments and no marks", () => {
  expect(segments("", spansOf("", [], [claim("school", 3)]))).toEqual([]);
});
