/** The administration's procedures; each file says which scopes reach it. */
import { audit, differences, ledger, quota, statements } from "./books.ts";
import { coupons, enquiries } from "./coupons.ts";
import { invoices } from "./invoices.ts";
import { mails } from "./mails.ts";
import { orders } from "./orders.ts";
import { refunds } from "./refunds.ts";
import { transfers } from "./transfers.ts";

export const admin = {
  orders,
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
  mails,
};
