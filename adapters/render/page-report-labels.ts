/** What a report of pages says, in one language: its days and where visitors came from. Apart from the printing, for the mail. */
import { getPlatform } from "#engine/platforms/index";
import { pageReportMail as en } from "#locales/en/mails/page-report";
import { pageReportMail as zh } from "#locales/zh/mails/page-report";
import type { DocumentLanguage } from "./receipt-labels.ts";

export const reportTexts = { zh, en };

export const tagOf = (language: DocumentLanguage) => (language === "zh" ? "zh-CN" : "en-GB");

/** "2026年3月2日至2026年3月8日", "2 – 8 March 2026". Chinese ranges would be written in figures alone. */
export function reportDays(
  language: DocumentLanguage,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): string {
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: "long", timeZone: "UTC" });
  const [first, last] = [new Date(firstDay), new Date(lastDay)];
  return language === "zh" ? `${format.format(first)}至${format.format(last)}` : format.formatRange(first, last);
}

/** "wechat" as its readers call it. */
export function sourceName(language: DocumentLanguage, source: string): string {
  const { page } = reportTexts[language];
  if (source === "direct" || source === "hand") return page[source];
  return getPlatform(source)?.name[language] ?? source;
}
