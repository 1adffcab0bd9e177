/** Kuaishou 快手: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "kuaishou",
  name: {
    zh: "快手",
    en: "Kuaishou",
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
    max: 4,
    style: "hash",
    recommended: 3,
  },
  linksInText: false,
  media: {
    imagesMax: null,
    imageRatios: ["9:16", "3:4"],
    videoSecondsMax: 1800,
    videoRatio: "9:16",
  },
  publish: "partner",
  api: {
    name: "Kuaishou Open Platform",
    auth: "oauth2",
    docs: "https://open.kuaishou.com",
  },
  composeUrl: "https://cp.kuaishou.com/article/publish/video",
  note: "Public client values: title 30 / total text 1000. Image posts through the creator page only. Tag cap 4 is a product fallback in one client, 3 in another.",
  confidence: "widely-reported",
  sources: [
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/kwai/kwai.constants.ts",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/kwai/kwai.service.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/ks_uploader/main.py",
  ],
  variantOf: null,
};
