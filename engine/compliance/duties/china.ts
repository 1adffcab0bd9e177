/** Mainland China: signature and opt-out in text messages, mark, sender and opt-out in emails. */
import { type MarketDuties, optOutMissing, unsubscribe, unsubscribeMissing, unsubscribePattern } from "./duty.ts";

const cnLaw = "中华人民共和国广告法第四十三条第二款";

export const china: MarketDuties = {
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
};
