/** Bilibili dynamic / article 哔哩哔哩动态/专栏: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "bilibili-dynamic",
  name: { zh: "哔哩哔哩动态/专栏", en: "Bilibili dynamic / article" },
  region: ["CN"],
  text: { hasTitle: true, titleMax: 40 },
  hashtags: { style: "hash-wrapped", recommended: 2 },
  publish: "assisted",
  composeUrl: "https://t.bilibili.com",
  note: "Article title 40 in a public client; dynamic text cap not verified. Article editor: https://member.bilibili.com/article-text/home?newEditor=-1",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/bilibili.ts",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/bilibili.ts",
  ],
  variantOf: "bilibili",
});
