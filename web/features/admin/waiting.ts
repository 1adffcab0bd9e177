/** Where what waits is dealt with: the list that has exactly the counted rows. */
import { INBOX_CAP, TRIAL_ENDS_DAYS, type Waiting } from "#contract/admin/inbox";
import { formatNumber } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

/** How much waits behind a tab, in words; null: nothing, or nobody knows. */
export function waitingWord(language: Language, ...counts: (number | undefined)[]): string | null {
  const sum = counts.reduce((all: number, one) => all + (one ?? 0), 0);
  return sum > 0 ? `${formatNumber(language, sum)}${sum >= INBOX_CAP ? "+" : ""}` : null;
}

export const waitingAt: Record<Waiting, string> = {
  transfers: "/admin/packages?tab=transfers&state=open",
  differences: "/admin/packages?tab=differences&state=open",
  invoices: "/admin/packages?tab=invoices&state=requested",
  redInvoices: "/admin/packages?tab=invoices&red=due",
  failedRefunds: "/admin/packages?tab=refunds&left=true",
  refundsToSend: "/admin/packages?tab=refunds&state=pending&provider=bank",
  enquiries: "/admin/packages?tab=enquiries&state=new",
  trialsEnding: `/admin/packages?tab=subscriptions&state=running&source=trial&customers=true&ending=${TRIAL_ENDS_DAYS}&sort=ends&dir=asc`,
  objections: "/admin/users?view=content&takedown=objected",
  pausedQueues: "/admin/tasks?tab=queues",
  deadLetters: "/admin/tasks?tab=dead",
  failedMails: "/admin/tasks?tab=mails",
};
