/** Naver Cafe 네이버 카페: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "naver-cafe",
  name: {
    zh: "Naver Cafe",
    en: "Naver Cafe",
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
    style: "none",
    recommended: 0,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "Naver Open API Cafe",
    auth: "oauth2",
    docs: "https://developers.naver.com/docs/login/cafe-api/cafe-api.md",
  },
  composeUrl: "https://share.naver.com/web/shareView?url={url}&title={text}",
  note: "The user must be a cafe member; product boards are excluded.",
  confidence: "widely-reported",
  sources: [],
  variantOf: null,
};
