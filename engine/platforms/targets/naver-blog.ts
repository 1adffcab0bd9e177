/** Naver Blog 네이버 블로그: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "naver-blog",
  name: {
    zh: "Naver 博客",
    en: "Naver Blog",
  },
  family: "article",
  region: ["KR"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash",
    recommended: 10,
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
  composeUrl: "https://share.naver.com/web/shareView?url={url}&title={text}",
  note: "Opens Naver's share page.",
  confidence: "uncertain",
  sources: ["https://gist.github.com/gracefullight/adef04998cc59434500a9c346bceb459"],
  variantOf: null,
};
