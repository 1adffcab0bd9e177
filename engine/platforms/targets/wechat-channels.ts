/** WeChat Channels 微信视频号: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "wechat-channels",
  name: {
    zh: "微信视频号",
    en: "WeChat Channels",
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
    titleMax: 16,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash",
    recommended: 3,
  },
  linksInText: false,
  media: {
    imagesMax: 18,
    imageRatios: ["3:4", "1:1", "9:16"],
    videoSecondsMax: 3600,
    videoRatio: "9:16",
  },
  publish: "assisted",
  api: null,
  composeUrl: "https://channels.weixin.qq.com/platform/post/create",
  note: "Short title 6-16 characters with a restricted punctuation set; description 1000. From public automation clients, not official docs. Image posts: .../platform/post/finderNewLifeCreate. One client caps images at 18, another at 9.",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/wechat/wechat-channels/wechat-channels.constants.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/tencent_uploader/main.py",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/weixinchannel.ts",
  ],
  variantOf: null,
};
