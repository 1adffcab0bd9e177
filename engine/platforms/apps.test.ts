import { expect, test } from "vitest";
import { appOf, hasForm, platformApps } from "./apps.ts";
import { getPlatform } from "./index.ts";

test("every application belongs to a target of the registry that names an API", () => {
  for (const { platform, fields } of platformApps) {
    expect(getPlatform(platform)?.api, platform).not.toBeNull();
    expect(getPlatform(platform), platform).not.toBeNull();
    expect(
      fields.some((field) => field.secret),
      platform,
    ).toBe(true);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  }
  expect(new Set(platformApps.map(({ platform }) => platform)).size).toBe(platformApps.length);
});

test("a value with another form than the console hands out is told apart", () => {
  const [id, secret] = appOf("wechat-official-account")?.fields ?? [];
  if (!id || !secret) throw new Error("WeChat has two fields");
  expect(hasForm(id, "wx0123456789abcdef")).toBe(true);
  expect(hasForm(id, "gh_0123456789ab")).toBe(false);
  expect(hasForm(secret, `${"a".repeat(32)}\n`)).toBe(false);
  expect(hasForm(secret, "a".repeat(31))).toBe(false);
  expect(appOf("medium")).toBeNull();
});
