/** Turns a row of the outbox about a report of pages into its mail, with the page as PDF. */
import { reportDays, sourceName } from "#adapters/render/page-report-labels";
import { type PageReport, pageReport } from "#contract/leads/report";
import type { MailLanguage } from "#contract/mail";
import { ownNames } from "#contract/names";
import { pageReportMail as en } from "#locales/en/mails/page-report";
import { fill } from "#locales/fill";
import { pageReportMail as zh } from "#locales/zh/mails/page-report";
import type { Db } from "#server/db/tables";
import { findReport } from "#server/queries/reports/page-reports";
import { readNames } from "#server/queries/settings/names";
import { printPageReportInThread } from "#server/thread/index";
import { composeMail } from "./compose.ts";
import { factRows } from "./fact-rows.ts";
import type { MadeMail } from "./made-mail.ts";

const texts = { zh, en };

const numberIn = (language: MailLanguage, value: number): string =>
  new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB").format(value);

/** What stands in the mail itself: the counts with those of before, and the first of each list. */
function factsOf(language: MailLanguage, { total, before, sources, homes }: PageReport) {
  const { facts, change } = texts[language];
  const number = (value: number) => numberIn(language, value);
  const counted = (name: "views" | "leads" | "posts") =>
    fill(change, { count: number(total[name]), before: number(before[name]) });
  const [source, home] = [sources[0], homes[0]];
  return [
    [facts.views, counted("views")],
    [facts.leads, counted("leads")],
    [facts.posts, counted("posts")],
    ...(source ? [[facts.source, sourceName(language, source.source)] as const] : []),
    ...(home ? [[facts.home, home.title] as const] : []),
  ] as const;
}

/** Null when the report is gone with its account: nothing is sent then. */
export async function pageReportMail(
  db: Db,
  row: { user_id: string; subject_id: string },
  language: MailLanguage,
  origin: string,
): Promise<MadeMail | null> {
  const found = await findReport(db, row.subject_id);
  if (!found) return null;
  const figures = pageReport.parse(found.figures);
  const names = await readNames(db);
  const brand = names ?? ownNames;
  const days = { firstDay: found.first_day, lastDay: found.last_day };
  const printed = { ...figures, ...days, period: found.period, brand: `${brand.zh} ${brand.en}` };
  const bytes = await printPageReportInThread(row.user_id, printed, language);
  const mail = composeMail(language, texts[language][found.period], {
    values: {
      days: reportDays(language, days),
      views: numberIn(language, figures.total.views),
      leads: numberIn(language, figures.total.leads),
    },
    link: `${origin}/dashboard`,
    figures: factRows(factsOf(language, figures)),
    origin,
    names,
  });
  const name = `${texts[language].page.file}-${found.first_day}.pdf`;
  return { ...mail, attachments: [{ name, type: "application/pdf", bytes }] };
}
