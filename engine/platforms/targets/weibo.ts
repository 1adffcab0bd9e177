/** Weibo 微博: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "weibo",
  name: { zh: "微博", en: "Weibo" },
  region: ["CN"],
  text: { max: 2000, counting: "half-width", usual: 140 },
  hashtags: { style: "hash-wrapped" },
  media: { imagesMax: 9, imageRatios: ["1:1", "3:4", "4:3", "9:16"] },
  api: { name: "Weibo Open Platform v2", auth: "oauth2", docs: "https://open.weibo.com/wiki/2/statuses/share" },
  composeUrl: "https://service.weibo.com/share/share.php?url={url}&title={text}",
  note: "Manual composer: 140 Chinese characters is the classic post; long text up to 2000 (documented on the commercial API as is_longtext). The ordinary share API is limited to 140: use id weibo-share-api for API publishing. Query also takes pic= and appkey=.",
  confidence: "documented",
  sources: [
    "https://open.weibo.com/wiki/2/statuses/share",
    "https://open.weibo.com/wiki/C/2/statuses/upload_url_text/biz-en",
    "github overtrue/share.js src/js/jquery.share.js",
  ],
});
