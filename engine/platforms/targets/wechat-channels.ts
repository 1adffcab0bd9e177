/** WeChat Channels 微信视频号: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "wechat-channels",
  name: { zh: "微信视频号", en: "WeChat Channels" },
  region: ["CN"],
  text: { max: 1000, titleMax: 16 },
  media: { imagesMax: 18, imageRatios: ["3:4", "1:1", "9:16"], videoSecondsMax: 3600 },
  publish: "assisted",
  composeUrl: "https://channels.weixin.qq.com/platform/post/create",
  note: "Short title 6-16 characters with a restricted punctuation set; description 1000. From public automation clients, not official docs. Image posts: .../platform/post/finderNewLifeCreate. One client caps images at 18, another at 9.",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/wechat/wechat-channels/wechat-channels.constants.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/tencent_uploader/main.py",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/weixinchannel.ts",
  ],
});
