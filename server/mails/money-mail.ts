/** Turns a row of the outbox into its mail, from what the books say at the moment it is sent. */
import type { MailLanguage, MoneyMail } from "#contract/mail";
import { isOwnRefundReason } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { invoicePapers } from "#server/queries/billing/invoice-papers";
import { findInvoiceRow } from "#server/queries/billing/invoices";
import { findOrderRow } from "#server/queries/billing/order-rows";
import { findPayment } from "#server/queries/billing/payments/find-payments";
import { findReceiptRow, printed } from "#server/queries/billing/receipts";
import { findRefundOfPayment } from "#server/queries/billing/refunds";
import { findTransferDifference } from "#server/queries/billing/transfer-differences";
import { readNames } from "#server/queries/settings/names";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { printReceiptInThread } from "#server/thread/index";
import type { MadeMail } from "./made-mail.ts";
import { type MoneyNews, renderMoneyMail } from "./money.ts";

/** How the invoice stands that a mail tells of. */
const invoiceStateOf = { invoice_issued: "issued", invoice_refused: "refused", invoice_reversed: "reversed" } as const;

type About = Pick<MoneyNews, "amountMinor" | "currency" | "rows"> & Partial<MoneyNews>;

/** A row of the outbox about money. */
export interface MoneyMailRow {
  kind: MoneyMail;
  user_id: string;
  subject_id: string;
}

/** Null when it is not true any more: nothing is sent then. */
export async function moneyMail(
  db: Db,
  row: MoneyMailRow,
  language: MailLanguage,
  origin: string,
): Promise<MadeMail | null> {
  const names = await readNames(db);
  const mail = (order: OrderRow, about: About) =>
    renderMoneyMail(row.kind, language, {
      title: order.plan.name,
      isPack: order.kind === "pack",
      order: humanNumber("ORD", order.number),
      link: `${origin}/dashboard/orders/${order.id}`,
      origin,
      names,
      timeZone: order.time_zone,
      ...about,
    });

  if (row.kind === "receipt") {
    const receipt = await findReceiptRow(db, row.subject_id);
    const order = receipt?.order_id ? await findOrderRow(db, receipt.order_id) : undefined;
    if (!receipt || !order) return null;
    const { number, data } = receipt;
    const bytes = await printReceiptInThread(row.user_id, printed(receipt), language);
    const made = mail(order, {
      amountMinor: data.paidMinor,
      currency: data.currency,
      number,
      rows: [
        ["item", ""],
        ["amount", ""],
        ["order", data.orderNumber],
        ["receipt", number],
      ],
    });
    return { ...made, attachments: [{ name: `${number}.pdf`, type: "application/pdf", bytes }] };
  }

  if (row.kind === "refund_started" || row.kind === "refund_done") {
    const { refund, payment } = (await findRefundOfPayment(db, "id", row.subject_id)) ?? {};
    const order = payment && (await findOrderRow(db, payment.order_id));
    // when it is done already, the mail that says so is on its way
    if (!refund || !order || (row.kind === "refund_started" && refund.state === "done")) return null;
    const { amount_minor: amountMinor, currency } = refund;
    const rows = [["item", ""] as const, ["amount", ""] as const, ["order", humanNumber("ORD", order.number)] as const];
    const way = payment.provider === "bank" ? "transfer" : "original";
    // an administrator's words stand on the order's page
    const reason = isOwnRefundReason(refund.reason) ? refund.reason : null;
    return mail(order, { amountMinor, currency, reason, way, rows });
  }

  if (row.kind === "transfer_waiting") {
    const payment = await findPayment(db, row.subject_id);
    const order = payment && (await findOrderRow(db, payment.order_id));
    const action = payment?.action;
    if (!order || payment.state !== "open" || order.status !== "pending" || action?.type !== "transfer") return null;
    return mail(order, {
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      until: payment.expires_at,
      rows: [
        ["amount", ""],
        ["holder", action.holder],
        ["bank", action.bank],
        ["account", action.account],
        ["memo", action.memo],
      ],
    });
  }

  if (row.kind === "transfer_short") {
    const difference = await findTransferDifference(db, row.subject_id);
    const order = difference?.order_id ? await findOrderRow(db, difference.order_id) : undefined;
    const [payment, action] = [difference?.payment, difference?.payment.action];
    if (!order || difference?.choice !== "ask" || difference.resolved_at || payment?.state === "paid") return null;
    if (action?.type !== "transfer" || !payment) return null;
    const receivedMinor = difference.theirs?.amountMinor ?? 0;
    return mail(order, {
      amountMinor: payment.amount_minor - receivedMinor,
      receivedMinor,
      currency: payment.currency,
      rows: [
        ["amount", ""],
        ["holder", action.holder],
        ["bank", action.bank],
        ["account", action.account],
        ["memo", action.memo],
      ],
    });
  }

  const invoice = await findInvoiceRow(db, row.subject_id);
  const order = invoice?.order_id ? await findOrderRow(db, invoice.order_id) : undefined;
  const state = invoiceStateOf[row.kind];
  // a request that fell with the whole refund is told of by the refund's own mail
  if (!order || invoice?.state !== state || (state === "refused" && invoice.decided_by === null)) return null;
  const red = invoice.mistake === null ? undefined : invoice.red.at(-1);
  const [newest] = await invoicePapers(db, { of: "order_id", id: order.id, most: 1 });
  const made = mail(order, {
    amountMinor: invoice.amount_minor,
    currency: invoice.currency,
    // a sentence goes on after it
    reason: invoice.mistake?.replace(/[。.]$/, "") ?? invoice.reason,
    rows: [
      ["item", ""],
      ["order", invoice.order_number],
      ...(invoice.number === null ? [] : [["invoice", invoice.number] as const]),
      ...(red ? [["red", red.number] as const] : []),
    ],
    ...(red ? { red: red.number, next: newest?.state === "requested" ? "issuing" : "ask" } : {}),
    ...(invoice.number === null ? {} : { number: invoice.number }),
    ...(invoice.url === null || red ? {} : { link: invoice.url }),
  });
  return { ...made, to: invoice.buyer.email };
}
