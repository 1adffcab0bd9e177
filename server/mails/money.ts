/** Builds the mails about money: what happened, the figures in rows, one thing to do. */

import type { MoneyMail } from "#contract/mail";
import { majorOf } from "#contract/minor-units";
import { type Names, renamed } from "#contract/names";
import type { OwnRefundReason } from "#contract/payment";
import { escapeHtml } from "#engine/campaign/markup";
import { brandOf, frame, languageTag, type RenderedMail } from "./frame.ts";
import { moneyTexts } from "./money-texts.ts";
import type { MailLanguage } from "./texts.ts";

type RowName = keyof (typeof moneyTexts)["zh"]["rows"];

export interface MoneyNews {
  /** What was bought, by its own name: a plan's is put into words. */
  title: { zh: string; en: string };
  isPack: boolean;
  amountMinor: number;
  currency: string;
  /** Number of the receipt or the invoice. */
  number?: string;
  /** "ORD-001". */
  order: string;
  /** Until when; told in Chinese time, where our bank is. */
  until?: Date;
  /** Why money went back, or no invoice is issued: our own reason, or an administrator's words. */
  reason?: string | null;
  rows: readonly (readonly [RowName, string])[];
  link: string;
  origin: string;
  names: Names | null;
}

const locale = (language: MailLanguage) => (language === "zh" ? "zh-CN" : "en-GB");

const amountOf = (language: MailLanguage, { amountMinor, currency }: MoneyNews) =>
  new Intl.NumberFormat(locale(language), { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
    majorOf(amountMinor, currency),
  );

const timeOf = (language: MailLanguage, date: Date) =>
  new Intl.DateTimeFormat(locale(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Shanghai",
  }).format(date);

const houseReason = (reason: string, reasons: Record<OwnRefundReason, string>): string | undefined =>
  Object.entries(reasons).find(([name]) => name === reason)?.[1];

/** Subject, text and HTML of one mail. */
export function renderMoneyMail(kind: MoneyMail, language: MailLanguage, news: MoneyNews): RenderedMail {
  const { names } = news;
  const t = renamed(moneyTexts[language], names);
  const { button, ...words } = t.mails[kind];
  const name = news.title[language];
  const title = news.isPack ? name : t.plan.replace("{{name}}", name);
  const amount = amountOf(language, news);
  const values: Record<string, string> = {
    amount,
    title,
    number: news.number ?? "",
    order: news.order,
    time: news.until ? timeOf(language, news.until) : "",
    reason: news.reason ? (houseReason(news.reason, t.reasons) ?? news.reason) : "",
  };
  const said = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "").trim();
  const { subject, preheader, heading, lead, note } = {
    subject: said(words.subject),
    preheader: said(words.preheader),
    heading: said(words.heading),
    lead: said(words.lead),
    note: said(words.note),
  };
  const rows = news.rows.map(
    ([row, value]) => [t.rows[row], row === "amount" ? amount : row === "item" ? title : value] as const,
  );
  const { host } = new URL(news.origin);
  const action = button ? { label: button, link: news.link } : undefined;
  const text = [
    heading,
    lead,
    rows.map(([label, value]) => (language === "zh" ? `${label}：${value}` : `${label}: ${value}`)).join("\n"),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    note,
    `${brandOf(language, names)} · ${host}`,
  ].join("\n\n");
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><td class="muted" style="padding:6px 16px 6px 0;font-size:14px;line-height:1.6;color:#6B6F76;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="ink" style="padding:6px 0;font-size:15px;line-height:1.6;color:#1C2024;font-variant-numeric:tabular-nums;word-break:break-word" width="100%">${escapeHtml(value)}</td></tr>`,
    )
    .join("");
  const html = frame(language, {
    subject,
    preheader,
    heading,
    lead,
    note,
    host,
    names,
    rows: `<tr><td style="padding:4px 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${table}</table></td></tr>`,
    ...(action ? { action } : {}),
  });
  return { subject, text, html, language: languageTag(language) };
}
