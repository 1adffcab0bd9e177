/** Google Business Profile Google 商家资料: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "google-business-profile",
  name: { zh: "Google 商家资料", en: "Google Business Profile" },
  text: { max: 1500 },
  hashtags: { style: "none", recommended: 0 },
  linksInText: false,
  media: { imagesMax: 1, imageRatios: ["4:3", "1:1"] },
  api: {
    name: "Google My Business API v4 localPosts",
    auth: "oauth2",
    docs: "https://developers.google.com/my-business/reference/rest/v4/accounts.locations.localPosts",
  },
  note: "Summary 1500 is enforced by schedulers; Google's LocalPost reference gives no number. title_max 58 applies to event/offer titles only. Manual: Business Profile manager. Image >=400x300, <=5 MB (secondary).",
  confidence: "widely-reported",
  sources: [
    "https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits",
    "github gitroomhq/postiz-app@74b01ad libraries/nestjs-libraries/src/integrations/social/gmb.provider.ts",
    "https://developers.google.com/my-business/reference/rest/v4/accounts.locations.localPosts",
    "https://figureout.in/help/managing-posts",
  ],
});
