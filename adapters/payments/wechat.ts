/** WeChat Pay (API v3, a merchant of its own): a code to scan (Native) and the wallet from a phone's browser (H5). */
import { z } from "zod";
import { AppError } from "#contract/errors";
import type { Charge, ChargeState, OpenCharge, PaymentEvent, PaymentProvider, Refund, RefundState } from "./payment.ts";
import { parseAnswer, unavailable, wechatAsker } from "./wechat-api.ts";
import { sealed, unseal } from "./wechat-certificates.ts";
import {
  chargeOf,
  clipped,
  momentOf,
  notice,
  refundAnswer,
  refundNotice,
  refundOf,
  transaction,
} from "./wechat-mapping.ts";
import { wechatSender } from "./wechat-send.ts";
import { checkSecret, type WechatSettings } from "./wechat-settings.ts";
import { wechatStatement } from "./wechat-statement.ts";
import { wechatTrust } from "./wechat-trust.ts";

export type { WechatSettings } from "./wechat-settings.ts";

const native = z.object({ code_url: z.string().min(1) });
const h5 = z.object({ h5_url: z.url() });

const refused = (why: string) => new AppError("callback_refused", { message: `WeChat Pay: ${why}` });
const json = (status: number, body: string) => ({ status, type: "application/json", body });

/** Throws `bad_setting` when a key of the settings is none. */
export function wechatPay(settings: WechatSettings, now: () => Date): PaymentProvider {
  const { appId, merchantId } = settings;
  const apiV3Key = checkSecret(settings.apiV3Key);
  const send = wechatSender(settings, now);
  const trust = wechatTrust(settings, send, now);
  const ask = wechatAsker(send, trust);
  const chargePath = (reference: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(reference)}`;

  async function open({ method, reference, address, returnUrl, ...charge }: Charge) {
    const order = {
      appid: appId,
      mchid: merchantId,
      description: clipped(charge.subject, 127),
      out_trade_no: reference,
      time_expire: momentOf(charge.expiresAt),
      notify_url: charge.notifyUrl,
      amount: { total: charge.amountMinor, currency: charge.currency },
    };
    const place = async (path: string, body: object) => {
      if (charge.currency !== "CNY") throw new AppError("payment_refused", { message: "WeChat Pay takes CNY only" });
      const answer = await ask({ method: "POST", path, body });
      if (answer.ok) return answer.body;
      throw new AppError("payment_refused", { message: `WeChat Pay: ${answer.code}` });
    };
    if (method === "qr") {
      const { code_url } = parseAnswer(native, await place("/v3/pay/transactions/native", order));
      return { action: { type: "qr", text: code_url } as const, providerId: null };
    }
    if (method === "h5") {
      // the wallet compares it with the address that opens the link
      const scene_info = { payer_client_ip: address.replace(/^::ffff:/i, ""), h5_info: { type: "Wap" } };
      const { h5_url } = parseAnswer(h5, await place("/v3/pay/transactions/h5", { ...order, scene_info }));
      const url = `${h5_url}&redirect_url=${encodeURIComponent(returnUrl)}`;
      return { action: { type: "redirect", url } as const, providerId: null };
    }
    throw new AppError("payment_refused", { message: `WeChat Pay does not offer ${method}` });
  }

  /** null: WeChat knows no such charge, so nobody ever got a place to pay it. */
  async function look({ reference }: OpenCharge): Promise<ChargeState | null> {
    const query = new URLSearchParams({ mchid: merchantId });
    const answer = await ask({ method: "GET", path: `${chargePath(reference)}?${query}` });
    if (!answer.ok && /^(ORDER_?NOT_?EXIST|RESOURCE_NOT_EXISTS)$/.test(answer.code)) return null;
    if (!answer.ok) throw unavailable(answer.code);
    const paid = parseAnswer(transaction, answer.body);
    if (paid.appid === appId && paid.mchid === merchantId && paid.out_trade_no === reference) return chargeOf(paid);
    throw unavailable("an answer is about somebody else's charge");
  }

  async function close(charge: OpenCharge): Promise<ChargeState> {
    // a refusal may mean that it is paid, closed or unknown: whatever it is, the question tells
    await ask({ method: "POST", path: `${chargePath(charge.reference)}/close`, body: { mchid: merchantId } });
    return (await look(charge)) ?? { state: "closed" };
  }

  async function refund(asked: Refund): Promise<RefundState> {
    const path = "/v3/refund/domestic/refunds";
    const read = (body: unknown): RefundState => {
      const made = parseAnswer(refundAnswer, body);
      const expected = [asked.refundReference, asked.transactionId, asked.amountMinor, asked.currency];
      const answered = [made.out_refund_no, made.transaction_id, made.amount.refund, made.amount.currency];
      if (expected.some((value, at) => value !== answered[at])) return { state: "failed", why: "ANOTHER_REFUND" };
      return refundOf(made.status, made.success_time, now());
    };
    const earlier = await ask({ method: "GET", path: `${path}/${encodeURIComponent(asked.refundReference)}` });
    if (earlier.ok) {
      const state = read(earlier.body);
      // WeChat wants a refund that did not go through asked for again under the same number
      if (state.state !== "failed" || state.why === "ANOTHER_REFUND") return state;
    } else if (earlier.code !== "RESOURCE_NOT_EXISTS") throw unavailable(earlier.code);
    const answer = await ask({
      method: "POST",
      path,
      body: {
        transaction_id: asked.transactionId,
        out_refund_no: asked.refundReference,
        reason: clipped(asked.reason, 80) || undefined,
        notify_url: asked.notifyUrl,
        amount: { refund: asked.amountMinor, total: asked.paidMinor, currency: asked.currency },
      },
    });
    return answer.ok ? read(answer.body) : { state: "failed", why: answer.code };
  }

  /** The sealed news of a believed notification; throws `callback_refused` when it is not for us. */
  function news(body: string): PaymentEvent {
    try {
      const { id: eventId, create_time: at, event_type, resource } = notice.parse(JSON.parse(body));
      const open = () => JSON.parse(unseal(sealed.parse(resource), apiV3Key)) as unknown;
      if (event_type.startsWith("TRANSACTION.")) {
        const paid = transaction.parse(open());
        if (paid.appid !== appId || paid.mchid !== merchantId) throw new Error("it is for somebody else");
        return { eventId, at, type: "charge", reference: paid.out_trade_no, charge: chargeOf(paid) };
      }
      if (event_type.startsWith("REFUND.")) {
        const made = refundNotice.parse(open());
        if (made.mchid !== merchantId) throw new Error("it is for somebody else");
        const state = refundOf(made.refund_status, made.success_time, at);
        return { eventId, at, type: "refund", refundReference: made.out_refund_no, refund: state };
      }
      return { eventId, at, type: "other", name: event_type };
    } catch (error) {
      const why = error instanceof z.ZodError ? `it is not as documented (${error.issues[0]?.path.join(".")})` : error;
      throw refused(why instanceof Error ? why.message : String(why));
    }
  }

  return {
    name: "wechat",
    methods: ["qr", "h5"],
    open,
    ask: async (charge) => (await look(charge)) ?? { state: "open" },
    close,
    refund,
    async receive({ headers, body }) {
      const doubt = await trust(headers, body);
      if (doubt) throw refused(doubt);
      const again = JSON.stringify({ code: "FAIL", message: "again, please" });
      return { event: news(body), reply: { ok: json(200, ""), again: json(500, again) } };
    },
    statement: wechatStatement(ask, send, appId, now),
  };
}
