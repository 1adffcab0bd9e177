/** Rightmove: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "rightmove",
  name: {
    zh: "Rightmove",
    en: "Rightmove",
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
    titleMax: 300,
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
    name: "Rightmove Real Time Data Feed / Commercial Listings API",
    auth: "app-secret",
    docs: "https://api-docs.rightmove.co.uk/docs/property-feed-api-product/1/overview",
  },
  composeUrl: null,
  note: "title_max is the SUMMARY field (300 characters, used by several public tools); up to 10 key features of <=200 characters each (feed spec v3.1 raised 60 to 200). Full-description cap not verified.",
  confidence: "widely-reported",
  sources: [
    "https://github.com/reapit/foundations/files/14693931/RMV3.Spec.pdf",
    "github api-evangelist/rightmove data-model/rightmove-data-model.yml",
  ],
  variantOf: null,
};
