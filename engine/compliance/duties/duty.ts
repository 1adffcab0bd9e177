/** The shape of what a commercial SMS or email must carry, and the parts that many markets share. */

type DutyPart = "signature" | "sender" | "opt-out" | "postal-address" | "unsubscribe" | "subject-mark";

export interface MessageDuty {
  part: DutyPart;
  /** Where it stands: before or after the message, or at the front of the subject. */
  place: "prefix" | "suffix" | "footer" | "subject";
  /**
   * Usual wording by language, "*" for any other; empty where only the sender can know it (a free number of their own).
   * `{sender}`, `{address}` and `{unsubscribe}` are filled by the composer. A language the market's readers may not share still carries the keyword that works.
   */
  wording: Record<string, string>;
  /** The message carries it when this is found. */
  pattern: string;
  message: { zh: string; en: string };
  citation: string;
}

export interface MarketDuties {
  sms: readonly MessageDuty[];
  email: readonly MessageDuty[];
}

export const stop: Record<string, string> = {
  zh: "退订回复STOP",
  en: "Reply STOP to opt out",
  ja: "配信停止はSTOPと返信",
  ko: "수신거부는 STOP 회신",
  fr: "Répondez STOP pour vous désabonner",
  de: "Abmelden: STOP antworten",
  "*": "Reply STOP to opt out",
};
export const unsubscribe: Record<string, string> = {
  zh: "不想再收到此类邮件？点此退订：{unsubscribe}",
  en: "Don't want these emails? Unsubscribe: {unsubscribe}",
  ja: "配信停止はこちら：{unsubscribe}",
  ko: "수신거부: {unsubscribe}",
  fr: "Se désabonner : {unsubscribe}",
  de: "Abmelden: {unsubscribe}",
  "*": "Unsubscribe: {unsubscribe}",
};
export const stopPattern = "\\bSTOP\\b|\\bARR[EÊ]T\\b";
export const unsubscribePattern =
  "[Uu]nsubscribe|UNSUBSCRIBE|[Oo]pt[- ]?out|退订|取消订阅|拒收|配信停止|購読解除|수신\\s*거부|[Dd][ée]s(?:abonn|inscri)|[Aa]b(?:melde|bestell)";
export const optOutMissing = {
  zh: "商业短信必须告诉收信人怎样拒收。",
  en: "A commercial text message must say how to opt out.",
};
export const unsubscribeMissing = {
  zh: "商业邮件必须带退订方式。",
  en: "A commercial email must offer a way to unsubscribe.",
};
export const addressMissing = {
  zh: "商业邮件必须写明发件人的邮寄地址。",
  en: "A commercial email must carry the sender's postal address.",
};
export const senderMissing = { zh: "短信必须写明发送者。", en: "A commercial text message must name its sender." };

/** Letters and a number of some kind in one line that is neither a link nor an email address: the world's addresses have no more in common. */
const postalLine =
  "(?<![:/]\\S{0,60})\\p{L}{3}[^\\n@:/]{0,60}\\d(?!\\S{0,60}@)|\\d[^\\n@:/]{0,60}\\p{L}{3}(?!\\S{0,60}@)";

/** Who sends an email and where they are. */
export const addressOf = (citation: string): MessageDuty => ({
  part: "postal-address",
  place: "footer",
  wording: { "*": "{sender}, {address}" },
  pattern: postalLine,
  message: addressMissing,
  citation,
});
