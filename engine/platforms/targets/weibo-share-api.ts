/** Weibo share API 微博(分享接口): limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "weibo-share-api",
  name: { zh: "微博(分享接口)", en: "Weibo share API" },
  region: ["CN"],
  text: { max: 140, counting: "half-width" },
  hashtags: { max: 0, style: "none", recommended: 0 },
  media: { imagesMax: 1 },
  api: { name: "statuses/share", auth: "oauth2", docs: "https://open.weibo.com/wiki/2/statuses/share" },
  composeUrl: "https://service.weibo.com/share/share.php?url={url}&title={text}",
  note: "140 Chinese characters; the status may NOT contain a '#topic#' and MUST contain at least one URL on the app's registered secure domain. Fallback web share dialog.",
  confidence: "documented",
  sources: [
    "https://open.weibo.com/wiki/2/statuses/share",
    "https://blog.csdn.net/qq_35241831/article/details/120436206",
  ],
  variantOf: "weibo",
});
