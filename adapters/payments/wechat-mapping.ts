/** WeChat Pay's words for what became of a charge or a refund, read strictly and told in ours. */
import { z } from "zod";
import { beijingTime } from "./beijing.ts";
import type { ChargeState, RefundState } from "./payment.ts";

/** "2018-06-08T10:34:56+08:00" */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** Fen. */
const fen = z.number().int().nonnegative();

const whose = { appid: z.string(), mchid: z.string(), out_trade_no: z.string() };

const paidWords = z.object({
  ...whose,
  // a charge that was given back (in part, even) is `REFUND`: it was paid all the same
  trade_state: z.enum(["SUCCESS", "REFUND"]),
  transaction_id: z.string().min(1),
  success_time: moment,
  // `total` is what was charged; `payer_total` leaves out what WeChat's own coupons paid
  amount: z.object({ total: fen, currency: z.string().default("CNY") }),
});
const unpaidWords = z.object({
  ...whose,
  trade_state: z.enum(["NOTPAY", "USERPAYING", "ACCEPT", "PAYERROR", "CLOSED", "REVOKED"]),
});

/** A charge, as the answer to a question and the notification tell it. */
export const transaction = z.discriminatedUnion("trade_state", [paidWords, unpaidWords]);
export type Transaction = z.infer<typeof transaction>;

export function chargeOf(answer: Transaction): ChargeState {
  switch (answer.trade_state) {
    case "SUCCESS":
    case "REFUND": {
      const { total: amountMinor, currency } = answer.amount;
      return {
        state: "paid",
        transactionId: answer.transaction_id,
        paidAt: answer.success_time,
        amountMinor,
        currency,
      };
    }
    case "CLOSED":
    case "REVOKED":
      return { state: "closed" };
    default:
      return { state: "open" };
  }
}

const refundStates = z.enum(["SUCCESS", "PROCESSING", "ABNORMAL", "CLOSED"]);

/** A refund, as the answer tells it. */
export const refundAnswer = z.object({
  out_refund_no: z.string(),
  transaction_id: z.string(),
  status: refundStates,
  success_time: moment.optional(),
  amount: z.object({ refund: fen, currency: z.string().default("CNY") }),
});

/** The same, as the notification tells it. */
export const refundNotice = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_status: refundStates,
  success_time: moment.optional(),
});

/** `at` stands in where WeChat does not say when the money went back. */
export function refundOf(status: z.infer<typeof refundStates>, successTime: Date | undefined, at: Date): RefundState {
  if (status === "SUCCESS") return { state: "done", refundedAt: successTime ?? at };
  // abnormal: the payer's card cannot take it back. Somebody settles it in the merchant's console, under the same number
  if (status === "PROCESSING" || status === "ABNORMAL") return { state: "pending" };
  return { state: "failed", why: status };
}

/** The envelope of a notification. */
export const notice = z.object({
  id: z.string().min(1),
  create_time: moment,
  event_type: z.string(),
  resource: z.unknown(),
});

/** "2018-06-08T10:34:56+08:00" */
export const momentOf = (at: Date): string => `${beijingTime(at).replace(" ", "T")}+08:00`;

/** No more than so many bytes, whole characters: WeChat's limits do not say which of the two they count. */
export const clipped = (text: string, bytes: number): string =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/(?<!\uFFFD)\uFFFD+$/, "");
