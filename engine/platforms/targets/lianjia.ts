/** Lianjia 链家: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "lianjia",
  name: {
    zh: "链家",
    en: "Lianjia",
  },
  family: "portal",
  region: ["CN"],
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
  note: "Only in-house agents publish.",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
