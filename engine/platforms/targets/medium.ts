/** Medium: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "medium",
  name: "Medium",
  text: { titleMax: 100 },
  hashtags: { max: 3, recommended: 3 },
  media: { imageRatios: ["16:9"] },
  api: { name: "Medium API (no longer supported)", auth: "token", docs: "https://github.com/Medium/medium-api-docs" },
  composeUrl: "https://medium.com/new-story",
  note: "API title >100 is altered for SEO; only 3 tags of <=25 characters used. Paste into the editor.",
  confidence: "documented",
  sources: [
    "github Medium/medium-api-docs@602a9f8 README.md",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article.ts",
  ],
});
