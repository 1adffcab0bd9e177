/** Zigbang 직방: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "zigbang",
  name: {
    zh: "Zigbang",
    en: "Zigbang",
  },
  family: "portal",
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
    max: 0,
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
  composeUrl: null,
  note: "",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
