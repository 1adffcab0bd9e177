/** Reddit: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "reddit",
  name: {
    zh: "Reddit",
    en: "Reddit",
  },
  family: "social-post",
  region: ["GLOBAL"],
  text: {
    max: 40000,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: 5000,
    hasTitle: true,
    titleMax: 300,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 0,
    style: "none",
    recommended: 0,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: ["16:9", "4:3"],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "Reddit API",
    auth: "oauth2",
    docs: "https://www.reddit.com/dev/api",
  },
  composeUrl: "https://reddit.com/submit?url={url}&title={text}",
  note: "Title 300, self-post 40000 (secondary sources only; schedulers enforce 5000-10000). Image post page: /submit?type=IMAGE.",
  confidence: "widely-reported",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/reddit.ts",
    "https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
  variantOf: null,
};
