/** YouTube Shorts: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "youtube-shorts",
  name: "YouTube Shorts",
  text: { max: 5000, unit: "bytes", counting: "utf8", titleMax: 100 },
  hashtags: { max: 15 },
  media: { imageRatios: ["9:16", "1:1"], videoSecondsMax: 180 },
  publish: "official",
  api: { name: "YouTube Data API v3", auth: "oauth2", docs: "https://developers.google.com/youtube/v3/docs/videos" },
  composeUrl: "https://studio.youtube.com/",
  note: "Same fields as YouTube; keep the title short because the player truncates it. 3 minutes since 2024-10-15.",
  confidence: "documented",
  sources: [
    "https://developers.google.com/youtube/v3/docs/videos",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/video.ts",
  ],
  variantOf: "youtube",
});
