/** Douban 豆瓣: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "douban",
  name: {
    zh: "豆瓣",
    en: "Douban",
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
    titleMax: 100,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash-wrapped",
    recommended: 1,
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
  composeUrl: "https://www.douban.com/note/create",
  note: "Diary title 100 in a public client. Status cap not verified. Diary editor; share dialog: https://www.douban.com/recommend/?name={text}&text={text}&href={url} (2022 catalogue).",
  confidence: "uncertain",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/douban.ts",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
  variantOf: null,
};
