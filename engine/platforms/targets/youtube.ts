/** YouTube: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "youtube",
  name: "YouTube",
  text: { max: 5000, unit: "bytes", counting: "utf8", titleMax: 100 },
  hashtags: { max: 15 },
  linksInText: true,
  media: { imageRatios: ["16:9"], videoSecondsMax: 43200, videoRatio: "16:9" },
  publish: "official",
  api: { name: "YouTube Data API v3", auth: "oauth2", docs: "https://developers.google.com/youtube/v3/docs/videos" },
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
});
