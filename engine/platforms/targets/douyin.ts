/** Douyin (video) 抖音: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "douyin",
  name: {
    zh: "抖音",
    en: "Douyin (video)",
  },
  family: "video-script",
  region: ["CN"],
  text: {
    max: 1000,
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
    max: 5,
    style: "hash",
    recommended: 3,
  },
  linksInText: false,
  media: {
    imagesMax: 12,
    imageRatios: ["9:16", "3:4"],
    videoSecondsMax: 900,
    videoRatio: "9:16",
  },
  publish: "partner",
  api: {
    name: "Douyin Open Platform",
    auth: "oauth2",
    docs: "https://developer.open-douyin.com/docs/resource/zh-CN/dop/develop/sdk/web-app/h5/share-to-h5/",
  },
  composeUrl: "https://creator.douyin.com/creator-micro/content/upload",
  note: "Video work title 30, text 1000 including topics (public clients). H5 share supports a single image or a single video and needs a server ticket (7200 s).",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/douyin/douyin.constants.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/douyin_uploader/main.py",
    "https://developer.open-douyin.com/docs/resource/zh-CN/dop/develop/sdk/web-app/h5/share-to-h5/",
  ],
  variantOf: null,
};
