/** Zhihu 知乎: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "zhihu",
  name: {
    zh: "知乎",
    en: "Zhihu",
  },
  family: "article",
  region: ["CN"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 100,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "none",
    recommended: 3,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: ["16:9"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://zhuanlan.zhihu.com/write",
  note: "Article title 100 (public client). Body cap not verified. Topics are picked in the editor, not typed.",
  confidence: "widely-reported",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/zhihu.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article.ts",
  ],
  variantOf: null,
};
