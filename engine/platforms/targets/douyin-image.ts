/** Douyin image-text 抖音图文: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "douyin-image",
  name: {
    zh: "抖音图文",
    en: "Douyin image-text",
  },
  family: "note",
  region: ["CN"],
  text: {
    max: 1000,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 20,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 5,
    style: "hash",
    recommended: 3,
  },
  linksInText: false,
  media: {
    imagesMax: 35,
    imageRatios: ["3:4", "9:16", "1:1"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "partner",
  api: {
    name: "Douyin Open Platform",
    auth: "oauth2",
    docs: "https://developer.open-douyin.com/",
  },
  composeUrl: "https://creator.douyin.com/creator-micro/content/upload?default-tab=3",
  note: "Image-text work: title 20, body 1000 (client checks). No GIF. Another client caps images at 12.",
  confidence: "widely-reported",
  sources: [
    "github dreammis/social-auto-upload@1c66b7d uploader/douyin_uploader/main.py",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic.ts",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/douyin/douyin.constants.ts",
  ],
  variantOf: "douyin",
};
