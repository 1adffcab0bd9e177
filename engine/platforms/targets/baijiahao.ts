/** Baijiahao 百家号: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "baijiahao",
  name: {
    zh: "百家号",
    en: "Baijiahao",
  },
  family: "article",
  region: ["CN"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 30,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
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
    name: "Baijiahao developer interface",
    auth: "token",
    docs: null,
  },
  composeUrl: "https://baijiahao.baidu.com/builder/rc/edit?type=news",
  note: "Client cuts the title at 30; another notes a 9-character minimum. Dynamic: type=events.",
  confidence: "uncertain",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/baijiahao.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/baijiahao_uploader/main.py",
    "http://data.winndoo.cn/zixun/detail/26109.html",
  ],
  variantOf: null,
};
