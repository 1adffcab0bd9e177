/** LinkedIn 领英: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "linkedin",
  name: { zh: "领英", en: "LinkedIn" },
  text: { max: 3000 },
  media: { imagesMax: 20, imageRatios: ["1.91:1", "1:1", "4:5"], videoSecondsMax: 1800, videoRatio: "16:9" },
  api: {
    name: "LinkedIn Posts API",
    auth: "oauth2",
    docs: "https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api",
  },
  composeUrl: "https://www.linkedin.com/sharing/share-offsite/?url={url}",
  note: "3000 is on the member help page (read second-hand); the Posts API states no number but returns FIELD_LENGTH_TOO_LONG. commentary is little text: escape | { } @ [ ] ( ) < > # \\ * _ ~ with a backslash. Prefilled text variant seen: https://www.linkedin.com/feed/?shareActive=true&text={text}.",
  confidence: "documented",
  sources: [
    "https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/multiimage-post-api",
    "https://www.linkedin.com/help/linkedin/answer/a528176",
    "https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
