/** Facebook Marketplace: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "facebook-marketplace",
  name: {
    zh: "Facebook Marketplace",
    en: "Facebook Marketplace",
  },
  family: "portal",
  region: ["GLOBAL"],
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
  note: "Title 100 in two public tools; description cap not verified. One tool removes all URLs from title and description as a policy rule. Post by hand in the app or on facebook.com/marketplace. No public API for property listings.",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
