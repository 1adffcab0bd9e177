/** Email and text message in Japanese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const email: LanguageRealiser["email"] = {
  subjects: {
    professional: [
      "【物件のご案内】「{name}」{layout.short}、{price.bare}",
      "{place}、{beds}の{type}、{price.bare}",
      "「{name}」{area.bare}のご案内",
      "{layout}、{price.bare}のご案内",
      "物件のご案内：{layout}",
      "{city}の{type}、{price.bare}",
      "物件のご案内",
    ],
    friendly: [
      "「{name}」の{beds}、一度ご覧になりませんか",
      "{district}の{beds}、{aspect.short}です",
      "{beds}の住まいが{price.short}で出ています",
      "{layout.short}の住まいをご紹介します",
      "住まいをご紹介します",
    ],
    luxury: ["「{name}」のご案内", "{place}、{beds}の住まい", "{layout.short}、{area.bare}", "住まいのご案内"],
    trendy: [
      "{district}で{beds}、{price.short}。どうですか？",
      "{price.short}の{layout.short}、見てみます？",
      "{layout.short}、どう使います？",
      "この家、どうですか？",
    ],
  },
  preheaders: [
    "{area}、{aspect.short}、{transit}",
    "{layout}、{area.bare}[、{transit}]",
    "{area}[、{price.bare}]",
    "{layout}",
    "物件の概要と内見のご案内",
  ],
  greetings: {
    professional: ["いつもお世話になっております。"],
    friendly: ["こんにちは。"],
    luxury: ["ご案内申し上げます。"],
    trendy: ["こんにちは！"],
  },
  button: "物件を見る",
  closing: {
    professional: ["内見をご希望の際は、本メールにご返信ください。"],
    friendly: ["気になったら、このメールに返信してくださいね。日程を調整します。"],
    luxury: ["ご返信をもって、ご予約を承ります。"],
    trendy: ["「見たい」と返信してくれれば、日程を調整します。"],
  },
  sentBy: "送信者",
  unsubscribe: "配信停止",
  unsubscribeHow: "今後のご案内が不要な場合は、「配信停止」とご返信ください。",
  factsHead: "物件概要",
};

export const sms: LanguageRealiser["sms"] = {
  professional: [
    "「{name}」{layout}、{area.bare}、{aspect.short}[、{floor}][、{lift}付き][、{transit}]、{price}[、{deciding}]。内見はご返信で承ります。",
    "{place}の{layout.short}[、{area.bare}][、{transit}]、{price}[、{deciding}]。内見はご返信で承ります。",
    "{layout.short}[、{area.bare}][、{price}][、{deciding}]。内見はご返信で承ります。",
    "[{area.bare}、][{price}。][{deciding}。]内見はご返信で承ります。",
  ],
  friendly: [
    "「{name}」の{beds}、{area.bare}で{price.bare}です[。{transit}][。{deciding}]。見てみたい方はご返信くださいね。",
    "{district}に{beds}の住まいが出ています[。{area.bare}][、{transit}]、{price.bare}[、{deciding}]。気になったらご返信を。",
    "{layout.short}の住まいです[。{price.bare}][。{deciding}]。気になったらご返信を。",
    "住まいのご案内です[。{area.bare}][、{price.bare}][。{deciding}]。気になったらご返信を。",
  ],
  luxury: [
    "{place}、「{name}」。{beds}[、{area.bare}]。{price.bare}[、{deciding}]。ご返信にて内見を承ります。",
    "{layout.short}[、{area.bare}][。{price.bare}][、{deciding}]。ご返信にて内見を承ります。",
    "[{area.bare}。][{price.bare}。][{deciding}。]ご返信にて内見を承ります。",
  ],
  trendy: [
    "{price.short}、{district}で{beds}[、{area.bare}][、{transit}][、{deciding}]。見たい？ 返信して。",
    "{price.short}で{layout.short}[、{area.bare}][、{deciding}]。見たい？ 返信して。",
    "[{layout.short}、][{price.short}。][{deciding}。]見たい？ 返信して。",
  ],
};
