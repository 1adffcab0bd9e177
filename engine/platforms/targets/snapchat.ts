/** Snapchat: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "snapchat",
  name: {
    zh: "Snapchat",
    en: "Snapchat",
  },
  family: "caption",
  region: ["GLOBAL"],
  text: {
    max: 160,
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
    recommended: 2,
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
    name: "Snapchat Public Profile API",
    auth: "oauth2",
    docs: "https://developers.snap.com/",
  },
  composeUrl: null,
  note: "Scheduler limits: Spotlight description 160, other 500. No real text surface. Post in the app.",
  confidence: "uncertain",
  sources: ["https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits"],
  variantOf: null,
};
