/** Jike 即刻: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "jike",
  name: {
    zh: "即刻",
    en: "Jike",
  },
  family: "micro-post",
  region: ["CN"],
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
    style: "none",
    recommended: 0,
  },
  linksInText: true,
  media: {
    imagesMax: 9,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://web.okjike.com",
  note: "Client slices to 9 images.",
  confidence: "uncertain",
  sources: ["github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/okjike.ts"],
  variantOf: null,
};
