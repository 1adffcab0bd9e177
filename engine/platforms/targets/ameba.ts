/** Ameba Blog アメーバブログ: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "ameba",
  name: { zh: "アメーバブログ", en: "Ameba Blog" },
  region: ["JP"],
  text: { max: 30000, titleMax: 48 },
  hashtags: { style: "hash", recommended: 5 },
  note: "A how-to site quoting the help page: title 48, body 60000 half-width (about 30000 Japanese characters), HTML counted; an older post says 40000. Open the blog editor by hand.",
  sources: ["http://ameblo-de.com/text-length/", "https://alis.to/wp908/articles/3bNWxdvr6gME"],
});
