/** Builds news by mail: about an account and about its packages. No code, at most one thing to do. */
import type { AccountMail, PackageMail } from "#contract/mail";
import { type Names, renamed } from "#contract/names";
import { brandOf, frame, languageTag, type RenderedMail } from "./frame.ts";
import { type NoticeText, noticeTexts } from "./notices.ts";
import { packageNoticeTexts } from "./package-notices.ts";
import type { MailLanguage } from "./texts.ts";

/** "2026年4月1日", "1 April 2026" on the clock of an IANA time zone. */
export const dayIn = (date: Date, language: MailLanguage, timeZone: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone }).format(date);

/** Names and figures for the sentence's places; `link`: where its button leads, if it has one. */
function render(
  language: MailLanguage,
  own: NoticeText,
  fill: { values: Record<string, string>; link: string; origin: string; names: Names | null },
): RenderedMail {
  const { names } = fill;
  const notice = renamed(own, names);
  const said = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fill.values[name] ?? "");
  const { host } = new URL(fill.origin);
  const { subject, preheader, heading, lead, note } = {
    subject: said(notice.subject),
    preheader: said(notice.preheader),
    heading: said(notice.heading),
    lead: said(notice.lead),
    note: said(notice.note),
  };
  const action = notice.button ? { label: notice.button, link: fill.link } : undefined;
  const text = [
    heading,
    lead,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    note,
    `${brandOf(language, names)} · ${host}`,
  ].join("\n\n");
  const html = frame(language, { subject, preheader, heading, lead, note, host, names, ...(action ? { action } : {}) });
  return { subject, text, html, language: languageTag(language) };
}

/** About an account's end; the day in UTC, because nothing says where its reader is. */
export const renderNotice = (
  kind: AccountMail,
  language: MailLanguage,
  { date, ...where }: { date: Date; link: string; origin: string; names: Names | null },
): RenderedMail =>
  render(language, noticeTexts[language][kind], { values: { date: dayIn(date, language, "UTC") }, ...where });

/** About a package; `values`: plan, from, day, used, total, as its text names them. */
export const renderPackageNotice = (
  kind: PackageMail,
  language: MailLanguage,
  { origin, ...fill }: { values: Record<string, string>; origin: string; names: Names | null },
): RenderedMail =>
  render(language, packageNoticeTexts[language][kind], { ...fill, link: `${origin}/dashboard/packages`, origin });
