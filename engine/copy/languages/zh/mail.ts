/** Email and text message in Chinese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const email: LanguageRealiser["email"] = {
  subjects: {
    professional: [
      "{name}，{layout}，{area.bare}，{price.bare}",
      "{district}{beds}：{name}，{price.bare}",
      "{place}{layout}，{price.bare}",
      "{layout}，{price.bare}",
      "房源资料：{layout}",
      "{district}{type}，{price.bare}",
      "{price.bare}，{area.bare}",
      "房源资料",
    ],
    friendly: [
      "{name}这套{beds}，想先发给你看",
      "{district}{beds}，{aspect.short}，看看合不合适",
      "有套{layout.short}，想发给你看看",
      "有套房，想发给你看看",
    ],
    luxury: ["{name}，请看", "{district}，{beds}", "{layout.short}，请看", "一处住所，请看"],
    trendy: [
      "{price.bare}，{district}{beds}，打开看看",
      "{price.bare}的{layout.short}长这样",
      "{layout.short}，打开看看",
      "这套，打开看看",
    ],
  },
  preheaders: [
    "{area}，{aspect.short}，{transit.run}",
    "{layout}，{area}[，{finish}]",
    "{area}[，{price.bare}]",
    "{layout}",
    "基本情况与看房方式",
  ],
  greetings: { professional: ["您好："], friendly: ["你好，"], luxury: ["您好，"], trendy: ["嗨，"] },
  button: "查看房源",
  closing: {
    professional: ["如需安排看房，直接回复本邮件即可。"],
    friendly: ["想看的话回这封邮件，我来约时间。"],
    luxury: ["回复此信，即可预约。"],
    trendy: ["回一句“看房”，我来约。"],
  },
  sentBy: "发件人",
  unsubscribe: "退订",
  unsubscribeHow: "不想再收到此类邮件，请回复“退订”。",
  factsHead: "基本情况",
};

export const sms: LanguageRealiser["sms"] = {
  professional: [
    "{name}{layout}，{area}，{aspect.short}[，{floor.short}][，有{lift}][，{finish}][，{tax}]，{price.bare}[，{deciding}]。看房请回复[，{agent}]。",
    "{name}{layout}，{area.bare}，{price.bare}[，{deciding}]。看房请回复[，{agent}]。",
    "{district}{layout}[，{area.bare}]，{price.bare}[，{deciding}]。看房请回复。",
    "{layout}[，{area.bare}][，{price.bare}][，{deciding}]，看房请回复。",
    "[{area.bare}，][{price.bare}，][{deciding}。]看房请回复。",
  ],
  friendly: [
    "{name}这套{beds}，{area.bare}，{aspect.short}[，{finish}][，{transit.run}]，{price.bare}[，{deciding}]。想看回我一声[，{agent}]。",
    "{district}有套{layout.short}[，{area.bare}]，{price.bare}[，{deciding}]。想看回我一声[，{agent}]。",
    "有套{layout.short}[，{area.bare}][，{price.bare}][，{deciding}]，想看回我一声。",
    "有套房[，{area.bare}][，{price.bare}][，{deciding}]，想看回我一声。",
  ],
  luxury: [
    "{name}，{beds}，{aspect.short}，{price.bare}[，{deciding}]。预约看房请回复[，{agent}]。",
    "{district}，{layout.short}[，{area.bare}]，{price.bare}[，{deciding}]。预约请回复。",
    "{layout.short}[，{area.bare}][，{price.bare}][，{deciding}]。预约请回复。",
    "[{area.bare}，][{price.bare}。][{deciding}。]预约请回复。",
  ],
  trendy: [
    "{price.bare}，{name}{beds}，{area.bare}[，{aspect.short}][，{transit.run}][，{deciding}]。看？回复就约[，{agent}]。",
    "{price.bare}，{district}{layout.short}[，{area.bare}][，{deciding}]。看？回复就约。",
    "[{price.bare}，]{layout.short}[，{area.bare}][，{deciding}]。看？回复就约。",
    "[{price.bare}，][{area.bare}。][{deciding}。]看？回复就约。",
  ],
};
