/** Zalo Official Account Zalo: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "zalo",
  name: {
    zh: "Zalo",
    en: "Zalo Official Account",
  },
  family: "message",
  region: ["GLOBAL"],
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
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "Zalo OA OpenAPI",
    auth: "oauth2",
    docs: "https://developers.zalo.me/docs",
  },
  composeUrl: null,
  note: "Text cap not verified (2000 is often quoted). Vietnam. No plain share URL verified.",
  confidence: "uncertain",
  sources: ["https://qmatrix.space/zalo-api-zalo-shop-api-access-token-oaid/"],
  variantOf: null,
};
