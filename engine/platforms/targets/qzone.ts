/** QQ Space (Qzone) QQ空间: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("moment", {
  id: "qzone",
  name: { zh: "QQ空间", en: "QQ Space (Qzone)" },
  region: ["CN"],
  hashtags: { style: "hash-wrapped" },
  composeUrl: "https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey?url={url}&title={title}&summary={text}",
  note: "Also pics=, desc=, site=.",
  sources: ["github overtrue/share.js src/js/jquery.share.js", "https://cloud.tencent.com/developer/article/1844598"],
});
