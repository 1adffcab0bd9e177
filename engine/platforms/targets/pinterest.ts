/** Pinterest: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("caption", {
  id: "pinterest",
  name: "Pinterest",
  text: { max: 800, usual: 500, hasTitle: true, titleMax: 100 },
  hashtags: { recommended: 3 },
  linksInText: true,
  media: { imagesMax: 5, imageRatios: ["2:3", "1:1"], videoSecondsMax: 300 },
  api: { name: "Pinterest API v5", auth: "oauth2", docs: "https://developers.pinterest.com/docs/api/v5/pins-create" },
  composeUrl: "https://www.pinterest.com/pin/create/button/?url={url}&description={text}",
  note: "API v5.23.0: title 100, description 800, alt text 500, link 2048. Many schedulers still enforce 500. Also media=. multiple_image_urls takes 2-5 images; 2:3 recommended.",
  confidence: "documented",
  sources: [
    "github pinterest/api-description@c05b189 v5/openapi.json (PinCreate)",
    "https://www.ayrshare.com/docs/cn/help-center/technical-support/character_limits",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
