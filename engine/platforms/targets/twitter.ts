/** X (Twitter) X (推特): limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "twitter",
  name: { zh: "X (推特)", en: "X (Twitter)" },
  text: { max: 280, unit: "weighted", counting: "x-weighted", linkWeight: 23 },
  media: { imagesMax: 4, imageRatios: ["16:9", "1:1", "3:4", "4:5"], videoSecondsMax: 140, videoRatio: "16:9" },
  api: { name: "X API v2", auth: "oauth2", docs: "https://docs.x.com/x-api/posts/manage-tweets/integrate" },
  composeUrl: "https://twitter.com/intent/tweet?text={text}&url={url}",
  note: "twitter-text v3: 280 weighted; U+0000-10FF, 2000-200D, 2010-201F, 2032-2037 weigh 1, everything else (CJK, emoji) 2; NFC first. Premium long posts 25000. Images cannot be prefilled. Max 1 cashtag by API (self-serve). 4 photos or 1 GIF or 1 video.",
  confidence: "documented",
  sources: [
    "https://docs.x.com/fundamentals/counting-characters",
    "github twitter/twitter-text@30e2430 config/v3.json",
    "github xdevplatform/docs@2871328 x-api/fundamentals/rate-limits.mdx",
    "github xdevplatform/docs@2871328 x-api/media/quickstart/best-practices.mdx",
    "github xdevplatform/docs@2871328 x-api/getting-started/pricing.mdx",
  ],
});
