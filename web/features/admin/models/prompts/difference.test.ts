import { expect, test } from "vitest";
import { differenceOf } from "./difference.ts";

const shown = (before: string, after: string) =>
  differenceOf(before, after).map(
    ({ kind, runs }) =>
      `${{ same: " ", removed: "-", added: "+" }[kind]}${runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("")}`,
  );

test("a changed line stands as it was and as it is, with the words that differ marked", () => {
  expect(shown("One rule.\nKeep it dry.\nEnd.", "One rule.\nKeep it warm.\nEnd.")).toEqual([
    " One rule.",
    "-Keep it [dry].",
    "+Keep it [warm].",
    " End.",
  ]);
});

test("lines that came or went are whole", () => {
  expect(shown("a\nb\nc", "a\nc\nd")).toEqual([" a", "-b", " c", "+d"]);
});

test("of several lines in place of one, the first is compared and the rest has come", () => {
  expect(shown("a dry end", "a warm end\nand more")).toEqual(["-a [dry] end", "+a [warm] end", "+and more"]);
});

test("the same text has no differences", () => {
  expect(shown("a\n\nb", "a\n\nb")).toEqual([" a", " ", " b"]);
});
