import { describe, expect, it } from "vitest";
import { platform } from "#contract/platform";
import { getPlatform, platforms, postTargets, specificationPlatforms, targetCount } from "./index.ts";

describe("the platforms registry", () => {
  it("holds only entries of the contract's shape, each id once", () => {
    for (const entry of platforms) expect(() => platform.parse(entry)).not.toThrow();
    expect(new Set(platforms.map((entry) => entry.id)).size).toBe(platforms.length);
  });
  it("earns the claim of 50+ platforms without variants, email and text messages, each counted once", () => {
    expect(targetCount()).toBeGreaterThanOrEqual(50);
    // seven variants, of which "wechat" is offered in the place of Moments; email; SMS
    expect(targetCount()).toBe(platforms.length - 7 - 2);
    const offered = postTargets.map(({ id }) => id);
    expect(offered.slice(0, 6)).toEqual([...specificationPlatforms]);
    for (const id of ["wechat-moments", "email", "sms", "sms-unicode", "youtube-shorts"])
      expect(offered).not.toContain(id);
  });
  it("starts with the specification's six, in its order", () => {
    expect(platforms.slice(0, 6).map((entry) => entry.id)).toEqual([...specificationPlatforms]);
  });
  it("points every variant at a target that exists and is not itself a variant", () => {
    for (const { variantOf } of platforms) {
      if (variantOf !== null) expect(getPlatform(variantOf)?.variantOf).toBeNull();
    }
  });
  it("names a source for every limit it calls documented", () => {
    for (const entry of platforms) {
      if (entry.confidence === "documented") expect(entry.sources.length, entry.id).toBeGreaterThan(0);
    }
  });
  it("recommends no more hashtags than a platform takes", () => {
    for (const { id, hashtags } of platforms) {
      if (hashtags.max !== null) expect(hashtags.recommended, id).toBeLessThanOrEqual(hashtags.max);
    }
  });
  it("gives a title limit only to platforms that have a title", () => {
    for (const { id, text } of platforms) if (text.titleMax !== null) expect(text.hasTitle, id).toBe(true);
  });
  it("answers null for an unknown id", () => expect(getPlatform("myspace")).toBeNull());
});
