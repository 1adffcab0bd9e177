import { expect, test } from "vitest";
import { dayIn, daysBetween, dueDays, lastReadyDay, READY_HOURS, statementZones } from "./statement-days.ts";

const beijing = "Asia/Shanghai";

test("a moment belongs to the day of the provider's zone", () => {
  const at = new Date("2026-03-01T17:30:00Z");
  expect(dayIn(at, beijing)).toBe("2026-03-02");
  expect(dayIn(at, "UTC")).toBe("2026-03-01");
});

test("yesterday is fetched from eleven in the morning on, before that the day before it", () => {
  expect(lastReadyDay(new Date("2026-03-02T02:59:59Z"), beijing)).toBe("2026-02-28");
  expect(lastReadyDay(new Date("2026-03-02T03:00:00Z"), beijing)).toBe("2026-03-01");
});

test("each provider's day is its own: Stripe's ends at midnight in London's winter, the others' in Beijing", () => {
  const at = new Date("2026-03-02T10:59:59Z");
  const lastDays = Object.entries(statementZones).map(([name, zone]) => `${name} ${lastReadyDay(at, zone)}`);
  expect(lastDays).toContain("stripe 2026-02-28");
  expect(lastReadyDay(new Date("2026-03-02T11:00:00Z"), statementZones.stripe)).toBe("2026-03-01");
  for (const name of ["alipay", "wechat"]) expect(lastDays).toContain(`${name} 2026-03-01`);
});

test("no day is asked for before WeChat and Alipay promise it, at ten in Beijing", () => {
  const ten = new Date("2026-03-02T02:00:00Z");
  expect(lastReadyDay(ten, statementZones.wechat)).toBe("2026-02-28");
  expect(READY_HOURS).toBeGreaterThan(10);
});

test("seven finished days are caught up with, but those that are here", () => {
  const now = new Date("2026-03-02T12:00:00Z");
  const days = ["2026-02-23", "2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"];
  expect(dueDays(now, beijing, new Set())).toEqual(days);
  expect(dueDays(now, beijing, new Set(days.slice(0, 5)))).toEqual(days.slice(5));
  expect(dueDays(now, beijing, new Set(days))).toEqual([]);
});

test("days between are counted over the end of a month, and none backwards", () => {
  expect(daysBetween("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(daysBetween("2026-03-02", "2026-03-01")).toEqual([]);
});
