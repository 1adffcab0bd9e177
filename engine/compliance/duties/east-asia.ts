/** Japan, Korea, Singapore, Hong Kong: marks, names and ways out that are this market's own. */
import { addressOf, type MarketDuties, type MessageDuty, optOutMissing, senderMissing } from "./duty.ts";
import { leavable, namedAndStoppable } from "./elsewhere.ts";

const jpLaw = "特定電子メールの送信の適正化等に関する法律 第4条；同施行規則 第9条";
export const japan: MarketDuties = {
  sms: [
    {
      part: "sender",
      place: "prefix",
      wording: { "*": "【{sender}】" },
      pattern: "^【[^【】]{2,60}】|^[^:：\\n]{2,60}[:：]",
      message: senderMissing,
      citation: jpLaw,
    },
    {
      part: "opt-out",
      place: "suffix",
      wording: { ja: "配信停止はSTOPと返信", "*": "配信停止/Opt out: STOP" },
      pattern: "\\bSTOP\\b|配信停止|受信拒否|https?:\\S+",
      message: optOutMissing,
      citation: jpLaw,
    },
  ],
  email: [addressOf(jpLaw), leavable(jpLaw)],
};

const krLaw = "정보통신망 이용촉진 및 정보보호 등에 관한 법률 제50조 제4항; 시행령 제61조·별표 6";
const krMark = (place: "prefix" | "subject"): MessageDuty => ({
  part: "subject-mark",
  place,
  wording: { "*": place === "prefix" ? "(광고){sender} " : "(광고) " },
  pattern: "^\\s*\\(광고\\)",
  message: {
    zh: "广告短信和邮件须以“(광고)”开头，其后写明发送者。",
    en: "Advertising messages must begin with (광고), the sender's name after it.",
  },
  citation: krLaw,
});
export const korea: MarketDuties = {
  sms: [
    krMark("prefix"),
    {
      part: "opt-out",
      place: "suffix",
      wording: {},
      pattern: "무료 ?(?:수신 ?)?거부",
      message: {
        zh: "结尾须写明“무료수신거부”和免费拒收号码（080开头，由您的短信服务商提供）。",
        en: "It must end with 무료수신거부 and a free number to opt out (080-…, which your SMS provider gives you).",
      },
      citation: krLaw,
    },
  ],
  email: [krMark("subject"), addressOf(krLaw), leavable(krLaw)],
};

const sgLaw = "Spam Control Act 2007 (Singapore) s. 11, Second Schedule paras. 2, 3";
const sgMark = (place: "prefix" | "subject"): MessageDuty => ({
  part: "subject-mark",
  place,
  wording: { "*": "<ADV> " },
  pattern: "^\\s*<ADV>\\s",
  message: {
    zh: "群发广告须以“<ADV>”加空格开头（邮件在标题，短信在正文）。",
    en: "Bulk advertising must begin with <ADV> and a space: in the subject, or in a text message itself.",
  },
  citation: sgLaw,
});
export const singapore: MarketDuties = {
  sms: [sgMark("prefix"), ...namedAndStoppable(sgLaw)],
  email: [sgMark("subject"), addressOf(sgLaw), leavable(sgLaw)],
};

const hkLaw = "Unsolicited Electronic Messages Ordinance (Cap. 593) ss. 8, 9; Regulation (Cap. 593A) s. 7";
const inBothLanguages = {
  zh: "取消接收的方法须以中英文写明。",
  en: "How to unsubscribe must be stated in both Chinese and English.",
};
export const hongKong: MarketDuties = {
  sms: [
    ...namedAndStoppable(hkLaw).filter(({ part }) => part === "sender"),
    {
      part: "opt-out",
      place: "suffix",
      wording: { "*": "取消接收請回覆STOP / Reply STOP to unsubscribe" },
      pattern:
        "(?:取消|拒收|退訂|停止)[^\\n]{0,40}(?:[Uu]nsubscribe|STOP|[Oo]pt)|(?:[Uu]nsubscribe|STOP|[Oo]pt)[^\\n]{0,40}(?:取消|拒收|退訂|停止)",
      message: inBothLanguages,
      citation: hkLaw,
    },
  ],
  email: [
    addressOf(hkLaw),
    {
      ...leavable(hkLaw),
      wording: { "*": "如不想再收到此類電郵，請回覆「取消訂閱」。Reply “unsubscribe” to stop these emails." },
      pattern: "取消訂閱|取消订阅|取消接收|退訂|退订",
      message: inBothLanguages,
    },
  ],
};
