import { expect, test } from "vitest";
import { takeConsent } from "./consent.ts";

test("what a platform answered is read once and leaves the address", () => {
  history.replaceState(null, "", "/dashboard/publish/accounts#platform=weibo&code=c%26d&state=s");
  expect(takeConsent()).toEqual({ platform: "weibo", code: "c&d", state: "s" });
  expect(location.hash).toBe("");
  expect(takeConsent()).toBeNull();
});

test("a refusal comes back without a code, and any other address says nothing", () => {
  history.replaceState(null, "", "/dashboard/publish/accounts#platform=weibo&refused=access_denied");
  expect(takeConsent()).toEqual({ platform: "weibo", code: null, state: null });
  history.replaceState(null, "", "/dashboard/publish/accounts#second-factor");
  expect(takeConsent()).toBeNull();
});
