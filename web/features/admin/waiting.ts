/** Where what waits is dealt with: the list that has exactly the counted rows. */
import { TRIAL_ENDS_DAYS, type Waiting } from "#contract/admin/inbox";

export const waitingAt: Record<Waiting, string> = {
  transfers: "/admin/packages?tab=transfers&state=open",
  differences: "/admin/packages?tab=differences&state=open",
  invoices: "/admin/packages?tab=invoices&state=requested",
  redInvoices: "/admin/packages?tab=invoices&red=due",
  failedRefunds: "/admin/packages?tab=refunds&left=true",
  refundsToSend: "/admin/packages?tab=refunds&state=pending&provider=bank",
  enquiries: "/admin/packages?tab=enquiries&state=new",
  trialsEnding: `/admin/packages?tab=subscriptions&state=running&source=trial&ending=${TRIAL_ENDS_DAYS}&sort=ends&dir=asc`,
  objections: "/admin/users?view=content&takedown=objected",
  pausedQueues: "/admin/tasks?tab=queues",
  deadLetters: "/admin/tasks?tab=dead",
  failedMails: "/admin/tasks?tab=mails",
};
