/** What administrators do about money: each procedure names its scopes on the server (server/procedures/admin). */

import { adminDifferences, adminLedger, adminQuota, adminStatements } from "#contract/admin/books";
import { adminContent } from "#contract/admin/content";
import { adminCoupons, adminEnquiries } from "#contract/admin/coupons";
import { adminFind } from "#contract/admin/find";
import { adminInbox } from "#contract/admin/inbox";
import { adminPlatformApps, adminServices } from "#contract/admin/integration";
import { adminInvoices } from "#contract/admin/invoices";
import { adminLogs } from "#contract/admin/logs";
import { adminMails } from "#contract/admin/mails";
import { adminModels } from "#contract/admin/models";
import { adminOrders, adminRefunds, adminTransfers } from "#contract/admin/orders";
import { adminPrices } from "#contract/admin/prices";
import { adminPublishing } from "#contract/admin/publishing";
import { adminHome, adminReports } from "#contract/admin/reports";
import { adminLegal, adminSettings } from "#contract/admin/settings";
import { adminSubscriptions } from "#contract/admin/subscriptions";
import { adminTasks } from "#contract/admin/tasks";
import { adminSupport, adminUsers } from "#contract/admin/users";

export const admin = {
  settings: adminSettings,
  legal: adminLegal,
  services: adminServices,
  platformApps: adminPlatformApps,
  publishing: adminPublishing,
  users: adminUsers,
  content: adminContent,
  find: adminFind,
  overview: adminHome,
  inbox: adminInbox,
  reports: adminReports,
  support: adminSupport,
  tasks: adminTasks,
  orders: adminOrders,
  prices: adminPrices,
  subscriptions: adminSubscriptions,
  refunds: adminRefunds,
  transfers: adminTransfers,
  invoices: adminInvoices,
  coupons: adminCoupons,
  enquiries: adminEnquiries,
  differences: adminDifferences,
  statements: adminStatements,
  ledger: adminLedger,
  quota: adminQuota,
  logs: adminLogs,
  mails: adminMails,
  models: adminModels,
};
