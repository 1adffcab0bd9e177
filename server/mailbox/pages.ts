/** The two pages of the mailbox, written on the server: the list and one mail. */
import { type Html, html, raw } from "#server/html/html";
import { mailboxStyle } from "./style.ts";
import { type MailboxLanguage, mailboxTexts } from "./texts.ts";

/** What is shown of a parsed mail. */
export interface ShownMail {
  name: string;
  subject?: string | undefined;
  to?: { address?: string | undefined }[] | undefined;
  date?: string | undefined;
  text?: string | undefined;
  html?: string | undefined;
}

const page = (title: string, language: MailboxLanguage, body: Html) =>
  html`<!doctype html><html lang="${language === "zh" ? "zh-CN" : "en"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Listcast</title>
<style>${raw(mailboxStyle)}</style></head><body><main>${body}</main></body></html>`;

const when = (at: string | undefined, language: MailboxLanguage) => {
  const date = new Date(at ?? "");
  if (Number.isNaN(date.getTime())) return "";
  const dateText = date.toLocaleString(language === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`<time datetime="${date.toISOString()}">${dateText}</time>`;
};

/** What is shown of a text message. */
export interface ShownMessage {
  to: string;
  text: string;
  at: string;
}

const receivers = (mail: ShownMail) => (mail.to ?? []).map((to) => to.address ?? "").join(", ");
const other = (language: MailboxLanguage) => (language === "zh" ? "en" : "zh");

/** Mails and text messages in one list, newest first. */
export function listPage(
  mails: readonly ShownMail[],
  messages: readonly ShownMessage[],
  language: MailboxLanguage,
): Html {
  const t = mailboxTexts[language];
  const mailRows = mails.map((mail) => ({
    at: mail.date ?? "",
    row: html`<li><a href="/dev/mailbox/${mail.name}?lang=${language}"><strong>${mail.subject || t.noSubject}</strong>${when(mail.date, language)}<span class="muted">${t.to}: ${receivers(mail)}</span></a></li>`,
  }));
  const textRows = messages.map((message) => ({
    at: message.at,
    row: html`<li><div class="sms"><strong>${t.sms}</strong>${when(message.at, language)}<span>${message.text}</span><span class="muted">${t.to}: ${message.to}</span></div></li>`,
  }));
  const rows = [...mailRows, ...textRows]
    .map(({ at, row }) => ({ time: new Date(at).getTime() || 0, row }))
    .sort((a, b) => b.time - a.time)
    .map(({ row }) => row);
  const content =
    rows.length > 0
      ? html`<ul>${rows}</ul>`
      : html`<div class="empty"><p>${t.empty}</p><a href="/auth?view=signup">${t.signUp}</a></div>`;
  return page(
    t.title,
    language,
    html`<header><h1>${t.title}</h1><span class="nav"><a href="/dev/mailbox?lang=${other(language)}">${t.other}</a></span></header>
<p class="lead">${t.lead}</p>${content}`,
  );
}

/** One mail as it arrives, and its plain text. Its HTML runs nothing. */
export function mailPage(mail: ShownMail, language: MailboxLanguage): Html {
  const t = mailboxTexts[language];
  const subject = mail.subject || t.noSubject;
  const frame = mail.html
    ? html`<iframe title="${t.html}" src="/dev/mailbox/${mail.name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
    : "";
  // a capturing group keeps the addresses among the pieces, at every odd place
  const text = (mail.text ?? "")
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece));
  return page(
    subject,
    language,
    html`<p class="nav"><a href="/dev/mailbox?lang=${language}">← ${t.back}</a></p><header><h1>${subject}</h1>${when(mail.date, language)}</header>
<div class="tools"><span class="muted" style="align-self:center">${t.to}: ${receivers(mail)}</span><a href="/dev/mailbox/${mail.name}/raw">${t.raw}</a><a href="/dev/mailbox/${mail.name}?lang=${other(language)}">${t.other}</a></div>
${frame}<details${mail.html ? "" : " open"}><summary>${t.text}</summary><pre>${text}</pre></details>`,
  );
}
