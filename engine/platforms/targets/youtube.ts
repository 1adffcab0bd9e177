/** YouTube: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "youtube",
  name: {
    zh: "YouTube",
    en: "YouTube",
  },
  family: "video-script",
  region: ["GLOBAL"],
  text: {
    max: 5000,
    unit: "bytes",
    counting: "utf8",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: 100,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 15,
    style: "hash",
    recommended: 3,
  },
  linksInText: true,
  media: {
    imagesMax: 0,
    imageRatios: ["16:9"],
    videoSecondsMax: 43200,
    videoRatio: "16:9",
  },
  publish: "official",
  api: {
    name: "YouTube Data API v3",
    auth: "oauth2",
    docs: "https://developers.google.com/youtube/v3/docs/videos",
  },
  composeUrl: "https://studio.youtube.com/",
  note: "Title 100 characters, description 5000 BYTES (about 1666 CJK characters); '<' and '>' are rejected. Tags 500 characters in total. Hashtag cap: 15 is a secondary figure; others circulate.",
  confidence: "documented",
  sources: [
    "https://developers.google.com/youtube/v3/docs/videos",
    "https://developers.google.cn/youtube/v3/docs/videos",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/youtube/youtube.constants.ts",
    "https://raw.githubusercontent.com/coreyhaines31/marketingskills/HEAD/skills/social/references/platform-limits.md",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/video.ts",
  ],
  variantOf: null,
};
