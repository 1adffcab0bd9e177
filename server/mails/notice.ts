/** Builds the news about an account: no code, at most one thing to do. */
import { brand, frame, languageTag, type RenderedMail } from "./frame.ts";
import { type NoticeKind, noticeTexts } from "./notices.ts";
import type { MailLanguage } from "./texts.ts";

/** "2026年4月1日", "1 April 2026"; the day in UTC, because a mail does not know where its reader is. */
const dayOf = (date: Date, language: MailLanguage) =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);

/** `link`: where the button leads, for the kinds that have one. */
export function renderNotice(
  kind: NoticeKind,
  language: MailLanguage,
  fill: { date: Date; link: string; origin: string },
): RenderedMail {
  const date = dayOf(fill.date, language);
  const { button, ...words } = noticeTexts[language][kind];
  const said = (text: string) => text.replaceAll("{{date}}", date);
  const { host } = new URL(fill.origin);
  const { subject, preheader, heading, lead, note } = {
    subject: said(words.subject),
    preheader: said(words.preheader),
    heading: said(words.heading),
    lead: said(words.lead),
    note: said(words.note),
  };
  const action = button ? { label: button, link: fill.link } : undefined;
  const text = [
    heading,
    lead,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    note,
    `${brand[language]} · ${host}`,
  ].join("\n\n");
  const html = frame(language, { subject, preheader, heading, lead, note, host, ...(action ? { action } : {}) });
  return { subject, text, html, language: languageTag(language) };
}
