/** Craigslist: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "craigslist",
  name: {
    zh: "Craigslist",
    en: "Craigslist",
  },
  family: "portal",
  region: ["NA"],
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
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "partner",
  api: {
    name: "Craigslist bulk posting",
    auth: "token",
    docs: null,
  },
  composeUrl: null,
  note: "Plain text or limited HTML. Post by hand; repeated identical ads are removed (unverified).",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
