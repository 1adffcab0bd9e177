/** Sohu Media 搜狐号: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "sohu",
  name: { zh: "搜狐号", en: "Sohu Media" },
  region: ["CN"],
  text: { titleMax: 72 },
  linksInText: false,
  composeUrl: "https://mp.sohu.com/mpfe/v4/contentManagement/news/addarticle",
  note: "Title 72 in a public client. Article editor.",
  sources: ["github leaperone/MultiPost-Extension@2ef8725 src/sync/article/sohu.ts"],
});
