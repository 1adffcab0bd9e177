/** What a commercial SMS or email must carry by law, market by market: read by the composer, and checked on any text. */
import type { Finding } from "#contract/copy";

type DutyPart = "signature" | "sender" | "opt-out" | "postal-address" | "unsubscribe" | "subject-mark";

export interface MessageDuty {
  part: DutyPart;
  /** Where it stands: before or after the message, or at the front of the subject. */
  place: "prefix" | "suffix" | "footer" | "subject";
  /**
   * Usual wording by language, "*" for any other. `{sender}`, `{address}` and `{unsubscribe}` are filled by the composer.
   * A language the market's readers may not share still carries the keyword that works.
   */
  wording: Record<string, string>;
  /** The message carries it when this is found. */
  pattern: string;
  message: { zh: string; en: string };
  citation: string;
}

interface MarketDuties {
  sms: readonly MessageDuty[];
  email: readonly MessageDuty[];
}

const cnLaw = "中华人民共和国广告法第四十三条第二款";
const tcpa = "47 CFR 64.1200(a)(10), (d)(4); CTIA Messaging Principles and Best Practices";
const canSpam = "15 USC 7704(a)(3), (a)(5) (CAN-SPAM)";
const casl = "CASL, S.C. 2010, c. 23, s. 6(2); CRTC regulations SOR/2012-36, ss. 2-3";

const stop: Record<string, string> = {
  zh: "退订回复STOP",
  en: "Reply STOP to opt out",
  ja: "配信停止はSTOPと返信",
  ko: "수신거부는 STOP 회신",
  fr: "Répondez STOP pour vous désabonner",
  de: "Abmelden: STOP antworten",
  "*": "Reply STOP to opt out",
};
const unsubscribe: Record<string, string> = {
  zh: "不想再收到此类邮件？点此退订：{unsubscribe}",
  en: "Don't want these emails? Unsubscribe: {unsubscribe}",
  ja: "配信停止はこちら：{unsubscribe}",
  ko: "수신거부: {unsubscribe}",
  fr: "Se désabonner : {unsubscribe}",
  de: "Abmelden: {unsubscribe}",
  "*": "Unsubscribe: {unsubscribe}",
};
const stopPattern = "\\bSTOP\\b|\\bARR[EÊ]T\\b";
const unsubscribePattern =
  "[Uu]nsubscribe|UNSUBSCRIBE|[Oo]pt[- ]?out|退订|取消订阅|拒收|配信停止|購読解除|수신\\s*거부|[Dd][ée]s(?:abonn|inscri)|[Aa]b(?:melde|bestell)";
const optOutMissing = {
  zh: "商业短信必须告诉收信人怎样拒收。",
  en: "A commercial text message must say how to opt out.",
};
const unsubscribeMissing = {
  zh: "商业邮件必须带退订方式。",
  en: "A commercial email must offer a way to unsubscribe.",
};
const addressMissing = {
  zh: "商业邮件必须写明发件人的邮寄地址。",
  en: "A commercial email must carry the sender's postal address.",
};
const senderMissing = { zh: "短信必须写明发送者。", en: "A commercial text message must name its sender." };

const northAmericanSms = (citation: string): readonly MessageDuty[] => [
  {
    part: "sender",
    place: "prefix",
    wording: { "*": "{sender}: " },
    pattern: "^[^:：\\n]{2,60}[:：]",
    message: senderMissing,
    citation,
  },
  { part: "opt-out", place: "suffix", wording: stop, pattern: stopPattern, message: optOutMissing, citation },
];
const northAmericanEmail = (citation: string): readonly MessageDuty[] => [
  {
    part: "postal-address",
    place: "footer",
    wording: { "*": "{sender}, {address}" },
    // A street line, a box, a state with its ZIP, a Canadian postal code; "2,517 sq ft" is none of them.
    pattern:
      "\\b\\d{1,6}\\s+(?:[\\p{L}\\d.'’-]+\\s+){0,4}?(?:St(?:reet)?|Ave(?:nue)?|Blvd|Boulevard|R(?:oa)?d|Dr(?:ive)?|L(?:a)?n(?:e)?|Way|C(?:our)?t|Pl(?:ace)?|Sq(?:uare)?|Pkwy|Parkway|Hwy|Highway|Cir(?:cle)?|Ter(?:race)?|Cres(?:cent)?|Suite|Ste|Unit|Floor)\\b|\\bP\\.?\\s?O\\.?\\s?Box\\s+\\d|\\b[A-Z]{2}\\s+\\d{5}\\b|\\b[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d\\b",
    message: addressMissing,
    citation,
  },
  {
    part: "unsubscribe",
    place: "footer",
    wording: unsubscribe,
    pattern: unsubscribePattern,
    message: unsubscribeMissing,
    citation,
  },
];

const duties: Record<string, MarketDuties> = {
  CN: {
    sms: [
      {
        part: "signature",
        place: "prefix",
        wording: { "*": "【{sender}】" },
        pattern: "^【[^【】]{2,20}】|【[^【】]{2,20}】$",
        message: {
          zh: "短信必须带【签名】，写明发送者的真实身份。",
          en: "The message must carry its sender's signature in 【】.",
        },
        citation: cnLaw,
      },
      {
        part: "opt-out",
        place: "suffix",
        wording: { "*": "拒收请回复R" },
        pattern: "拒收请?回复?\\s*[RrTt]|回复?\\s*(?:TD|T|R|N)\\s*(?:退订|拒收)|退订(?:请)?回复?\\s*(?:TD|T|R|N)",
        message: optOutMissing,
        citation: `${cnLaw}；通信短信息服务管理规定（工信部令第31号）`,
      },
    ],
    email: [
      {
        part: "subject-mark",
        place: "subject",
        wording: { zh: "【广告】", "*": "[AD] " },
        pattern: "^\\s*[【\\[（(]?(?:广告|AD|Ad)(?![A-Za-z])",
        message: {
          zh: "广告邮件的标题前部须注明“广告”或“AD”。",
          en: "The subject of an advertising email must start with 广告 or AD.",
        },
        citation: "互联网电子邮件服务管理办法第十三条",
      },
      {
        part: "sender",
        place: "footer",
        wording: { "*": "{sender} {address}" },
        pattern: "[\\s\\S]",
        message: {
          zh: "须明示发送者的真实身份和联系方式。",
          en: "The sender's identity and contact details must be stated.",
        },
        citation: cnLaw,
      },
      {
        part: "unsubscribe",
        place: "footer",
        wording: unsubscribe,
        pattern: unsubscribePattern,
        message: unsubscribeMissing,
        citation: cnLaw,
      },
    ],
  },
  US: { sms: northAmericanSms(tcpa), email: northAmericanEmail(canSpam) },
  CA: { sms: northAmericanSms(casl), email: northAmericanEmail(casl) },
};

/** What SMS and email must carry in a market; empty lists where the product knows no duty. */
export const messageDuties = (market: string | null): MarketDuties =>
  (market === null ? undefined : duties[market]) ?? { sms: [], email: [] };

/** A duty's wording in a language, blanks still open. */
export const dutyWording = (duty: MessageDuty, language: string): string =>
  duty.wording[language.toLowerCase().split("-")[0] ?? ""] ?? duty.wording["*"] ?? "";

/** Below the last "--" line where there is one: the home's own address is not the sender's. */
const footerOf = (text: string): string =>
  text
    .split(/\n--\n/)
    .at(-1)
    ?.trim() ?? "";

/** Duties an SMS or email does not fulfil, as findings at the text's end. `subject` only for email. */
export function checkDuties(market: string, kind: "sms" | "email", text: string, subject?: string | null): Finding[] {
  return messageDuties(market)
    [kind].filter((duty) => {
      if (duty.place === "subject") {
        return subject !== undefined && subject !== null && !new RegExp(duty.pattern, "u").test(subject);
      }
      return !new RegExp(duty.pattern, "u").test(duty.place === "footer" ? footerOf(text) : text.trim());
    })
    .map((duty) => ({
      rule: `${market.toLowerCase()}-${kind}-${duty.part}`,
      severity: "block" as const,
      start: text.length,
      end: text.length,
      text: "",
      message: duty.message,
      suggestion: null,
      citation: duty.citation,
    }));
}
