/** Toutiao 今日头条: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "toutiao",
  name: { zh: "今日头条", en: "Toutiao" },
  region: ["CN"],
  text: { titleMax: 30 },
  hashtags: { style: "hash-wrapped", recommended: 2 },
  linksInText: false,
  media: { imageRatios: ["16:9", "3:2"], videoRatio: "16:9" },
  composeUrl: "https://mp.toutiao.com/profile_v4/weitoutiao/publish",
  note: "Article title 30 (public client; a lower bound also exists, not verified). Micro-post cap not verified. Article editor: https://mp.toutiao.com/profile_v4/graphic/publish",
  confidence: "widely-reported",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/toutiao.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic.ts",
  ],
});
