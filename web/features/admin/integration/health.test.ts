import { expect, test } from "vitest";
import type { Service } from "#contract/admin/integration";
import { healthTones } from "#web/features/admin/health-state.ts";
import { healthOf, serviceTones } from "./health.ts";

const service = (over: Partial<Service>): Service => ({
  name: "mail",
  way: "smtp",
  settings: [],
  callback: null,
  lastSuccess: null,
  lastFailure: null,
  lastCallback: null,
  lastTest: null,
  ...over,
});
const failure = { at: "2026-01-02T00:00:00.000Z", cause: "x" };

test("the newest sign of life decides, whether it is a test or real use", () => {
  expect(healthOf(service({ lastSuccess: "2026-01-01T00:00:00.000Z", lastFailure: failure }))).toBe("bad");
  expect(healthOf(service({ lastSuccess: "2026-01-03T00:00:00.000Z", lastFailure: failure }))).toBe("good");
  const tested = { ok: false, milliseconds: 3, cause: "x", at: "2026-01-04T00:00:00.000Z" };
  expect(healthOf(service({ lastSuccess: "2026-01-03T00:00:00.000Z", lastTest: tested }))).toBe("bad");
  expect(healthOf(service({ lastFailure: failure, lastTest: { ...tested, ok: true } }))).toBe("good");
});

test("nothing is called healthy that is not set, only tried out, or without a sign", () => {
  expect(healthOf(service({ way: null, lastSuccess: "2026-01-03T00:00:00.000Z" }))).toBe("off");
  expect(healthOf(service({ way: "outbox", lastSuccess: "2026-01-03T00:00:00.000Z" }))).toBe("trial");
  expect(healthOf(service({}))).toBe("unknown");
});

test("a service that is only tried out looks the same here as on the first page", () => {
  expect(serviceTones.trial).toBe("wait");
  expect(serviceTones.trial).toBe(healthTones.trial);
});
