import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const deleted = "2026-03-01T10:00:00Z";
const at = (iso: string) => daysLeft(deleted, new Date(iso).getTime());

test("a home just deleted has thirty days, a day later twenty-nine, on its last day one", () => {
  expect(at("2026-03-01T10:00:00.500Z")).toBe(30);
  expect(at("2026-03-02T10:00:01Z")).toBe(29);
  expect(at("2026-03-30T12:00:00Z")).toBe(1);
});

test("a clock that runs wrong never promises more than thirty days or none at all", () => {
  expect(at("2026-02-20T10:00:00Z")).toBe(30);
  expect(at("2026-06-01T10:00:00Z")).toBe(1);
});
