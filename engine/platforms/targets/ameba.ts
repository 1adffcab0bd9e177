/** Ameba Blog アメーバブログ: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "ameba",
  name: {
    zh: "アメーバブログ",
    en: "Ameba Blog",
  },
  family: "article",
  region: ["JP"],
  text: {
    max: 30000,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 48,
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
  composeUrl: null,
  note: "A how-to site quoting the help page: title 48, body 60000 half-width (about 30000 Japanese characters), HTML counted; an older post says 40000. Open the blog editor by hand.",
  confidence: "uncertain",
  sources: ["http://ameblo-de.com/text-length/", "https://alis.to/wp908/articles/3bNWxdvr6gME"],
  variantOf: null,
};
