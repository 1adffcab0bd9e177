/** Instagram: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("caption", {
  id: "instagram",
  name: "Instagram",
  text: { max: 2200 },
  hashtags: { max: 5 },
  media: { imagesMax: 10, imageRatios: ["1:1", "4:5", "1.91:1"], videoSecondsMax: 900 },
  api: {
    name: "Instagram API (Graph)",
    auth: "oauth2",
    docs: "https://developers.facebook.com/docs/instagram-platform/content-publishing/",
  },
  composeUrl: "https://www.instagram.com/",
  note: "Caption <=2200 and <=20 @mentions per the media reference. No text-only posts. Alt text 1000. Hashtag cap: Instagram announced 5 on 2025-12-19 (gradual rollout); the API reference text still said 30. API images must be JPEG <=8 MB, width 320-1440, 4:5..1.91:1. The app itself may allow more carousel items.",
  confidence: "documented",
  sources: [
    "https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media",
    "https://www.socialsamosa.com/news-2/instagram-hashtags-five-per-post-10923075",
    "https://www.ayrshare.com/docs/es/apis/post/social-networks/instagram",
  ],
});
