/** WordPress (self-hosted or .com) WordPress: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "wordpress",
  name: { zh: "WordPress", en: "WordPress (self-hosted or .com)" },
  hashtags: { recommended: 5 },
  publish: "official",
  api: { name: "WordPress REST API", auth: "token", docs: "https://developer.wordpress.org/rest-api/reference/posts/" },
  note: "No platform cap that matters; theme and SEO decide. Runnable locally for real end-to-end tests.",
  confidence: "widely-reported",
  sources: [
    "github gitroomhq/postiz-app@74b01ad libraries/nestjs-libraries/src/integrations/social/wordpress.provider.ts",
    "https://developer.wordpress.org/rest-api/reference/posts/ (not fetched)",
  ],
});
