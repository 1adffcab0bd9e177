import { expect, test } from "vitest";
import type { Entitled, Entitlements } from "#contract/entitlement";
import { crossedBy, missingIn, refusalOf } from "./entitled.ts";

const support = { zh: "客服", en: "Support" };
const basic: Entitlements = {
  platforms: 5,
  languages: 2,
  onlyLanguages: ["zh", "en"],
  video: false,
  hdVideo: false,
  crm: false,
  reports: "monthly",
  api: false,
  customTemplates: false,
  manager: false,
  support,
};
const enterprise: Entitlements = {
  ...basic,
  platforms: null,
  languages: 20,
  onlyLanguages: null,
  video: true,
  hdVideo: true,
  crm: true,
  reports: "weekly",
  api: true,
  customTemplates: true,
  manager: true,
};
const running = (used: number, limit: number | null): Entitled => ({
  state: "running",
  subscriptionId: "6f1b1a52-3a3b-4b0e-9d7e-111111111111",
  source: "order",
  planCode: "basic",
  planName: { zh: "基础版", en: "Basic" },
  entitlements: basic,
  quota: { plan: limit, extra: 0, limit, used, left: limit === null ? null : Math.max(0, limit - used) },
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2026-02-01T00:00:00.000Z",
});

test("without a package everything that makes something is refused, whatever the wish", () => {
  expect(refusalOf({ state: "none", last: null }, {})).toEqual({ code: "no_package" });
});

test("a plan counts platforms and languages once each, and names which languages it writes", () => {
  expect(missingIn(basic, { platforms: ["a", "b", "c", "d", "e", "e"] })).toBeNull();
  expect(missingIn(basic, { platforms: ["a", "b", "c", "d", "e", "f"] })).toEqual({ what: "platforms", max: 5 });
  expect(missingIn(basic, { languages: ["ja"] })).toEqual({ what: "onlyLanguages", max: null });
  expect(missingIn({ ...basic, onlyLanguages: null }, { languages: ["a", "b", "c"] })).toEqual({
    what: "languages",
    max: 2,
  });
});

test.each(["video", "hdVideo", "crm", "api", "customTemplates", "manager"] as const)(
  "%s is refused by a plan without it and allowed by one with it",
  (feature) => {
    expect(missingIn(basic, { features: [feature] })).toEqual({ what: feature, max: null });
    expect(missingIn(enterprise, { features: [feature], weeklyReports: true })).toBeNull();
  },
);

test("the last listing can be used, the one after it is refused with the day the next period begins", () => {
  expect(refusalOf(running(9, 10), { listing: true })).toBeNull();
  expect(refusalOf(running(10, 10), { listing: true })).toEqual({
    code: "quota_used_up",
    limit: 10,
    resets: "2026-02-01T00:00:00.000Z",
  });
  expect(refusalOf(running(10, 10), {})).toBeNull();
  expect(refusalOf(running(5000, null), { listing: true })).toBeNull();
});

test("few are left from four fifths on, none at the limit, and an unlimited plan never runs low", () => {
  expect([7, 8, 9, 10].map((used) => crossedBy(used, 10))).toEqual([null, "quota_low", "quota_low", "quota_used_up"]);
  expect(crossedBy(1, 1)).toBe("quota_used_up");
  expect(crossedBy(1_000_000, null)).toBeNull();
});
