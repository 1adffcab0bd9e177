/** QQ Space (Qzone) QQ空间: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "qzone",
  name: {
    zh: "QQ空间",
    en: "QQ Space (Qzone)",
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
    style: "hash-wrapped",
    recommended: 1,
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
  composeUrl: "https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey?url={url}&title={text}&summary={text}",
  note: "Also pics=, desc=, site=.",
  confidence: "uncertain",
  sources: ["github overtrue/share.js src/js/jquery.share.js", "https://cloud.tencent.com/developer/article/1844598"],
  variantOf: null,
};
