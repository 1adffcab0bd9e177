import { describe, expect, it } from "vitest";
import type { Platform } from "#contract/platform";
import { getPlatform } from "./index.ts";
import { countText, countTitle, fits } from "./measure.ts";

const at = (id: string): Platform => {
  const found = getPlatform(id);
  if (found === null) throw new Error(`no target ${id}`);
  return found;
};

describe("counting the platform's own way", () => {
  it("weighs Chinese double on X", () => {
    expect(countText(at("twitter"), "房源ab")).toEqual({ used: 6, max: 280, unit: "weighted" });
  });
  it("takes ASCII for half on Weibo and rounds up", () => {
    expect(countText(at("weibo"), "Test")).toMatchObject({ used: 2, max: 2000 });
    expect(countText(at("weibo"), "三室2厅A")).toMatchObject({ used: 4 });
    expect(countText(at("weibo"), "三室2厅")).toMatchObject({ used: 4 });
  });
  it("counts a Xiaohongshu title in halves and its body in code points", () => {
    expect(countTitle(at("xiaohongshu"), "3室2厅ab")).toEqual({ used: 4, max: 20, unit: "chars" });
    expect(countText(at("xiaohongshu"), "ab房🏠").used).toBe(4);
  });
  it("sees a family emoji as one grapheme on Bluesky, two units at most on X, many bytes on Threads", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(countText(at("bluesky"), family).used).toBe(1);
    expect(countText(at("twitter"), family).used).toBe(2);
    expect(countText(at("threads"), `a${family}`).used).toBe(26);
  });
  it("counts bytes on YouTube and UTF-16 units on LINE", () => {
    expect(countText(at("youtube"), "房a")).toEqual({ used: 4, max: 5000, unit: "bytes" });
    expect(countText(at("line"), "🏠").used).toBe(2);
  });
  it("charges 23 for any link on Mastodon", () => {
    expect(countText(at("mastodon"), "See https://example.com/a/very/long/path/to/the/listing").used).toBe(27);
  });
  it("counts segments for SMS", () => {
    expect(countText(at("sms"), "房".repeat(71))).toEqual({ used: 2, max: null, unit: "segments" });
    expect(countText(at("sms-unicode"), "a".repeat(71)).used).toBe(2);
  });
  it("counts the hashtags a post carries as well", () => {
    const post = { title: null, body: "房源", hashtags: ["学区"] };
    expect(countText(at("twitter"), post).used).toBe(4 + 1 + 5);
  });
  it("refuses a text over Bluesky's byte limit though its graphemes fit", () => {
    const heavy = "👨‍👩‍👧‍👦".repeat(200);
    expect(countText(at("bluesky"), heavy).used).toBe(200);
    expect(fits(at("bluesky"), heavy)).toBe(false);
    expect(fits(at("bluesky"), "房".repeat(300))).toBe(true);
  });
  it("refuses a title that is too long and never enforces an unknown limit", () => {
    const long = "房".repeat(21);
    expect(fits(at("xiaohongshu"), { title: long, body: "好", hashtags: [] })).toBe(false);
    expect(fits(at("anjuke"), { title: long, body: "房".repeat(90_000), hashtags: [] })).toBe(true);
  });
});
