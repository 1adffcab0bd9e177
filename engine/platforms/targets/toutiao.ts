/** Toutiao 今日头条: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "toutiao",
  name: {
    zh: "今日头条",
    en: "Toutiao",
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
    titleMax: 30,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash-wrapped",
    recommended: 2,
  },
  linksInText: false,
  media: {
    imagesMax: null,
    imageRatios: ["16:9", "3:2"],
    videoSecondsMax: null,
    videoRatio: "16:9",
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://mp.toutiao.com/profile_v4/weitoutiao/publish",
  note: "Article title 30 (public client; a lower bound also exists, not verified). Micro-post cap not verified. Article editor: https://mp.toutiao.com/profile_v4/graphic/publish",
  confidence: "widely-reported",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/toutiao.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic.ts",
  ],
  variantOf: null,
};
