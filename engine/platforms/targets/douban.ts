/** Douban 豆瓣: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "douban",
  name: { zh: "豆瓣", en: "Douban" },
  region: ["CN"],
  text: { hasTitle: true, titleMax: 100 },
  hashtags: { style: "hash-wrapped", recommended: 1 },
  publish: "assisted",
  composeUrl: "https://www.douban.com/note/create",
  note: "Diary title 100 in a public client. Status cap not verified. Diary editor; share dialog: https://www.douban.com/recommend/?name={text}&text={text}&href={url} (2022 catalogue).",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/douban.ts",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
