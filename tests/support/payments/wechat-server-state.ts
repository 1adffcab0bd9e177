/** The books of the local WeChat Pay (test support): charges and refunds, with the answers its documentation gives. */
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { momentOf } from "#adapters/payments/wechat-mapping";
import { billOf } from "./wechat-server-bill.ts";

export const merchant = { appId: "wx2421b1c4370ec43b", merchantId: "1900007291" };

/** No body: 204. A text is handed out as it is, unsigned. */
export interface Served {
  status: number;
  body?: unknown;
  text?: string;
}

const number = z.string().regex(/^[0-9A-Za-z_\-|*@]{1,64}$/);
const notifyUrl = z.url().refine((url) => !url.includes("?"));
const amount = z.object({ total: z.number().int().min(1), currency: z.literal("CNY") });
const scene = z.object({
  payer_client_ip: z.ipv4().or(z.ipv6()),
  h5_info: z.object({ type: z.enum(["Wap", "iOS", "Android"]) }),
});
const order = z.object({
  appid: z.literal(merchant.appId),
  mchid: z.literal(merchant.merchantId),
  description: z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= 127),
  out_trade_no: number.min(6).max(32),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: notifyUrl,
  amount,
  scene_info: scene.optional(),
});
const refundWanted = z.object({
  transaction_id: z.string(),
  out_refund_no: number,
  reason: z.string().min(1).max(80).optional(),
  notify_url: notifyUrl.optional(),
  amount: amount.extend({ refund: z.number().int().min(1) }),
});

export interface BookedCharge {
  order: z.infer<typeof order>;
  state: "NOTPAY" | "SUCCESS" | "CLOSED";
  transactionId: string;
  paidAt: Date | null;
}
export interface BookedRefund {
  charge: BookedCharge;
  number: string;
  fen: number;
  status: "PROCESSING" | "SUCCESS" | "ABNORMAL" | "CLOSED";
  askedAt: Date;
  doneAt: Date | null;
}

const no = (status: number, code: string): Served => ({ status, body: { code, message: code } });

export function wechatState(now: () => Date) {
  const charges = new Map<string, BookedCharge>();
  const refunds = new Map<string, BookedRefund>();
  const bills = new Map<string, { text: string; until: number }>();
  const ofTransaction = (id: string) => [...charges.values()].find((one) => one.paidAt && one.transactionId === id);
  const refundsOf = (charge: BookedCharge) => [...refunds.values()].filter((one) => one.charge === charge);

  const toldCharge = ({ order: placed, state, transactionId, paidAt }: BookedCharge, givenBack: boolean) => {
    const { appid, mchid, out_trade_no, amount: asked } = placed;
    const payer = { payer_total: asked.total, payer_currency: "CNY" };
    if (!paidAt) return { appid, mchid, out_trade_no, trade_state: state, amount: asked };
    const paid = { transaction_id: transactionId, success_time: momentOf(paidAt), amount: { ...asked, ...payer } };
    return { appid, mchid, out_trade_no, trade_type: "NATIVE", trade_state: givenBack ? "REFUND" : state, ...paid };
  };
  const toldRefund = ({ charge, number: out_refund_no, fen, status, doneAt }: BookedRefund) => ({
    refund_id: `5030${charge.transactionId.slice(4)}`,
    out_refund_no,
    transaction_id: charge.transactionId,
    out_trade_no: charge.order.out_trade_no,
    status,
    ...(doneAt && { success_time: momentOf(doneAt) }),
    amount: { total: charge.order.amount.total, refund: fen, currency: "CNY" },
  });

  function place(body: unknown, answer: object, needs: z.ZodType): Served {
    const placed = order.safeParse(body);
    if (!placed.success || !needs.safeParse(body).success) return no(400, "PARAM_ERROR");
    const known = charges.get(placed.data.out_trade_no);
    if (known?.state === "SUCCESS") return no(400, "ORDER_PAID");
    if (known?.state === "CLOSED") return no(400, "ORDER_CLOSED");
    if (known && JSON.stringify(known.order) !== JSON.stringify(placed.data)) return no(400, "OUT_TRADE_NO_USED");
    const transactionId = `4200${randomBytes(12).toString("hex")}`;
    if (!known)
      charges.set(placed.data.out_trade_no, { order: placed.data, state: "NOTPAY", transactionId, paidAt: null });
    return { status: 200, body: answer };
  }

  function wantRefund(body: unknown): Served {
    const { data: wanted } = refundWanted.safeParse(body);
    if (!wanted) return no(400, "PARAM_ERROR");
    const charge = ofTransaction(wanted.transaction_id);
    if (!charge) return no(404, "RESOURCE_NOT_EXISTS");
    const known = refunds.get(wanted.out_refund_no);
    if (known && (known.charge !== charge || known.fen !== wanted.amount.refund)) return no(400, "INVALID_REQUEST");
    if (known && known.status !== "CLOSED") return { status: 200, body: toldRefund(known) };
    const gone = refundsOf(charge).reduce((sum, one) => sum + (one.status === "CLOSED" ? 0 : one.fen), 0);
    if (wanted.amount.total !== charge.order.amount.total) return no(400, "INVALID_REQUEST");
    if (gone + wanted.amount.refund > charge.order.amount.total) return no(400, "INVALID_REQUEST");
    const { out_refund_no, amount } = wanted;
    const booked = { charge, number: out_refund_no, fen: amount.refund, askedAt: now(), doneAt: null };
    refunds.set(out_refund_no, { ...booked, status: "PROCESSING" });
    return { status: 200, body: toldRefund({ ...booked, status: "PROCESSING" }) };
  }

  function bill(query: URLSearchParams, origin: string): Served {
    const day = query.get("bill_date") ?? "";
    const text = billOf(day, [...charges.values()], [...refunds.values()]);
    if (query.get("bill_type") !== "ALL" || !text) return no(400, text ? "PARAM_ERROR" : "NO_STATEMENT_EXIST");
    const token = randomBytes(16).toString("hex");
    bills.set(token, { text, until: now().getTime() + 30_000 });
    const hash_value = createHash("sha1").update(text).digest("hex");
    return {
      status: 200,
      body: { hash_type: "SHA1", hash_value, download_url: `${origin}/v3/billdownload/file?token=${token}` },
    };
  }

  return {
    charges,
    refunds,
    toldCharge: (charge: BookedCharge) => toldCharge(charge, false),
    /** Answers one request whose signature has been verified. */
    serve(method: string, url: URL, body: unknown): Served {
      const asked = `${method} ${url.pathname}`;
      if (asked === "POST /v3/pay/transactions/native")
        return place(
          body,
          { code_url: `weixin://wxpay/bizpayurl?pr=${randomBytes(6).toString("base64url")}` },
          z.object({}),
        );
      if (asked === "POST /v3/pay/transactions/h5") {
        const h5_url = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${randomBytes(8).toString("hex")}&package=2150917749`;
        return place(body, { h5_url }, z.object({ scene_info: scene }));
      }
      const [, reference, closing] =
        /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(url.pathname) ?? [];
      if (reference) {
        const charge = charges.get(reference);
        const mchid = closing
          ? z.object({ mchid: z.string() }).safeParse(body).data?.mchid
          : url.searchParams.get("mchid");
        if (mchid !== merchant.merchantId) return no(400, "PARAM_ERROR");
        if (!charge) return no(404, "ORDER_NOT_EXIST");
        if (!closing) return { status: 200, body: toldCharge(charge, refundsOf(charge).length > 0) };
        if (charge.state !== "NOTPAY") return no(400, charge.state === "SUCCESS" ? "ORDER_PAID" : "ORDER_CLOSED");
        charge.state = "CLOSED";
        return { status: 204 };
      }
      if (asked === "POST /v3/refund/domestic/refunds") return wantRefund(body);
      const [, refundNumber] = /^GET \/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(asked) ?? [];
      if (refundNumber) {
        const known = refunds.get(refundNumber);
        return known ? { status: 200, body: toldRefund(known) } : no(404, "RESOURCE_NOT_EXISTS");
      }
      if (asked === "GET /v3/bill/tradebill") return bill(url.searchParams, url.origin);
      if (asked === "GET /v3/billdownload/file") {
        const kept = bills.get(url.searchParams.get("token") ?? "");
        return kept && kept.until >= now().getTime()
          ? { status: 200, text: kept.text }
          : no(404, "RESOURCE_NOT_EXISTS");
      }
      return no(404, "NOT_FOUND");
    },
  };
}
export type WechatState = ReturnType<typeof wechatState>;
