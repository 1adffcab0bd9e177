/** KakaoTalk Message API 카카오톡 메시지: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "kakaotalk",
  name: { zh: "KakaoTalk 消息", en: "KakaoTalk Message API" },
  region: ["KR"],
  text: { max: 200 },
  media: { imageRatios: ["1:1", "2:1"] },
  api: {
    name: "Kakao Message API",
    auth: "oauth2",
    docs: "https://developers.kakao.com/docs/latest/ko/kakaotalk-message/rest-api",
  },
  note: "Default text template: 200 characters. Only to self or, with approval, to friends using the same service (5 per call). The text template carries no image; feed/commerce templates do (their field caps were not verified). KakaoTalk Share needs the JS/native SDK; no plain share URL.",
  confidence: "documented",
  sources: [
    "https://developers.kakao.com/sdk/reference/flutter/release/kakao_flutter_sdk_template/TextTemplate/text.html",
    "https://developers.kakao.com/docs/latest/ko/kakaotalk-message/rest-api",
  ],
});
