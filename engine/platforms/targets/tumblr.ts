/** Tumblr: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "tumblr",
  name: "Tumblr",
  text: { max: 4096 },
  hashtags: { recommended: 5 },
  media: { imageRatios: ["1:1", "3:4", "16:9"], videoSecondsMax: 600 },
  api: { name: "Tumblr API v2 (NPF)", auth: "oauth2", docs: "https://github.com/tumblr/docs/blob/master/api.md" },
  composeUrl: "https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&caption={text}",
  note: "Per NPF text block, counted in Unicode code points; up to 1000 blocks, 1 MB total. Alt text/caption 4096. 250 posts and 250 images per day per user.",
  confidence: "documented",
  sources: [
    "github tumblr/docs@708be10 npf-spec.md",
    "github tumblr/docs@708be10 api.md",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
