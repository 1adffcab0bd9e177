/** Nextdoor: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "nextdoor",
  name: {
    zh: "Nextdoor",
    en: "Nextdoor",
  },
  family: "social-post",
  region: ["NA", "EU"],
  text: {
    max: 8192,
    unit: "bytes",
    counting: "utf8",
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
    recommended: 1,
  },
  linksInText: true,
  media: {
    imagesMax: 10,
    imageRatios: ["4:3", "1:1"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "partner",
  api: {
    name: "Nextdoor Share / Publish API",
    auth: "oauth2",
    docs: "https://developer.nextdoor.com/reference/sharing-data-types",
  },
  composeUrl: "https://nextdoor.com/sharekit/?source={source}&body={text}%20{url}",
  note: "body_text <=8192 'bytes/characters'; treat as bytes. Photos <=10 MB, video <=500 MB.",
  confidence: "documented",
  sources: [
    "https://developer.nextdoor.com/reference/sharing-data-types",
    "https://developer.nextdoor.com/reference/sharing-get-authorization-code",
  ],
  variantOf: null,
};
