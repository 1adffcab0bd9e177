/** Threads: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "threads",
  name: {
    zh: "Threads",
    en: "Threads",
  },
  family: "micro-post",
  region: ["GLOBAL"],
  text: {
    max: 500,
    unit: "chars",
    counting: "threads",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: false,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 1,
    style: "hash",
    recommended: 1,
  },
  linksInText: true,
  media: {
    imagesMax: 20,
    imageRatios: ["1:1", "4:5", "16:9"],
    videoSecondsMax: 300,
    videoRatio: "9:16",
  },
  publish: "official",
  api: {
    name: "Threads API",
    auth: "oauth2",
    docs: "https://developers.facebook.com/documentation/threads/posts",
  },
  composeUrl: "https://www.threads.net/intent/post?text={text}%20{url}",
  note: "500 characters; emoji are counted as their UTF-8 byte length. Some integrators count everything in UTF-8 bytes: for CJK text keep a margin. Carousel 2-20 items; one topic tag per post.",
  confidence: "documented",
  sources: [
    "https://developers.facebook.com/documentation/threads/posts",
    "https://developers.facebook.com/docs/threads/overview/",
  ],
  variantOf: null,
};
