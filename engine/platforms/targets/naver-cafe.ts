/** Naver Cafe 네이버 카페: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "naver-cafe",
  name: "Naver Cafe",
  region: ["KR"],
  publish: "official",
  api: {
    name: "Naver Open API Cafe",
    auth: "oauth2",
    docs: "https://developers.naver.com/docs/login/cafe-api/cafe-api.md",
  },
  composeUrl: "https://share.naver.com/web/shareView?url={url}&title={title}",
  note: "The user must be a cafe member; product boards are excluded.",
  confidence: "widely-reported",
});
