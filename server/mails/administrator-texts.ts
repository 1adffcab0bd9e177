/** The words of mails to the people who run the site. `{{name}}` stands for a value of the mail. */
import type { MailLanguage } from "./texts.ts";

export const administratorMailKinds = ["enquiry", "differences"] as const;
export type AdministratorMailKind = (typeof administratorMailKinds)[number];

export interface AdministratorText {
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  button: string;
  note: string;
}

export const administratorTexts: Record<MailLanguage, Record<AdministratorMailKind, AdministratorText>> = {
  zh: {
    enquiry: {
      subject: "新的咨询：{{company}}",
      preheader: "{{company}}，{{name}}",
      heading: "新的{{plan}}咨询",
      lead: "咨询人留下了联系方式，请尽快回复。",
      button: "查看咨询",
      note: "这封邮件发给负责运营的管理员。",
    },
    differences: {
      subject: "对账发现 {{count}} 处不一致",
      preheader: "支付平台的账单与我们的账目对不上。",
      heading: "{{count}} 处账目不一致",
      lead: "支付平台的账单与我们的账目有出入，已逐条列出，等待处理。",
      button: "查看差异",
      note: "能自动补上的款项已经补上，列出的是需要人核实的。这封邮件发给负责运营的管理员。",
    },
  },
  en: {
    enquiry: {
      subject: "New enquiry: {{company}}",
      preheader: "{{company}}, {{name}}",
      heading: "An enquiry about {{plan}}",
      lead: "They left a way to be reached. Please answer soon.",
      button: "See the enquiry",
      note: "This mail goes to the administrators who look after the business.",
    },
    differences: {
      subject: "Differences found in the books: {{count}}",
      preheader: "A payment provider’s statement and our books do not agree.",
      heading: "Differences in the books: {{count}}",
      lead: "A payment provider’s statement and our books do not agree. Each difference is listed and waits to be looked at.",
      button: "See the differences",
      note: "What could be put right by itself has been; these need a person. This mail goes to the administrators who look after the business.",
    },
  },
};

/** Names of the facts a mail lists. */
export const factLabels = {
  zh: { name: "姓名", company: "公司", phone: "电话", email: "邮箱", teamSize: "团队人数", message: "留言" },
  en: {
    name: "Name",
    company: "Company",
    phone: "Phone",
    email: "E-mail",
    teamSize: "Team size",
    message: "Message",
  },
} as const satisfies Record<MailLanguage, Record<string, string>>;
export type FactName = keyof (typeof factLabels)["zh"];
