/** Alipay's notifications: what they say once they are proved to come from Alipay, to be for us, and to be news. */
import { z } from "zod";
import { AppError } from "#contract/errors";
import type { AlipayClient, AlipaySettings } from "./alipay-client.ts";
import { fromBeijingTime } from "./beijing.ts";
import type { Callback, ChargeState, PaymentEvent } from "./payment.ts";
import { fenOf } from "./yuan.ts";

/**
 * Alipay tells a thing again until it hears "success": eight times, the last one 24 hours and 22 minutes after the first.
 * Whatever is older than that and our clocks' difference is a replay. (What the order needs then comes from asking.)
 */
export const ALIPAY_PATIENCE_MS = 26 * 3600_000;

const time = z.string().transform((text, issue) => {
  const at = fromBeijingTime(text);
  if (at) return at;
  issue.addIssue({ code: "custom", message: "not a time" });
  return z.NEVER;
});
const fen = z.string().transform((text, issue) => {
  const amount = fenOf(text);
  if (amount !== null && amount >= 0) return amount;
  issue.addIssue({ code: "custom", message: "not an amount" });
  return z.NEVER;
});
const statuses = ["WAIT_BUYER_PAY", "TRADE_CLOSED", "TRADE_SUCCESS", "TRADE_FINISHED"] as const;

/** What a notification and the answer of `alipay.trade.query` say about a trade, under the names of the first. */
const trade = z.object({
  trade_status: z.enum(statuses),
  /** Missing until the payer has signed in, also when the trade is over by then. */
  trade_no: z.string().default(""),
  total_amount: fen,
  gmt_payment: time.optional(),
  /** Of notifications: what was given back so far. */
  refund_fee: fen.optional(),
});

/**
 * What a trade has come to. `TRADE_CLOSED` is two things at Alipay: nobody paid in time, or all was given back. Only the
 * second has a time of payment (its answers and notifications tell it to the end), or an amount that went back. null:
 * unreadable.
 */
export function alipayCharge(about: Record<string, unknown>, now: Date): ChargeState | null {
  const read = trade.safeParse(about);
  if (!read.success) return null;
  const { trade_status: status, trade_no: transactionId, total_amount: amountMinor } = read.data;
  const { gmt_payment: paidAt, refund_fee: givenBack = 0 } = read.data;
  if (status === "WAIT_BUYER_PAY") return { state: "open" };
  if (status === "TRADE_CLOSED" && !paidAt && givenBack === 0) return { state: "closed" };
  if (transactionId === "") return null;
  return { state: "paid", transactionId, paidAt: paidAt ?? now, amountMinor, currency: "CNY" };
}

const notice = z.object({
  notify_id: z.string().min(1),
  notify_type: z.string(),
  notify_time: time,
  app_id: z.string(),
  seller_id: z.string().optional(),
  out_trade_no: z.string().min(1),
  trade_status: z.enum(statuses),
  /** Of a refund: ours, and when the money went back. */
  out_biz_no: z.string().min(1).optional(),
  gmt_refund: z.string().optional(),
});

const refuse = (why: string) => new AppError("callback_refused", { message: `alipay: ${why}` });

/** A field that comes twice could be verified as one thing and read as another. */
function fieldsOf(body: string): Record<string, string> {
  const pairs = [...new URLSearchParams(body)];
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw refuse("a field comes twice");
  return Object.fromEntries(pairs);
}

/** "2019-08-15 10:00:00.123": of refunds Alipay gives milliseconds. */
const refundTime = (text: string) => fromBeijingTime(text.replace(/\.\d+$/, ""));

/** What a notification says. Throws `callback_refused`. */
export function readAlipayNotice(
  { body }: Pick<Callback, "body">,
  { appId, sellerId }: Pick<AlipaySettings, "appId" | "sellerId">,
  client: Pick<AlipayClient, "signedByAlipay">,
  now: Date,
): PaymentEvent {
  const all = fieldsOf(body);
  const fields = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  // of fields without a value Alipay's own libraries disagree whether they are signed; they say nothing either way
  if (!client.signedByAlipay(all) && !client.signedByAlipay(fields)) throw refuse("not signed by Alipay");
  if (fields.app_id !== appId) throw refuse("for another application");
  const read = notice.safeParse(fields);
  const id = z.string().min(1).safeParse(fields.notify_id);
  const sent = time.safeParse(fields.notify_time);
  if (!id.success || !sent.success) throw refuse("unreadable");
  if (Math.abs(now.getTime() - sent.data.getTime()) > ALIPAY_PATIENCE_MS) throw refuse("too old");
  const event = { eventId: id.data, at: sent.data };
  if (fields.notify_type !== "trade_status_sync") return { ...event, type: "other", name: fields.notify_type ?? "" };
  if (!read.success) throw refuse("unreadable");
  if (sellerId && read.data.seller_id !== sellerId) throw refuse("for another seller");
  const {
    out_trade_no: reference,
    trade_status: status,
    out_biz_no: refundReference,
    gmt_refund: refunded,
  } = read.data;
  // TRADE_FINISHED is told months later, of the trade itself, and may repeat the last refund
  if (refundReference && refunded && status !== "TRADE_FINISHED") {
    const refundedAt = refundTime(refunded);
    if (!refundedAt) throw refuse("unreadable");
    return { ...event, type: "refund", refundReference, refund: { state: "done", refundedAt } };
  }
  const charge = alipayCharge(fields, sent.data);
  if (!charge) throw refuse("unreadable");
  return { ...event, type: "charge", reference, charge };
}
