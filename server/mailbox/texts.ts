/** The words of the mailbox page. */
export type MailboxLanguage = "zh" | "en";

export const mailboxTexts = {
  zh: {
    title: "本机邮箱",
    lead: "没有配置邮件服务器或短信服务时，产品发出的邮件和短信都留在这里，只有这台电脑能看到。",
    sms: "短信",
    empty: "还没有邮件。注册一个账号，确认邮件就会出现在这里。",
    signUp: "去注册",
    to: "收件人",
    back: "全部邮件",
    raw: "下载 .eml",
    text: "纯文本",
    html: "邮件正文",
    noSubject: "（无主题）",
    other: "English",
  },
  en: {
    title: "Local mailbox",
    lead: "Without a mail server or an SMS provider, what the product sends stays here. Only this computer can see it.",
    sms: "Text message",
    empty: "No mail yet. Sign up, and the confirmation mail appears here.",
    signUp: "Sign up",
    to: "To",
    back: "All mail",
    raw: "Download .eml",
    text: "Plain text",
    html: "Message",
    noSubject: "(no subject)",
    other: "中文",
  },
} as const satisfies Record<MailboxLanguage, Record<string, string>>;
