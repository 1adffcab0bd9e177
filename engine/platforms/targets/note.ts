/** note.com note: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "note",
  name: {
    zh: "note",
    en: "note.com",
  },
  family: "article",
  region: ["JP"],
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
    max: null,
    style: "hash",
    recommended: 5,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://note.com/intent/post?url={url}",
  note: "Title 100; body cap reported as 200-300 thousand or as 5000 by different blogs, so unknown. Opens the composer; some callers also pass text=/body=.",
  confidence: "uncertain",
  sources: ["https://www.sales-dx.jp/blog/note-character-limit"],
  variantOf: null,
};
