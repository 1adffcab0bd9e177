/** Builds the mails about money: what happened, the figures in rows, one thing to do. */

import type { MailLanguage, MoneyMail } from "#contract/mail";
import { majorOf } from "#contract/minor-units";
import { type Names, renamed } from "#contract/names";
import type { OwnRefundReason } from "#contract/payment";
import { escapeHtml } from "#engine/campaign/markup";
import { moneyMails as en } from "#locales/en/mails/money";
import { fill } from "#locales/fill";
import { moneyMails as zh } from "#locales/zh/mails/money";
import { type Block, composeMail, type RenderedMail } from "./compose.ts";
import type { InLanguages, MailText } from "./mail-text.ts";

interface MoneyTexts {
  mails: Record<MoneyMail, MailText>;
  rows: typeof zh.rows;
  /** Why the product gave money back by itself. */
  reasons: Record<OwnRefundReason, string>;
  plan: string;
  /** After an invoice that was wrong: another is being issued, or may be asked for. */
  next: typeof zh.next;
  /** How money goes back. */
  way: typeof zh.way;
}
const texts: InLanguages<MoneyTexts> = { zh, en };

type RowName = keyof MoneyTexts["rows"];

export interface MoneyNews {
  /** What was bought, by its own name: a plan's is put into words. */
  title: { zh: string; en: string };
  isPack: boolean;
  amountMinor: number;
  currency: string;
  /** Of a transfer that was too small: what came; `amountMinor` is missing. */
  receivedMinor?: number;
  /** Number of the receipt or the invoice. */
  number?: string;
  /** "ORD-001". */
  order: string;
  /** Until when. */
  until?: Date;
  /** The buyer's, IANA: times are told in it. */
  timeZone: string;
  /** Of a refund: a bank transfer is sent back as another, nothing returns on its own way. */
  way?: keyof MoneyTexts["way"];
  /** Why money went back, or no invoice is issued: our own reason, or an administrator's words. */
  reason?: string | null;
  /** Of an invoice that was wrong: the number of the red one, and what comes next. */
  red?: string;
  next?: keyof MoneyTexts["next"];
  rows: readonly (readonly [RowName, string])[];
  link: string;
  origin: string;
  names: Names | null;
}

const HOME_ZONE = "Asia/Shanghai";
const locale = (language: MailLanguage) => (language === "zh" ? "zh-CN" : "en-GB");

const amountOf = (language: MailLanguage, { amountMinor, currency }: Pick<MoneyNews, "amountMinor" | "currency">) =>
  new Intl.NumberFormat(locale(language), { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
    majorOf(amountMinor, currency),
  );

/** Readers of Chinese mails take a time without a zone for China's; any other is named. */
function timeOf(language: MailLanguage, date: Date, timeZone: string): string {
  const tag = locale(language);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone }).format(date);
  if (language === "zh" && timeZone === HOME_ZONE) return time;
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "short" }).formatToParts(date);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return language === "zh" ? `${time}（${zone}）` : `${time} (${zone})`;
}

const ownReason = (reason: string, reasons: Record<OwnRefundReason, string>): string | undefined =>
  Object.entries(reasons).find(([name]) => name === reason)?.[1];

const figuresOf = (language: MailLanguage, rows: readonly (readonly [string, string])[]): Block => {
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><td class="muted" style="padding:6px 16px 6px 0;font-size:14px;line-height:1.6;color:#6B6F76;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="ink" style="padding:6px 0;font-size:15px;line-height:1.6;color:#1C2024;font-variant-numeric:tabular-nums;word-break:break-word" width="100%">${escapeHtml(value)}</td></tr>`,
    )
    .join("");
  return {
    text: [rows.map(([label, value]) => (language === "zh" ? `${label}：${value}` : `${label}: ${value}`)).join("\n")],
    html: `<tr><td style="padding:4px 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${table}</table></td></tr>`,
  };
};

/** Subject, text and HTML of one mail. */
export function renderMoneyMail(kind: MoneyMail, language: MailLanguage, news: MoneyNews): RenderedMail {
  const { names, origin, link } = news;
  const t = renamed(texts[language], names);
  const name = news.title[language];
  const title = news.isPack ? name : fill(t.plan, { name });
  const amount = amountOf(language, news);
  const values = {
    amount,
    title,
    received: amountOf(language, { ...news, amountMinor: news.receivedMinor ?? 0 }),
    number: news.number ?? "",
    order: news.order,
    red: news.red ?? "",
    next: news.next ? t.next[news.next] : "",
    way: t.way[news.way ?? "original"],
    time: news.until ? timeOf(language, news.until, news.timeZone) : "",
    reason: news.reason ? (ownReason(news.reason, t.reasons) ?? news.reason) : "",
  };
  const rows = news.rows.map(
    ([row, value]) => [t.rows[row], row === "amount" ? amount : row === "item" ? title : value] as const,
  );
  const figures = figuresOf(language, rows);
  return composeMail(language, t.mails[kind], { values, link, figures, origin, names });
}
