import { expect, test } from "vitest";
import { usableUntil } from "./place-life.ts";

const openedAt = new Date("2026-03-02T08:00:00Z");
const after = (minutes: number) => new Date(openedAt.getTime() + minutes * 60_000);

test.each([
  ["wechat", "h5", 5],
  ["wechat", "qr", 120],
  ["alipay", "qr", 120],
  ["alipay", "page", 600],
  ["stripe", "page", 600],
  ["bank", "transfer", 600],
] as const)("a place at %s by %s can be entered for %i minutes of ten hours", (provider, method, minutes) => {
  expect(usableUntil({ provider, method, openedAt, expiresAt: after(600) })).toEqual(after(minutes));
});

test("no place outlasts its payment", () => {
  expect(usableUntil({ provider: "wechat", method: "qr", openedAt, expiresAt: after(30) })).toEqual(after(30));
});
