/** Facebook Page Facebook: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "facebook",
  name: { zh: "Facebook", en: "Facebook Page" },
  text: { max: 63206 },
  hashtags: { recommended: 2 },
  media: { imagesMax: 10, imageRatios: ["1:1", "4:5", "1.91:1"] },
  api: { name: "Graph API Pages", auth: "oauth2", docs: "https://developers.facebook.com/docs/pages-api/posts" },
  composeUrl: "https://www.facebook.com/sharer/sharer.php?u={url}",
  note: "Repeated by every scheduler; Meta's API pages state no number. Reel title 255. Sharer ignores prefilled text. Personal profiles cannot be posted to by API. images_max 10 is an aggregator cap, Meta states none.",
  confidence: "widely-reported",
  sources: [
    "https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits",
    "github gitroomhq/postiz-app@74b01ad libraries/nestjs-libraries/src/integrations/social/facebook.provider.ts",
    "https://developers.facebook.com/docs/pages-api/posts",
  ],
});
