/** YouTube Shorts: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "youtube-shorts",
  name: {
    zh: "YouTube Shorts",
    en: "YouTube Shorts",
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
  linksInText: false,
  media: {
    imagesMax: 0,
    imageRatios: ["9:16", "1:1"],
    videoSecondsMax: 180,
    videoRatio: "9:16",
  },
  publish: "official",
  api: {
    name: "YouTube Data API v3",
    auth: "oauth2",
    docs: "https://developers.google.com/youtube/v3/docs/videos",
  },
  composeUrl: "https://studio.youtube.com/",
  note: "Same fields as YouTube; keep the title short because the player truncates it. 3 minutes since 2024-10-15.",
  confidence: "documented",
  sources: [
    "https://developers.google.com/youtube/v3/docs/videos",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/video.ts",
  ],
  variantOf: "youtube",
};
