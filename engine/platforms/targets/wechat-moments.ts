/** WeChat Moments 微信朋友圈: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "wechat-moments",
  name: {
    zh: "微信朋友圈",
    en: "WeChat Moments",
  },
  family: "moment",
  region: ["CN"],
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
    style: "hash",
    recommended: 1,
  },
  linksInText: true,
  media: {
    imagesMax: 9,
    imageRatios: [],
    videoSecondsMax: 30,
    videoRatio: null,
  },
  publish: "assisted",
  api: null,
  composeUrl: null,
  note: "Hard cap not published; secondary pages disagree (500 and 1000 characters were both seen). Keep it short: long posts are folded in the feed (fold length not verified). Copy text, save images, post in the app. 9 images / 30 s video come from a secondary article.",
  confidence: "uncertain",
  sources: ["https://www.nctoro.com/a156246", "https://www.sthtlaw.com/news/jmwxsrnrgzzmrhqsydzsxztz.html"],
  variantOf: null,
};
