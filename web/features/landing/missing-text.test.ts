import { expect, test } from "vitest";
import { landing } from "#locales/zh/landing";
import { withKeys } from "#web/features/landing/missing-text.ts";

test("a missing key of the landing page shows the key, what is there shows itself", () => {
  const { headline: _, ...rest } = landing;
  const t = withKeys(rest as typeof landing);
  expect(t.headline).toBe("headline");
  expect(t.lead).toBe(landing.lead);
});
