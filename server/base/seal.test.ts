import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./seal.ts";

const KEY = "a key of thirty-two characters or more";

test("a sealed secret shows nothing of itself and opens with the key, at its own place only", () => {
  const kept = sealSecret(KEY, "wb-secret-1", "platform_apps/weibo");
  expect(kept).not.toContain("wb-secret");
  expect(sealSecret(KEY, "wb-secret-1", "platform_apps/weibo")).not.toBe(kept);
  expect(openSecret(KEY, kept, "platform_apps/weibo")).toBe("wb-secret-1");
  expect(() => openSecret(KEY, kept, "platform_apps/x")).toThrow("sealed with another key");
  expect(() => openSecret("another key of thirty-two characters", kept, "platform_apps/weibo")).toThrow();
  expect(() => openSecret(null, kept, "platform_apps/weibo")).toThrow();
});

test("without a key nothing is kept, and plain text is never taken for a secret", () => {
  expect(() => sealSecret(null, "x", "a/b")).toThrow("secret_key_missing");
  expect(() => openSecret(KEY, "x", "a/b")).toThrow("not sealed");
});
