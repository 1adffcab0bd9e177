/** TikTok: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("video-script", {
  id: "tiktok",
  name: "TikTok",
  text: { max: 2200, counting: "utf16", titleMax: 90 },
  hashtags: { max: 5, recommended: 4 },
  media: { imagesMax: 35, imageRatios: ["9:16", "4:5", "1:1"], videoSecondsMax: 600 },
  publish: "official",
  api: {
    name: "Content Posting API",
    auth: "oauth2",
    docs: "https://developers.tiktok.com/doc/content-posting-api-reference-photo-post",
  },
  composeUrl: "https://www.tiktok.com/tiktokstudio/upload",
  note: "Video caption 2200 UTF-16 units; photo posts: title 90 and description 4000. No text-only posts. Unaudited apps can only post SELF_ONLY; 6 requests/min per token. The 5-hashtag cap (Aug 2025) and the 600 s figure are secondary; read max duration from creator_info.",
  confidence: "documented",
  sources: [
    "https://developers.tiktok.com/doc/content-posting-api-reference-photo-post",
    "https://developers.tiktok.com/doc/content-posting-api-reference-direct-post",
    "https://raw.githubusercontent.com/coreyhaines31/marketingskills/HEAD/skills/social/references/platform-limits.md",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/video.ts",
  ],
});
