import type { Factor } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { isFactorDue, pictureAddress } from "./second-factor.ts";

const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const session = (level: string, factors: Partial<Factor>[]) => ({
  access_token: token({ aal: level }),
  user: { id: "1", app_metadata: {}, user_metadata: {}, aud: "", created_at: "", factors: factors as Factor[] },
});
const app = { factor_type: "totp", status: "verified" } as const;

test("a second step is due while the account has an app and the token has not shown it", () => {
  expect(isFactorDue(null)).toBe(false);
  expect(isFactorDue(session("aal1", []))).toBe(false);
  expect(isFactorDue(session("aal1", [{ ...app, status: "unverified" }]))).toBe(false);
  expect(isFactorDue(session("aal1", [app]))).toBe(true);
  expect(isFactorDue(session("aal2", [app]))).toBe(false);
});

test("the picture of an invitation keeps its colours in an address", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#ffffff" d="M0 0"/></svg>';
  const address = pictureAddress(`data:image/svg+xml;utf-8,${svg}`);
  expect(new URL(address).hash).toBe("");
  expect(decodeURIComponent(address.slice(address.indexOf(",") + 1))).toBe(svg);
  expect(pictureAddress(address)).toBe(address);
});
