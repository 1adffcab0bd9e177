/** Makes the weekly and monthly reports of pages, as each account's plan has them. Whatever was made is a row: a round may be cut off anywhere. */
import type { ReportPeriod } from "#contract/leads/report";
import { lastPeriod } from "#engine/reports/last-period";
import { entitledNow } from "#server/queries/billing/entitlements";
import { accountsToReport, keepReport, reportOf } from "#server/queries/reports/page-reports";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

const DAY_MS = 86_400_000;
/** A period that ended so many days ago is no news. */
const NEWS_DAYS = 4;
const cadence = { week: "weekly", month: "monthly" } as const;

async function ofPeriod(
  { db, now, log }: Pick<JobDeps, "db" | "now" | "log">,
  period: ReportPeriod,
  signal: AbortSignal,
): Promise<void> {
  const span = lastPeriod(period, now());
  if (now().getTime() - Date.parse(span.lastDay) > (NEWS_DAYS + 1) * DAY_MS) return;
  for (const owner of await accountsToReport(db, period, span)) {
    if (signal.aborted) return;
    try {
      const entitled = await entitledNow(db, owner, now());
      if (entitled.state === "none" || entitled.entitlements.reports !== cadence[period]) continue;
      const figures = await reportOf(db, owner, span);
      await db.transaction().execute((trx) => keepReport(trx, owner, { ...span, period, figures }, now()));
    } catch (err) {
      // one that cannot be made keeps no other waiting
      log.error({ period, err }, "a report of pages was not made");
    }
  }
}

/** Makes what is due and not made yet. */
export async function reportPages(
  deps: Pick<JobDeps, "db" | "now" | "log">,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await ofPeriod(deps, "week", signal);
  await ofPeriod(deps, "month", signal);
}

export const reportPagesJob: RoundJob = {
  name: "report-pages",
  schedule: { everyMs: 30 * 60_000 },
  handler: reportPages,
};
