/** Zoopla: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "zoopla",
  name: {
    zh: "Zoopla",
    en: "Zoopla",
  },
  family: "portal",
  region: ["EU"],
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
  publish: "partner",
  api: {
    name: "Zoopla real-time listings feed",
    auth: "app-secret",
    docs: null,
  },
  composeUrl: null,
  note: "",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
