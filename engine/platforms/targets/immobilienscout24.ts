/** ImmoScout24 ImmobilienScout24: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "immobilienscout24",
  name: {
    zh: "ImmobilienScout24",
    en: "ImmoScout24",
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
    name: "ImmoScout24 Real Estate Listing API",
    auth: "oauth1",
    docs: "https://api.immobilienscout24.de",
  },
  composeUrl: null,
  note: "Text is split into object, equipment, location and miscellaneous notes (field caps not verified).",
  confidence: "uncertain",
  sources: ["https://api.immobilienscout24.de/files/API-Preisuebersicht.pdf"],
  variantOf: null,
};
