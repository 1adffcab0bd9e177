/** Douyin image-text 抖音图文: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("note", {
  id: "douyin-image",
  name: { zh: "抖音图文", en: "Douyin image-text" },
  region: ["CN"],
  text: { max: 1000, titleMax: 20 },
  hashtags: { max: 5, recommended: 3 },
  media: { imagesMax: 35, imageRatios: ["3:4", "9:16", "1:1"], videoRatio: null },
  api: { name: "Douyin Open Platform", auth: "oauth2", docs: "https://developer.open-douyin.com/" },
  composeUrl: "https://creator.douyin.com/creator-micro/content/upload?default-tab=3",
  note: "Image-text work: title 20, body 1000 (client checks). No GIF. Another client caps images at 12.",
  confidence: "widely-reported",
  sources: [
    "github dreammis/social-auto-upload@1c66b7d uploader/douyin_uploader/main.py",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic.ts",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/douyin/douyin.constants.ts",
  ],
  variantOf: "douyin",
});
