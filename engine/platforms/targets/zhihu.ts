/** Zhihu 知乎: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "zhihu",
  name: { zh: "知乎", en: "Zhihu" },
  region: ["CN"],
  text: { titleMax: 100 },
  hashtags: { recommended: 3 },
  media: { imageRatios: ["16:9"] },
  composeUrl: "https://zhuanlan.zhihu.com/write",
  note: "Article title 100 (public client). Body cap not verified. Topics are picked in the editor, not typed.",
  confidence: "widely-reported",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/zhihu.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article.ts",
  ],
});
