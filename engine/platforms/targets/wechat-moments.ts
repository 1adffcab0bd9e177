/** WeChat Moments 微信朋友圈: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("moment", {
  id: "wechat-moments",
  name: { zh: "微信朋友圈", en: "WeChat Moments" },
  region: ["CN"],
  media: { imagesMax: 9, videoSecondsMax: 30 },
  note: "Hard cap not published; secondary pages disagree (500 and 1000 characters were both seen). Keep it short: long posts are folded in the feed (fold length not verified). Copy text, save images, post in the app. 9 images / 30 s video come from a secondary article.",
  sources: ["https://www.nctoro.com/a156246", "https://www.sthtlaw.com/news/jmwxsrnrgzzmrhqsydzsxztz.html"],
});
