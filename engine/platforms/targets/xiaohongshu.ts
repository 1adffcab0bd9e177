/** Xiaohongshu (RedNote) 小红书: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("note", {
  id: "xiaohongshu",
  name: { zh: "小红书", en: "Xiaohongshu (RedNote)" },
  region: ["CN"],
  text: { max: 1000, titleMax: 20, titleCounting: "half-width" },
  hashtags: { max: 10 },
  media: { imagesMax: 9, imageRatios: ["3:4", "1:1", "4:3"], videoSecondsMax: 3600 },
  api: { name: "Xiaohongshu share SDK / JS SDK (xhs.share)", auth: "app-secret", docs: null },
  composeUrl: "https://creator.xiaohongshu.com/publish/publish?target=image",
  app: { link: "xhsdiscover://post", source: "https://pages.xiaohongshu.com/activity/deeplink" },
  note: "Title <=20 where a non-ASCII UTF-16 unit costs 1 and an ASCII one 0.5, rounded up; body <=1000. At least one image or one video; the two cannot be mixed. Creator web page for manual posting. images_max 9 is a client setting; 18 is widely claimed but was not verified. Tag cap 10 from one public client, 5 in another.",
  confidence: "widely-reported",
  sources: [
    "github xpzouying/xiaohongshu-mcp@6fb866a README.md + pkg/xhsutil/title.go + xiaohongshu/publish.go",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/rednote/rednote.constants.ts",
    "https://jishuzhan.net/article/1966322522582466562",
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic.ts",
  ],
});
