/** The last week (Monday to Sunday) or month that is over, in days of the business's time zone. Pure. */
import type { ReportPeriod } from "#contract/leads/report";
import { plusDays } from "#engine/billing/statement-days";
import { reportDay } from "./days.ts";

export interface Days {
  firstDay: string;
  lastDay: string;
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** First and last day, both with it. */
export function lastPeriod(period: ReportPeriod, now: Date): Days {
  const today = reportDay(now);
  if (period === "week") {
    const sunday = plusDays(today, -(weekday(today) || 7));
    return { firstDay: plusDays(sunday, -6), lastDay: sunday };
  }
  const lastDay = plusDays(`${today.slice(0, 8)}01`, -1);
  return { firstDay: `${lastDay.slice(0, 8)}01`, lastDay };
}

/** How many days, both ends with it. */
export const lengthOf = ({ firstDay, lastDay }: Days): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;
