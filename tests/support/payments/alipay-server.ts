/**
 * Alipay's gateway as its documents describe it, on a local port, for tests: books and keys of its own. It verifies our
 * RSA2 signatures with Node's crypto over the documented string (every parameter but `sign` that has a value, by name,
 * joined by "&"), and signs what it answers and tells. It shares nothing with the library under test.
 */
import { createSign, createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import { beijingTime, fromBeijingTime } from "#adapters/payments/beijing";
import { type AlipayTrade, billOf, type GatewayAnswer, gatewayMethods } from "./alipay-server-state.ts";

export const rsaKeys = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
export type RsaKeys = ReturnType<typeof rsaKeys>;

export const APP_ID = "2021000122671080";
export const SELLER_ID = "2088102146225135";

const signRsa2 = (text: string, privateKey: string) => createSign("RSA-SHA256").update(text).sign(privateKey, "base64");
const stringToSign = (fields: Record<string, string>, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== "")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

/** A notification as a form, signed over everything but `sign` and `sign_type`. */
export function notificationOf(fields: Record<string, string>, privateKey: string, type: "RSA" | "RSA2" = "RSA2") {
  const algorithm = type === "RSA2" ? "RSA-SHA256" : "RSA-SHA1";
  const signing = createSign(algorithm).update(stringToSign(fields, ["sign", "sign_type"]));
  return new URLSearchParams({ ...fields, sign_type: type, sign: signing.sign(privateKey, "base64") }).toString();
}

/** What is wrong with a request, in Alipay's words; null when nothing is. */
function wrongWith(fields: Record<string, string>, appPublicKey: string, now: Date): string | null {
  if (fields.app_id !== APP_ID) return "isv.invalid-app-id";
  if (fields.sign_type !== "RSA2") return "isv.invalid-signature-type";
  if (fields.charset?.toLowerCase() !== "utf-8" || fields.version !== "1.0") return "isv.invalid-arguments";
  const sent = fromBeijingTime(fields.timestamp ?? "");
  if (!sent || Math.abs(sent.getTime() - now.getTime()) > 10 * 60_000) return "isv.invalid-timestamp";
  const signed = createVerify("RSA-SHA256").update(stringToSign(fields, ["sign"]));
  return signed.verify(appPublicKey, fields.sign ?? "", "base64") ? null : "isv.invalid-signature";
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  let body = "";
  for await (const part of request) body += part;
  const { searchParams } = new URL(request.url ?? "", "http://gateway");
  return Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
}

const failed = (sub_code: string): GatewayAnswer => ({ code: "40002", msg: "Invalid Arguments", sub_code });

export interface AlipayServerOptions {
  /** The application's, which it uploaded to Alipay. */
  appPublicKey: string;
  keys: RsaKeys;
  now(): Date;
}

/** Starts the gateway. `pay` is what a payer does once the trade exists: after a scan, or after visiting the page. */
export async function alipayServer({ appPublicKey, keys, now }: AlipayServerOptions) {
  let privateKey = keys.privateKey;
  let alter = (text: string) => text;
  let busy: { method: string; sub_code: string } | null = null;
  let strange: { method: string; with: GatewayAnswer } | null = null;
  const trades = new Map<string, AlipayTrade>();
  const asked: { method: string; biz: Record<string, unknown> }[] = [];
  const biz = z.record(z.string(), z.unknown());

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://gateway");
    if (pathname === "/bill") return response.end(billOf([...trades.values()], now()));
    const fields = await fieldsOf(request);
    const method = fields.method ?? "";
    const wrong = wrongWith(fields, appPublicKey, now());
    const about = biz.parse(JSON.parse(fields.biz_content ?? "{}"));
    asked.push({ method, biz: about });
    const answer = wrong
      ? failed(wrong)
      : strange?.method === method
        ? { code: "10000", msg: "Success", ...strange.with }
        : busy?.method === method
          ? { code: "40004", msg: "Business Failed", sub_code: busy.sub_code }
          : (gatewayMethods[method]?.(trades, about, { now: now(), notifyUrl: fields.notify_url ?? "", endpoint }) ??
            failed("isv.invalid-method"));
    // as Alipay writes JSON: slashes escaped, other characters as they are
    const text = JSON.stringify(answer).replaceAll("/", "\\/");
    const sign = signRsa2(text, privateKey);
    const name = wrong ? "error_response" : `${method.replaceAll(".", "_")}_response`;
    response.setHeader("content-type", "text/html;charset=utf-8");
    response.end(alter(`{"${name}":${text},"sign":"${sign}"}`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/gateway.do`;

  const known = (reference: string) => {
    const trade = trades.get(reference);
    if (!trade) throw new Error(`Alipay knows no trade ${reference}`);
    return trade;
  };
  let news = 0;
  return {
    endpoint,
    asked,
    known,
    pay(reference: string) {
      const trade = known(reference);
      if (trade.status !== "WAIT_BUYER_PAY" || trade.expiresAt <= now()) throw new Error("the trade cannot be paid");
      trade.status = "TRADE_SUCCESS";
      trade.paidAt = now();
      trade.news = `${beijingTime(now()).slice(0, 10).replaceAll("-", "")}00222${String(++news).padStart(18, "0")}`;
    },
    /** The fields of the notification about a trade as it stands, before they are signed. */
    newsOf(reference: string): Record<string, string> {
      const trade = known(reference);
      const at = trade.paidAt ?? now();
      return {
        gmt_create: beijingTime(trade.createdAt),
        charset: "utf-8",
        subject: trade.subject,
        buyer_id: "2088102122524333",
        notify_id: trade.news,
        notify_type: "trade_status_sync",
        notify_time: beijingTime(at),
        trade_status: trade.status,
        fund_bill_list: `[{"amount":"${trade.total}","fundChannel":"ALIPAYACCOUNT"}]`,
        app_id: APP_ID,
        auth_app_id: APP_ID,
        seller_id: SELLER_ID,
        version: "1.0",
        out_trade_no: reference,
        trade_no: trade.tradeNo,
        total_amount: trade.total,
        ...(trade.paidAt ? { gmt_payment: beijingTime(trade.paidAt) } : {}),
      };
    },
    sign: (fields: Record<string, string>) => notificationOf(fields, privateKey),
    /** From now on it signs with another key. */
    rotate(next: RsaKeys) {
      privateKey = next.privateKey;
    },
    /** Changes what it answers on the way, after it was signed. */
    alters(change: (text: string) => string) {
      alter = change;
    },
    /** What it answers to a method, whatever the trade is, until it is told null. */
    refuses(next: { method: string; sub_code: string } | null) {
      busy = next;
    },
    /** What it says besides success to a method from now on. */
    answers(next: { method: string; with: GatewayAnswer }) {
      strange = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    cut: () => server.closeAllConnections(),
  };
}
export type AlipayServer = Awaited<ReturnType<typeof alipayServer>>;
