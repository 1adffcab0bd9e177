import { describe, expect, it } from "vitest";
import { formatHashtag } from "./hashtags.ts";
import { getPlatform } from "./index.ts";
import { layoutFields, layoutPost } from "./layout.ts";

const on = (id: string) => {
  const found = getPlatform(id);
  if (found === null) throw new Error(`no target ${id}`);
  return found;
};
const post = { title: "标题", body: "正文\n", hashtags: ["滨江 三房", "#学区", "滨江三房"] };

describe("laying out a post", () => {
  it("wraps Weibo topics on both sides and keeps their words apart", () => {
    expect(layoutPost(on("weibo"), { ...post, title: null })).toBe("正文\n#滨江 三房# #学区# #滨江三房#");
  });
  it("closes tags up for a single hash and drops doubles", () => {
    expect(layoutPost(on("instagram"), { ...post, title: null })).toBe("正文\n\n#滨江三房 #学区");
    expect(formatHashtag(on("instagram"), "open house!")).toBe("#openHouse");
    expect(formatHashtag(on("instagram"), "l'été")).toBe("#lété");
    expect(formatHashtag(on("instagram"), "🏠")).toBeNull();
  });
  it("keeps a title out of the text where the platform has a field for it, and leads with it where not", () => {
    expect(layoutFields(on("xiaohongshu"), post)).toMatchObject({ title: "标题", text: "正文\n\n#滨江三房 #学区" });
    expect(layoutPost(on("facebook"), { ...post, hashtags: [] })).toBe("标题\n\n正文");
  });
  it("writes no hashtags where there are none and hands them over as topics where there is a field", () => {
    expect(layoutPost(on("sms"), { ...post, title: null })).toBe("正文");
    expect(layoutFields(on("medium"), { title: "t", body: "b", hashtags: ["a", "b", "c", "d"] })).toEqual({
      title: "t",
      text: "b",
      tags: ["a", "b", "c"],
    });
  });
  it("stops at the platform's maximum", () => {
    expect(layoutPost(on("threads"), { title: null, body: "b", hashtags: ["a", "c"] })).toBe("b\n#a");
  });
});
