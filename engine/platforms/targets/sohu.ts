/** Sohu Media 搜狐号: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "sohu",
  name: {
    zh: "搜狐号",
    en: "Sohu Media",
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
    titleMax: 72,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "none",
    recommended: 0,
  },
  linksInText: false,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://mp.sohu.com/mpfe/v4/contentManagement/news/addarticle",
  note: "Title 72 in a public client. Article editor.",
  confidence: "uncertain",
  sources: ["github leaperone/MultiPost-Extension@2ef8725 src/sync/article/sohu.ts"],
  variantOf: null,
};
