import { expect, test } from "vitest";
import { fieldOf, momentOf } from "./moment.ts";

test("a moment and its field lead back to each other, to the minute", () => {
  const iso = new Date(2026, 2, 9, 8, 5).toISOString();
  expect(fieldOf(iso)).toBe("2026-03-09T08:05");
  expect(momentOf("2026-03-09T08:05")).toBe(iso);
});

test("what is empty or no moment is none", () => {
  expect([momentOf(""), momentOf("tomorrow")]).toEqual([null, null]);
});
