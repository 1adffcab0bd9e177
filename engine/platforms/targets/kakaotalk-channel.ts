/** KakaoTalk Channel (biz message) 카카오톡 채널(친구톡/알림톡): limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "kakaotalk-channel",
  name: { zh: "KakaoTalk 频道（商业消息）", en: "KakaoTalk Channel (biz message)" },
  region: ["KR"],
  text: { max: 1000 },
  media: { imagesMax: 1, imageRatios: ["1:1", "2:1"] },
  publish: "partner",
  api: { name: "Kakao Bizmessage via official dealer", auth: "token", docs: null },
  note: "FriendTalk text 1000; with image 400; wide image 76. AlimTalk (approved template) 1000. Advertising not allowed 20:00-08:00. Use the Channel manager web console by hand.",
  confidence: "widely-reported",
  sources: ["https://sdk.sendon.io/docs/kakao-send-ft", "https://biztech.gitbook.io/bizclient/dispatch/kakao-biz"],
});
