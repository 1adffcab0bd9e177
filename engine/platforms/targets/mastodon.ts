/** Mastodon: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "mastodon",
  name: "Mastodon",
  text: { max: 500, unit: "graphemes", counting: "graphemes", linkWeight: 23 },
  hashtags: { recommended: 3 },
  media: { imagesMax: 4, imageRatios: ["16:9", "1:1"] },
  api: { name: "Mastodon REST API", auth: "oauth2", docs: "https://docs.joinmastodon.org/methods/statuses/" },
  composeUrl: "https://{instance}/share?text={text}%20{url}",
  note: "Default; read configuration.statuses.max_characters from GET /api/v2/instance. The content-warning text shares the budget (unverified). {instance} is the user's own server. Images <=16 MB, video <=99 MB. Runnable locally.",
  confidence: "documented",
  sources: [
    "github mastodon/documentation@2903485 content/en/methods/statuses.md",
    "github mastodon/documentation@2903485 content/en/entities/Instance.md",
    "github mastodon/documentation@2903485 content/en/user/posting.md",
    "github mastodon/documentation@2903485 content/en/api/rate-limits.md",
  ],
});
