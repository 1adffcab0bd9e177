/** Domain.com.au Domain: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "domain-com-au",
  name: {
    zh: "Domain",
    en: "Domain.com.au",
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
    name: "Domain developer API",
    auth: "oauth2",
    docs: "https://developer.domain.com.au",
  },
  composeUrl: null,
  note: "Australia.",
  confidence: "uncertain",
  sources: [],
  variantOf: null,
};
