/** KakaoStory 카카오스토리: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("moment", {
  id: "kakaostory",
  name: "KakaoStory",
  region: ["KR"],
  hashtags: { recommended: 3 },
  composeUrl: "https://story.kakao.com/share?url={url}&text={text}",
  note: "Not verified; service and API status uncertain. Share URL seen in many repositories.",
});
