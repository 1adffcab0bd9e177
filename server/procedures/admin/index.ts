/** The administration's procedures; each file says which scopes reach it. */
import { audit, differences, ledger, quota, statements } from "./books.ts";
import { coupons, enquiries } from "./coupons.ts";
import { invoices } from "./invoices.ts";
import { logs } from "./logs.ts";
import { mails } from "./mails.ts";
import { models } from "./models.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { platformApps } from "./platform-apps.ts";
import { prices } from "./prices.ts";
import { refunds } from "./refunds.ts";
import { reports } from "./reports.ts";
import { services } from "./services.ts";
import { legal, settings } from "./settings.ts";
import { subscriptions } from "./subscriptions.ts";
import { support } from "./support.ts";
import { tasks } from "./tasks.ts";
import { transfers } from "./transfers.ts";
import { users } from "./users.ts";

export const admin = {
  settings,
  legal,
  services,
  platformApps,
  users,
  overview,
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
  audit,
  logs,
  mails,
  models,
};
