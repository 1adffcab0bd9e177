/** Kuaishou 快手: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "kuaishou",
  name: { zh: "快手", en: "Kuaishou" },
  region: ["CN"],
  text: { max: 1000, titleMax: 30 },
  hashtags: { max: 4 },
  media: { imagesMax: null, videoSecondsMax: 1800 },
  api: { name: "Kuaishou Open Platform", auth: "oauth2", docs: "https://open.kuaishou.com" },
  composeUrl: "https://cp.kuaishou.com/article/publish/video",
  note: "Public client values: title 30 / total text 1000. Image posts through the creator page only. Tag cap 4 is a product fallback in one client, 3 in another.",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/kwai/kwai.constants.ts",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/kwai/kwai.service.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/ks_uploader/main.py",
  ],
});
