/** KakaoStory 카카오스토리: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "kakaostory",
  name: {
    zh: "KakaoStory",
    en: "KakaoStory",
  },
  family: "moment",
  region: ["KR"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: false,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash",
    recommended: 3,
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
  composeUrl: "https://story.kakao.com/share?url={url}&text={text}",
  note: "Not verified; service and API status uncertain. Share URL seen in many repositories.",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
