/** What mails about money and packages tell of, read at the moment they are sent. Undefined for what is gone. */
import type { Db } from "#server/db/tables";

export const mailedOrder = (db: Db, id: string) =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();

export const mailedPayment = (db: Db, id: string) =>
  db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();

export const mailedReceipt = (db: Db, id: string) =>
  db.selectFrom("receipts").selectAll().where("id", "=", id).executeTakeFirst();

export const mailedRefund = (db: Db, id: string) =>
  db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();

export const mailedInvoice = (db: Db, id: string) =>
  db.selectFrom("invoice_requests").selectAll().where("id", "=", id).executeTakeFirst();

/** What was told of a period (`data`), and the period itself. */
export const mailedNotice = (db: Db, id: string) =>
  db
    .selectFrom("package_notices as notice")
    .innerJoin("subscriptions as period", "period.id", "notice.subscription_id")
    .select(["notice.data", "period.starts_at", "period.ends_at", "period.time_zone", "period.plan"])
    .where("notice.id", "=", id)
    .executeTakeFirst();
