/** Administration of what was sold: orders of all accounts, offers, refunds, bank transfers. Scopes operations and super. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput, ofCustomers, ofSheet, oneRow, within } from "#contract/admin/list";
import { auditLine } from "#contract/admin/logs";
import { invoicePaper } from "#contract/invoice";
import { amountMinor, currency } from "#contract/money";
import { order, orderDetail, orderKind, orderStatus } from "#contract/order";
import { payment, paymentProviderName, paymentState, refund, refundState } from "#contract/payment";
import { planCode } from "#contract/plan";
import { difference, transferChoice } from "#contract/reconciliation";

const tags = ["administration"];
const key = z.string().min(8).max(100);

/** Whose it is. The address is null when the account is going. */
export const accountNamed = z.object({ id: z.uuid(), email: z.string().nullable(), name: z.string().nullable() });
export type AccountNamed = z.infer<typeof accountNamed>;

export const page = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const adminOrderSorts = ["placed", "amount"] as const;
export const adminRefundSorts = ["at", "amount"] as const;
export const adminTransferSorts = ["at", "amount", "until"] as const;

/** An order with its account; `offered`: an administrator made it. */
const accountOrder = order.extend({
  account: accountNamed,
  offered: z.boolean(),
  /** How it was paid, and what the bank or the provider calls that; null: it was not, or cost nothing. */
  provider: paymentProviderName.nullable(),
  transactionId: z.string().nullable(),
  coupon: z.string().nullable(),
});
export type AccountOrder = z.infer<typeof accountOrder>;
const accountOrderDetail = orderDetail.extend({
  account: accountNamed,
  /** With what the bank or the provider, and we, know each by. */
  payments: z.array(payment.extend({ reference: z.string(), transactionId: z.string().nullable() })),
  /** Where the books and the bank or provider do not agree about it, what is open first. */
  differences: z.array(difference),
  invoices: z.array(invoicePaper),
  /** What befell the order, its payments, refunds, invoices and differences, newest first. */
  timeline: z.array(auditLine),
});
export type AccountOrderDetail = z.infer<typeof accountOrderDetail>;

const adminRefund = refund.extend({
  orderId: z.uuid(),
  /** "ORD-012". */
  orderNumber: z.string(),
  provider: paymentProviderName,
  /** What the bank or the provider calls the payment. */
  transactionId: z.string().nullable(),
  account: accountNamed,
  /** The administrator; null: the product itself, of money nothing could be given for. */
  decidedBy: z.uuid().nullable(),
  /** In the provider's words. */
  whyFailed: z.string().nullable(),
});

export type AdminRefund = z.infer<typeof adminRefund>;

/** A bank transfer that is awaited, or came. `memo`: what the payer was asked to write. */
const transfer = payment.omit({ action: true, provider: true, method: true }).extend({
  memo: z.string().nullable(),
  /** The bank's own reference; null: it has not come. */
  transactionId: z.string().nullable(),
  /** Of one that is awaited: what came of it so far, by transfers of another amount; 0: nothing. */
  receivedMinor: amountMinor,
  orderId: z.uuid(),
  /** "ORD-718029". */
  orderNumber: z.string(),
  createdAt: z.string(),
  account: accountNamed,
});

export type Transfer = z.infer<typeof transfer>;

/**
 * `q`: what is quoted of an order (its number, a transfer's memo, a transaction, a reference, a receipt's or invoice's number), or
 * else words of the account.
 */
export const ordersInput = listInput(adminOrderSorts, {
  status: orderStatus.optional(),
  kind: orderKind.optional(),
  paid: within.optional(),
  currency: currency.optional(),
  ...ofCustomers,
  userId: z.uuid().optional(),
});
/** `q`: what is quoted of an order or of the refund itself, or else words of the account. */
export const refundsInput = listInput(adminRefundSorts, {
  state: refundState.optional(),
  done: within.optional(),
  currency: currency.optional(),
  ...ofCustomers,
  provider: paymentProviderName.optional(),
  /** Failed, and nobody has tried again. */
  left: z.stringbool().or(z.boolean()).optional(),
  ...oneRow,
});
/** `q`: a memo as it stands on the bank's statement, however it is written; what is quoted of its order; or words of the account. */
export const transfersInput = listInput(adminTransferSorts, { state: paymentState.optional() });

export const adminOrders = {
  ...adminList("/orders", { summary: "Orders of all accounts", input: ordersInput, row: accountOrder }),
  get: oc
    .route({ method: "GET", path: "/admin/orders/{id}", tags })
    .input(z.object({ id: z.uuid() }))
    .output(accountOrderDetail),
  /** A receipt or credit note as PDF; `id`: its own, or of the order whose receipt it is. Audited. Throws not_found. */
  receipt: oc
    .route({ method: "GET", path: "/admin/receipts/{id}", tags })
    .input(z.object({ id: z.uuid(), ...ofSheet }))
    .output(z.file()),
  /** A plan at its own price, for one account, payable for so many days. Throws not_for_sale, invalid_input. */
  offer: oc
    .route({ method: "POST", path: "/admin/orders", tags })
    .input(
      z.object({
        userId: z.uuid(),
        planCode,
        amountMinor: amountMinor.min(1),
        currency,
        days: z.number().int().min(1).max(60),
        idempotencyKey: key,
      }),
    )
    .output(accountOrderDetail),
};

export const adminRefunds = {
  ...adminList("/refunds", { summary: "Refunds", input: refundsInput, row: adminRefund }),
  /**
   * Whole (null) or in part; the same key answers the same refund. An order that cost nothing is taken back without any. Throws
   * order_closed, refund_too_large, conflict.
   */
  create: oc
    .route({ method: "POST", path: "/admin/refunds", tags })
    .input(
      z.object({
        orderId: z.uuid(),
        amountMinor: amountMinor.min(1).nullable(),
        reason: z.string().trim().min(1).max(500),
        idempotencyKey: key,
      }),
    )
    .output(z.object({ refund: adminRefund.nullable(), order: accountOrderDetail })),
  /**
   * Tries again what the provider could not give back, as a new refund, which is answered; the old one stays failed. Throws
   * conflict when it did not fail, refund_too_large when the money went back in another way meanwhile.
   */
  retry: oc
    .route({ method: "POST", path: "/admin/refunds/{id}/retry", tags })
    .input(z.object({ id: z.uuid() }))
    .output(adminRefund),
  /** Of a bank transfer: the money was sent back by hand. Throws not_found for any other, invalid_input for a moment to come. */
  confirmSent: oc
    .route({ method: "POST", path: "/admin/refunds/{id}/sent", tags })
    .input(z.object({ id: z.uuid(), sentAt: z.iso.datetime() }))
    .output(adminRefund),
};

export const adminTransfers = {
  /** Closed ones too can still be confirmed: late money. */
  ...adminList("/transfers", { summary: "Bank transfers", input: transfersInput, row: transfer }),
  /**
   * The money is on the account. `transactionId`: the bank's own reference. Says what came of it: `differs` (another amount or
   * currency, or more for what is paid: kept as a difference, to be settled; the same reference again corrects it), `mismatch` (a
   * reference that paid something else) and `known` (it is here already) change nothing, `refunded` goes back because nothing could be given for it. Throws invalid_input for a
   * day before the order's.
   */
  confirm: oc
    .route({ method: "POST", path: "/admin/transfers/{paymentId}/confirm", tags })
    .input(
      z.object({
        paymentId: z.uuid(),
        amountMinor: amountMinor.min(1),
        currency,
        transactionId: z.string().trim().min(1).max(100),
        paidAt: z.iso.datetime(),
      }),
    )
    .output(
      z.object({
        outcome: z.enum(["applied", "known", "mismatch", "refunded", "differs"]),
        order: accountOrderDetail,
        difference: difference.nullable(),
      }),
    ),
  /**
   * What becomes of a transfer of another amount (`id`: of its difference). accept: what came is what the order cost, and it is
   * fulfilled; ask: the payer is told what is missing; refund: all that came goes back, and the order can still be paid. Throws
   * not_found, conflict where it is settled already or nothing is missing to ask for.
   */
  settle: oc
    .route({ method: "POST", path: "/admin/transfers/differences/{id}", tags })
    .input(z.object({ id: z.uuid(), choice: transferChoice, note: z.string().trim().min(1).max(500) }))
    .output(z.object({ outcome: z.enum(["applied", "refunded", "asked"]), order: accountOrderDetail, difference })),
};
