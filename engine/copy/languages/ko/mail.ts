/** Email and text message in Korean. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const email: LanguageRealiser["email"] = {
  subjects: {
    professional: [
      "[매물 안내] {name} {layout.short}, {price.bare}",
      "{place} {beds.adj} {type}, {price}",
      "{name} {area.bare} 매물 안내",
      "{layout.short}, {price} 매물 안내",
      "{layout.short} 매물 안내",
      "{city} {type}, {price}",
      "매물 안내",
    ],
    friendly: [
      "{name}, {beds.adj} 집 한번 보실래요?",
      "{district} {beds}, {aspect}이에요/예요",
      "{layout.short} 집이 {price.short}에 나왔어요",
      "{layout.short} 집을 소개해요",
      "집 한 곳 소개해요",
    ],
    luxury: [
      "{name}, 안내드립니다",
      "{place}, {beds.adj}의 집",
      "{layout.short}, {area.bare}",
      "집 한 채를 안내드립니다",
    ],
    trendy: [
      "{district} {beds} {price.short}, 어때요?",
      "{price.short}, {layout.short}. 열어 보세요",
      "{layout.short}, 어떻게 쓸래요?",
      "이 집 어때요?",
    ],
  },
  preheaders: [
    "{area}, {aspect}, {transit}",
    "{layout}, {area.bare}[, {transit}]",
    "{area}[, {price.bare}]",
    "{layout}",
    "매물 정보와 방문 안내",
  ],
  greetings: {
    professional: ["안녕하십니까."],
    friendly: ["안녕하세요!"],
    luxury: ["안녕하십니까."],
    trendy: ["안녕하세요 :)"],
  },
  button: "매물 보기",
  closing: {
    professional: ["방문을 원하시면 이 메일에 회신해 주시기 바랍니다."],
    friendly: ["보고 싶으시면 이 메일에 답장 주세요. 시간 맞춰 볼게요."],
    luxury: ["회신을 주시면 예약을 잡아 드립니다."],
    trendy: ["‘볼래요’라고 답장 주시면 바로 잡을게요."],
  },
  sentBy: "보낸 사람",
  unsubscribe: "수신거부",
  unsubscribeHow: "더 이상 메일을 원하지 않으시면 ‘수신거부’라고 회신해 주세요.",
  factsHead: "매물 정보",
};

export const sms: LanguageRealiser["sms"] = {
  professional: [
    "{name} {layout.short}, {area.bare}, {aspect}[, {floor}][, {lift}][, {transit}], {price}[, {deciding}]. 방문은 회신으로 예약해 주십시오.",
    "{place} {layout.short}[, {area.bare}][, {transit}], {price}[, {deciding}]. 방문은 회신으로 예약해 주십시오.",
    "{layout.short}[, {area.bare}][, {price}][, {deciding}]. 방문은 회신으로 예약해 주십시오.",
    "[{area.bare}, ][{price}. ][{deciding}. ]방문은 회신으로 예약해 주십시오.",
  ],
  friendly: [
    "{name} {beds}, {area.bare}에 {price.bare}이에요/예요[. {transit}][. {deciding}]. 보고 싶으면 답장 주세요.",
    "{district}에 {beds.adj} 집이 나왔어요[. {area.bare}][, {transit}], {price.bare}[, {deciding}]. 궁금하면 답장 주세요.",
    "{layout.short} 집이에요[. {price.bare}][. {deciding}]. 궁금하면 답장 주세요.",
    "집 소개예요[. {area.bare}][, {price.bare}][. {deciding}]. 궁금하면 답장 주세요.",
  ],
  luxury: [
    "{place}, {name}. {beds.adj}[, {area.bare}]. {price.bare}[, {deciding}]. 회신으로 방문을 잡아 드립니다.",
    "{layout.short}[, {area.bare}][. {price.bare}][, {deciding}]. 회신으로 방문을 잡아 드립니다.",
    "[{area.bare}. ][{price.bare}. ][{deciding}. ]회신으로 방문을 잡아 드립니다.",
  ],
  trendy: [
    "{price.short}, {district} {beds}[, {area.bare}][, {transit}][, {deciding}]. 볼래? 답장 줘.",
    "{price.short}, {layout.short}[, {area.bare}][, {deciding}]. 볼래? 답장 줘.",
    "[{layout.short}, ][{price.short}. ][{deciding}. ]볼래? 답장 줘.",
  ],
};
