/** Medium: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "medium",
  name: {
    zh: "Medium",
    en: "Medium",
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
    titleMax: 100,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 3,
    style: "none",
    recommended: 3,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: ["16:9"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "assisted",
  api: {
    name: "Medium API (no longer supported)",
    auth: "token",
    docs: "https://github.com/Medium/medium-api-docs",
  },
  composeUrl: "https://medium.com/new-story",
  note: "API title >100 is altered for SEO; only 3 tags of <=25 characters used. Paste into the editor.",
  confidence: "documented",
  sources: [
    "github Medium/medium-api-docs@602a9f8 README.md",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article.ts",
  ],
  variantOf: null,
};
