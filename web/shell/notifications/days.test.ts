import { expect, test } from "vitest";
import { byDay, daysAgo } from "#web/shell/notifications/days.ts";

const at = (text: string) => ({ createdAt: new Date(text).toISOString() });

test("moments of one calendar day stand together, a minute over midnight apart", () => {
  const items = [at("2026-03-02T00:01"), at("2026-03-01T23:59"), at("2026-03-01T08:00")];
  expect(byDay(items).map((group) => group.items.length)).toEqual([1, 2]);
});

test("today is 0 and yesterday 1, whatever the hour", () => {
  const now = new Date("2026-03-02T00:10").getTime();
  const [group] = byDay([at("2026-03-01T23:50")]);
  expect(daysAgo(group?.day ?? 0, now)).toBe(1);
  expect(daysAgo(byDay([at("2026-03-02T00:05")])[0]?.day ?? 0, now)).toBe(0);
});

test("nothing has no days", () => {
  expect(byDay([])).toEqual([]);
});
