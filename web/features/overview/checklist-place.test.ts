// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { expectedShape, isDismissed, remember } from "./checklist-place.ts";

const now = Date.parse("2026-03-15T00:00:00Z");
const young = { id: "a", created_at: "2026-03-14T00:00:00Z" };
const old = { id: "a", created_at: "2025-03-14T00:00:00Z" };
beforeEach(() => localStorage.clear());

test("in a strange browser a young account gets the list's place, an old one none", () => {
  expect([expectedShape(young, now), expectedShape(old, now)]).toEqual(["list", "none"]);
});

test("what was shown last is kept for, and what was sent away is not", () => {
  remember("a", "line");
  expect([expectedShape(young, now), isDismissed("a")]).toEqual(["line", false]);
  remember("a", "dismissed");
  expect([expectedShape(young, now), isDismissed("a"), isDismissed("b")]).toEqual(["none", true, false]);
});
