/** Instagram: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "instagram",
  name: {
    zh: "Instagram",
    en: "Instagram",
  },
  family: "caption",
  region: ["GLOBAL"],
  text: {
    max: 2200,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: false,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 5,
    style: "hash",
    recommended: 4,
  },
  linksInText: false,
  media: {
    imagesMax: 10,
    imageRatios: ["1:1", "4:5", "1.91:1"],
    videoSecondsMax: 900,
    videoRatio: "9:16",
  },
  publish: "official",
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
  variantOf: null,
};
