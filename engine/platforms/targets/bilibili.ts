/** Bilibili (video) 哔哩哔哩(视频): limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "bilibili",
  name: {
    zh: "哔哩哔哩(视频)",
    en: "Bilibili (video)",
  },
  family: "video-script",
  region: ["CN"],
  text: {
    max: 250,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 80,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash",
    recommended: 5,
  },
  linksInText: true,
  media: {
    imagesMax: 0,
    imageRatios: ["16:9"],
    videoSecondsMax: 18000,
    videoRatio: "16:9",
  },
  publish: "partner",
  api: {
    name: "Bilibili open platform (arcopen)",
    auth: "oauth2",
    docs: "https://member.bilibili.com",
  },
  composeUrl: "https://member.bilibili.com/platform/upload/video/frame",
  note: "Open-platform client uses title <80, description <250, tags <200 characters in total (79/249/199 in code). Cover <=5 MB.",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/bilibili/bilibili.constants.ts",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/bilibili/bilibili.service.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/video.ts",
  ],
  variantOf: null,
};
