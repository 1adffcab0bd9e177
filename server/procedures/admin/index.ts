/** The administration's procedures; each file says which scopes reach it. */

import { content } from "./accounts/content.ts";
import { find } from "./accounts/find.ts";
import { support } from "./accounts/support.ts";
import { users } from "./accounts/users.ts";
import { differences, ledger, quota, statements } from "./billing/books.ts";
import { coupons, enquiries } from "./billing/coupons.ts";
import { invoices } from "./billing/invoices.ts";
import { mails } from "./billing/mails.ts";
import { orders } from "./billing/orders.ts";
import { prices } from "./billing/prices.ts";
import { refunds } from "./billing/refunds.ts";
import { subscriptions } from "./billing/subscriptions.ts";
import { transfers } from "./billing/transfers.ts";
import { inbox } from "./reports/inbox.ts";
import { overview } from "./reports/overview.ts";
import { reports } from "./reports/reports.ts";
import { logs } from "./system/logs.ts";
import { models } from "./system/models.ts";
import { platformApps } from "./system/platform-apps.ts";
import { publishing } from "./system/publishing.ts";
import { services } from "./system/services.ts";
import { legal, settings } from "./system/settings.ts";
import { tasks } from "./tasks/tasks.ts";

export const admin = {
  settings,
  legal,
  services,
  platformApps,
  publishing,
  users,
  content,
  find,
  overview,
  inbox,
  reports,
  support,
  tasks,
  orders,
  prices,
  subscriptions,
  refunds,
  transfers,
  invoices,
  coupons,
  enquiries,
  differences,
  statements,
  ledger,
  quota,
  logs,
  mails,
  models,
};
