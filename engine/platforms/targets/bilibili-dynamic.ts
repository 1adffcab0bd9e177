/** Bilibili dynamic / article 哔哩哔哩动态/专栏: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "bilibili-dynamic",
  name: {
    zh: "哔哩哔哩动态/专栏",
    en: "Bilibili dynamic / article",
  },
  family: "social-post",
  region: ["CN"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 40,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash-wrapped",
    recommended: 2,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://t.bilibili.com",
  note: "Article title 40 in a public client; dynamic text cap not verified. Article editor: https://member.bilibili.com/article-text/home?newEditor=-1",
  confidence: "uncertain",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/bilibili.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/bilibili.ts",
  ],
  variantOf: "bilibili",
};
