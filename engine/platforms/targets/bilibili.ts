/** Bilibili (video) 哔哩哔哩(视频): limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "bilibili",
  name: { zh: "哔哩哔哩(视频)", en: "Bilibili (video)" },
  region: ["CN"],
  text: { max: 250, titleMax: 80 },
  hashtags: { recommended: 5 },
  linksInText: true,
  media: { imageRatios: ["16:9"], videoSecondsMax: 18000, videoRatio: "16:9" },
  api: { name: "Bilibili open platform (arcopen)", auth: "oauth2", docs: "https://member.bilibili.com" },
  composeUrl: "https://member.bilibili.com/platform/upload/video/frame",
  note: "Open-platform client uses title <80, description <250, tags <200 characters in total (79/249/199 in code). Cover <=5 MB.",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/bilibili/bilibili.constants.ts",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/bilibili/bilibili.service.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/video.ts",
  ],
});
