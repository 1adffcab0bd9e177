/** What a report of pages says, in one language: its days and where visitors came from. Apart from the printing, for the mail. */
import { getPlatform } from "#engine/platforms/index";
import { pageReportMail as en } from "#locales/en/mails/page-report";
import { pageReportMail as zh } from "#locales/zh/mails/page-report";
import type { DocumentLanguage } from "./receipt-labels.ts";

export const reportTexts = { zh, en };

export const tagOf = (language: DocumentLanguage) => (language === "zh" ? "zh-CN" : "en-GB");

/** "2026年3月2日至8日", "2–8 March 2026". */
export const reportDays = (
  language: DocumentLanguage,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): string =>
  new Intl.DateTimeFormat(tagOf(language), {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).formatRange(new Date(firstDay), new Date(lastDay));

/** "wechat" as its readers call it. */
export function sourceName(language: DocumentLanguage, source: string): string {
  const { page } = reportTexts[language];
  if (source === "direct" || source === "hand") return page[source];
  return getPlatform(source)?.name[language] ?? source;
}
