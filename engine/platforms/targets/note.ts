/** note.com note: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "note",
  name: { zh: "note", en: "note.com" },
  region: ["JP"],
  text: { titleMax: 100 },
  hashtags: { style: "hash", recommended: 5 },
  composeUrl: "https://note.com/intent/post?url={url}",
  note: "Title 100; body cap reported as 200-300 thousand or as 5000 by different blogs, so unknown. Opens the composer; some callers also pass text=/body=.",
  sources: ["https://www.sales-dx.jp/blog/note-character-limit"],
});
