/** Reddit: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "reddit",
  name: "Reddit",
  text: { max: 40000, usual: 5000, hasTitle: true, titleMax: 300 },
  hashtags: { max: 0, style: "none", recommended: 0 },
  media: { imageRatios: ["16:9", "4:3"] },
  api: { name: "Reddit API", auth: "oauth2", docs: "https://www.reddit.com/dev/api" },
  composeUrl: "https://reddit.com/submit?url={url}&title={title}",
  note: "Title 300, self-post 40000 (secondary sources only; schedulers enforce 5000-10000). Image post page: /submit?type=IMAGE.",
  confidence: "widely-reported",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/reddit.ts",
    "https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
