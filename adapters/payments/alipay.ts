/**
 * Alipay's open platform: its page on a computer, a code to scan, its page on a phone. Keys only, no certificates: what
 * those add (weekly lists, serial numbers) serves transfers to people, which we make none of.
 */
import { z } from "zod";
import { askService } from "#adapters/web/service";
import { AppError } from "#contract/errors";
import type { PaymentMethod } from "#contract/payment";
import { type AlipayAnswer, type AlipaySettings, alipayClient } from "./alipay-client.ts";
import { alipayCharge, readAlipayNotice } from "./alipay-notice.ts";
import { readAlipayStatement } from "./alipay-statement.ts";
import { beijingDay, beijingTime, fromBeijingTime } from "./beijing.ts";
import type { Charge, PaymentProvider } from "./payment.ts";
import { fenOf, yuanOf } from "./yuan.ts";

export type { AlipaySettings } from "./alipay-client.ts";

const methods: readonly PaymentMethod[] = ["page", "qr", "h5"];
const pages = {
  page: { method: "alipay.trade.page.pay", product_code: "FAST_INSTANT_TRADE_PAY" },
  h5: { method: "alipay.trade.wap.pay", product_code: "QUICK_WAP_WAY" },
} as const;

const done = ({ code }: AlipayAnswer) => code === "10000";
/** The same call again may well succeed. */
const passing = ({ code, sub_code = "" }: AlipayAnswer) =>
  code === "20000" || /SYSTEM_ERROR|unknow-error/.test(sub_code);
const wordsOf = ({ code, sub_code = "" }: AlipayAnswer) => `${code} ${sub_code}`;
const failure = (method: string, answer: AlipayAnswer) =>
  new AppError("unavailable", { message: `Alipay: ${method}: ${wordsOf(answer)}` });
const refused = (why: string) => new AppError("payment_refused", { message: `Alipay: ${why}` });

const precreated = z.object({ qr_code: z.string().min(1) });
const queried = z.looseObject({ out_trade_no: z.string(), send_pay_date: z.string().nullish() });
const refundQueried = z.object({
  refund_status: z.string().optional(),
  refund_amount: z.string().optional(),
  gmt_refund_pay: z.string().optional(),
});
const bill = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

/** A day's statement is there at nine the next morning; one that is missing an hour later is empty. */
const STATEMENT_MS = 10 * 3600_000;
const STATEMENT_LIMITS = { mostBytes: 64 * 1024 * 1024, totalMs: 60_000 };

const text = (status: number, body: string) => ({ status, type: "text/plain; charset=utf-8", body });

function order(charge: Charge) {
  if (charge.currency !== "CNY") throw refused("it takes CNY only");
  return {
    out_trade_no: charge.reference,
    total_amount: yuanOf(charge.amountMinor),
    // Alipay forbids / = & here; quotes and commas would break the lines of its statement
    subject: charge.subject.replace(/[/=&,"\s]+/g, " ").trim(),
    time_expire: beijingTime(charge.expiresAt),
  };
}

/** Takes payments into the account of the application. Throws `bad_setting` when a key is missing or none. */
export function alipayPayments(settings: AlipaySettings, now: () => Date): PaymentProvider {
  const client = alipayClient(settings, now);

  const ask: PaymentProvider["ask"] = async ({ reference }) => {
    const method = "alipay.trade.query";
    const answer = await client.call(method, { out_trade_no: reference });
    // until the payer has scanned or signed in, Alipay knows of no trade
    if (answer.sub_code === "ACQ.TRADE_NOT_EXIST") return { state: "open" };
    const read = queried.safeParse(answer);
    if (!done(answer) || read.data?.out_trade_no !== reference) throw failure(method, answer);
    const state = alipayCharge({ ...answer, gmt_payment: read.data.send_pay_date || undefined }, now());
    if (!state) throw failure(method, answer);
    return state;
  };

  return {
    name: "alipay",
    methods,
    async open(charge) {
      const { notifyUrl, returnUrl } = charge;
      if (!methods.includes(charge.method)) throw refused(`no method ${charge.method}`);
      const about = order(charge);
      if (charge.method === "page" || charge.method === "h5") {
        const { method, product_code } = pages[charge.method];
        const more = charge.method === "h5" ? { quit_url: returnUrl } : {};
        const url = client.pageUrl(method, { notifyUrl, returnUrl }, { ...about, ...more, product_code });
        return { action: { type: "redirect", url }, providerId: null };
      }
      const method = "alipay.trade.precreate";
      const answer = await client.call(method, about, { notifyUrl });
      const read = precreated.safeParse(answer);
      if (done(answer) && read.success) return { action: { type: "qr", text: read.data.qr_code }, providerId: null };
      if (passing(answer)) throw failure(method, answer);
      throw refused(`${method}: ${wordsOf(answer)}`);
    },
    ask,
    /**
     * A trade Alipay does not know yet cannot be closed there: its page or code works until `time_expire`. It counts as
     * closed with us; money that still comes is late money.
     */
    async close(charge) {
      const method = "alipay.trade.close";
      const answer = await client.call(method, { out_trade_no: charge.reference });
      if (done(answer) || answer.sub_code === "ACQ.TRADE_NOT_EXIST") return { state: "closed" };
      if (passing(answer)) throw failure(method, answer);
      const state = await ask(charge);
      if (state.state === "open") throw failure(method, answer);
      return state;
    },
    async refund({ reference, refundReference, amountMinor, reason }) {
      const method = "alipay.trade.refund";
      const answer = await client.call(method, {
        out_trade_no: reference,
        out_request_no: refundReference,
        refund_amount: yuanOf(amountMinor),
        refund_reason: reason.slice(0, 200),
      });
      if (passing(answer)) throw failure(method, answer);
      if (done(answer) && answer.fund_change === "Y") return { state: "done", refundedAt: now() };
      // no money moved by this call: it may have by an earlier one of the same reference
      const query = "alipay.trade.fastpay.refund.query";
      const about = { out_trade_no: reference, out_request_no: refundReference, query_options: ["gmt_refund_pay"] };
      const found = await client.call(query, about);
      if (!done(found)) {
        if (passing(found) || done(answer)) throw failure(query, found);
        return { state: "failed", why: answer.sub_code ?? answer.code };
      }
      const read = refundQueried.safeParse(found);
      if (!read.success) throw failure(query, found);
      const { refund_status: status, refund_amount: given, gmt_refund_pay: at } = read.data;
      if (status === "REFUND_SUCCESS" && fenOf(given ?? "") === amountMinor)
        return { state: "done", refundedAt: fromBeijingTime(at ?? "") ?? now() };
      return done(answer) ? { state: "pending" } : { state: "failed", why: answer.sub_code ?? answer.code };
    },
    async receive(callback) {
      const event = readAlipayNotice(callback, settings, client, now());
      return { event, reply: { ok: text(200, "success"), again: text(503, "fail") } };
    },
    async statement(day) {
      const method = "alipay.data.dataservice.bill.downloadurl.query";
      const answer = await client.call(method, { bill_type: "trade", bill_date: day });
      const late = now().getTime() > beijingDay(day).to.getTime() + STATEMENT_MS;
      if (answer.sub_code?.toLowerCase() === "isp.bill_not_exist" && late) return [];
      const read = bill.safeParse(answer);
      if (!done(answer) || !read.success) throw failure(method, answer);
      const file = await askService(read.data.bill_download_url, { method: "GET", headers: {}, ...STATEMENT_LIMITS });
      if (file.status !== 200) throw new AppError("unavailable", { message: `Alipay: the statement: ${file.status}` });
      try {
        return readAlipayStatement(file.raw);
      } catch (cause) {
        throw new AppError("unavailable", { message: `Alipay: the statement of ${day} cannot be read`, cause });
      }
    },
  };
}
