import { expect, test } from "vitest";
import { byDay, daysOf, rangeOf, stepFrom } from "./view.ts";

test("a view's range is that of its days on the calendar's clock, over a change of the clock", () => {
  expect(rangeOf("week", "2026-10-25", "Europe/Berlin")).toEqual({
    from: "2026-10-18T22:00:00.000Z",
    until: "2026-10-25T23:00:00.000Z",
  });
  expect(daysOf("month", "2026-11-23")).toHaveLength(42);
  expect(daysOf("list", "2026-11-23").at(-1)).toBe("2026-12-22");
});

test("days that begin at half past are whole, and hold what is posted a quarter after midnight", () => {
  expect(rangeOf("week", "2026-11-25", "Asia/Kolkata")).toEqual({
    from: "2026-11-22T18:30:00.000Z",
    until: "2026-11-29T18:30:00.000Z",
  });
  const early = { dueAt: "2026-11-22T18:45:00.000Z" };
  expect([...byDay([early], ({ dueAt }) => dueAt, "Asia/Kolkata").keys()]).toEqual(["2026-11-23"]);
});

test("steps lead to the next month also from its last day, and back", () => {
  expect(stepFrom("month", "2026-01-31", 1)).toBe("2026-02-01");
  expect(stepFrom("month", "2026-03-31", -1)).toBe("2026-02-01");
  expect(stepFrom("week", "2026-11-23", -1)).toBe("2026-11-16");
});

test("a post stands on the day its calendar's clock shows", () => {
  const late = { dueAt: "2026-11-23T20:00:00.000Z" };
  expect([...byDay([late], ({ dueAt }) => dueAt, "Asia/Shanghai").keys()]).toEqual(["2026-11-24"]);
  expect([...byDay([late], ({ dueAt }) => dueAt, "America/New_York").keys()]).toEqual(["2026-11-23"]);
});
