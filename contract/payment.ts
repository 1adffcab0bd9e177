/** How an order is paid: the providers, what each offers, and a payment as its payer sees it. */
import { z } from "zod";
import { amountMinor, currency } from "#contract/money";

export const paymentProviderNames = ["alipay", "wechat", "stripe", "bank", "sandbox"] as const;
export const paymentProviderName = z.enum(paymentProviderNames);
export type PaymentProviderName = z.infer<typeof paymentProviderName>;

/** page: the provider's own page; qr: a code to scan; h5: the wallet opens from a phone's browser; transfer: from a bank. */
const paymentMethods = ["page", "qr", "h5", "transfer"] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * opening: the provider has not answered yet. open: can be paid. paid: the money is here. closed: nobody paid. failed: the
 * provider did not want it.
 */
export const paymentStates = ["opening", "open", "paid", "closed", "failed"] as const;
export const paymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentState>;

export const refundStates = ["pending", "done", "failed"] as const;
export const refundState = z.enum(refundStates);
export type RefundStateName = z.infer<typeof refundState>;

/** What the payer does next; null when there is nothing to do. */
const paymentAction = z.discriminatedUnion("type", [
  z.object({ type: z.literal("redirect"), url: z.url() }),
  z.object({ type: z.literal("qr"), text: z.string() }),
  z.object({
    type: z.literal("transfer"),
    account: z.string(),
    bank: z.string(),
    holder: z.string(),
    memo: z.string(),
  }),
]);

export const payment = z.object({
  id: z.uuid(),
  provider: paymentProviderName,
  method: paymentMethod,
  state: paymentState,
  amountMinor,
  currency,
  action: paymentAction.nullable(),
  /** Until when the action leads anywhere; after it the same way is opened anew. */
  expiresAt: z.string(),
  paidAt: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

/**
 * Why the product gave money back by itself: paid twice; for an order that was cancelled; for one whose package was gone; what
 * the sandbox cashier had taken when trying the product out was over.
 */
export const ownRefundReasons = [
  "paid_twice",
  "order_cancelled",
  "base_gone",
  "try_out_over",
  // of transfers; `open`: the order still waits for what it asks
  "other_amount",
  "other_amount_open",
  "other_currency",
] as const;
export type OwnRefundReason = (typeof ownRefundReasons)[number];
export const isOwnRefundReason = (reason: string): reason is OwnRefundReason =>
  ownRefundReasons.some((one) => one === reason);

export const refund = z.object({
  id: z.uuid(),
  amountMinor,
  currency,
  state: refundState,
  /** An administrator's words, or one of `ownRefundReasons`. */
  reason: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
});
export type RefundShown = z.infer<typeof refund>;
