/** Naver Blog 네이버 블로그: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "naver-blog",
  name: { zh: "Naver 博客", en: "Naver Blog" },
  region: ["KR"],
  hashtags: { style: "hash", recommended: 10 },
  composeUrl: "https://share.naver.com/web/shareView?url={url}&title={title}",
  note: "Opens Naver's share page.",
  sources: ["https://gist.github.com/gracefullight/adef04998cc59434500a9c346bceb459"],
});
