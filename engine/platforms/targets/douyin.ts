/** Douyin (video) 抖音: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "douyin",
  name: { zh: "抖音", en: "Douyin (video)" },
  region: ["CN"],
  text: { max: 1000, titleMax: 30 },
  hashtags: { max: 5 },
  media: { imagesMax: 12, videoSecondsMax: 900 },
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
});
