import { expect, test } from "vitest";
import { daysOfWeek, momentAt, startOfDay, wallOf, weeksOfMonth } from "./wall-clock.ts";

const BERLIN = "Europe/Berlin";

test("a time the clock skips means as much later, and says what the clock really reads", () => {
  expect(momentAt({ day: "2026-03-29", at: "02:30" }, BERLIN)).toEqual({
    iso: "2026-03-29T01:30:00.000Z",
    shift: "gap",
    wall: { day: "2026-03-29", at: "03:30" },
  });
});

test("a time that comes twice means the first, also where clocks move by half an hour", () => {
  expect(momentAt({ day: "2026-10-25", at: "02:30" }, BERLIN)).toEqual({
    iso: "2026-10-25T00:30:00.000Z",
    shift: "fold",
    wall: { day: "2026-10-25", at: "02:30" },
  });
  expect(momentAt({ day: "2026-04-05", at: "01:45" }, "Australia/Lord_Howe")).toMatchObject({ shift: "fold" });
  expect(momentAt({ day: "2026-11-23", at: "08:00" }, "Asia/Shanghai")).toMatchObject({
    iso: "2026-11-23T00:00:00.000Z",
    shift: null,
  });
});

test("clocks of half and of three quarters of an hour are met to the minute, over their own changes too", () => {
  const at = (day: string, time: string, zone: string) => momentAt({ day, at: time }, zone);
  expect(at("2026-11-23", "00:15", "Asia/Kolkata")).toMatchObject({ iso: "2026-11-22T18:45:00.000Z", shift: null });
  expect(at("2026-11-23", "09:00", "Asia/Kathmandu").iso).toBe("2026-11-23T03:15:00.000Z");
  expect(startOfDay("2026-11-23", "Asia/Kolkata")).toBe("2026-11-22T18:30:00.000Z");
  expect(at("2026-10-04", "02:30", "Australia/Adelaide")).toEqual({
    iso: "2026-10-03T17:00:00.000Z",
    shift: "gap",
    wall: { day: "2026-10-04", at: "03:30" },
  });
  expect(at("2026-04-05", "02:30", "Australia/Adelaide")).toMatchObject({
    iso: "2026-04-04T16:00:00.000Z",
    shift: "fold",
  });
});

test("days begin when their clock says so, also where it skips midnight", () => {
  // Beirut went forward at midnight
  expect(wallOf(startOfDay("2024-03-31", "Asia/Beirut"), "Asia/Beirut")).toEqual({ day: "2024-03-31", at: "01:00" });
  expect(startOfDay("2026-11-23", "Asia/Shanghai")).toBe("2026-11-22T16:00:00.000Z");
});

test("weeks begin on Monday, and a month has as many as it touches", () => {
  expect(daysOfWeek("2026-11-29")[0]).toBe("2026-11-23");
  expect(weeksOfMonth("2026-11-23").map((week) => week[0])).toEqual([
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
  ]);
  expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
});
