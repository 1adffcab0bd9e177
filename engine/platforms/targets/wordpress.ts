/** WordPress (self-hosted or .com) WordPress: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "wordpress",
  name: {
    zh: "WordPress",
    en: "WordPress (self-hosted or .com)",
  },
  family: "article",
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
    max: null,
    style: "none",
    recommended: 5,
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
    name: "WordPress REST API",
    auth: "token",
    docs: "https://developer.wordpress.org/rest-api/reference/posts/",
  },
  composeUrl: null,
  note: "No platform cap that matters; theme and SEO decide. Runnable locally for real end-to-end tests.",
  confidence: "widely-reported",
  sources: [
    "github gitroomhq/postiz-app@74b01ad libraries/nestjs-libraries/src/integrations/social/wordpress.provider.ts",
    "https://developer.wordpress.org/rest-api/reference/posts/ (not fetched)",
  ],
  variantOf: null,
};
