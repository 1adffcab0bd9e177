/**
 * A WeChat Pay on a local port (test support), by its documentation and with Node's own cryptography: verifies who asks,
 * signs what it answers, seals its news, and changes its certificates when told to.
 */
import { verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Callback } from "#adapters/payments/payment";
import { momentOf } from "#adapters/payments/wechat-mapping";
import type { WechatSettings } from "#adapters/payments/wechat-settings";
import {
  type CertifiedSigner,
  certified,
  keyPair,
  pem,
  type Signer,
  seal,
  signedHeaders,
} from "./wechat-server-keys.ts";
import { merchant, wechatState } from "./wechat-server-state.ts";

export const apiV3Key = "Listcast-local-WeChat-APIv3-key!";
const merchantSerial = "408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB";
const YEAR_MS = 365 * 86_400_000;

export interface WechatAnswerSent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export async function wechatServer(now: () => Date) {
  const books = wechatState(now);
  const nonces = new Set<string>();
  /** Every request that was well signed: "GET /v3/certificates". */
  const asked: string[] = [];
  const publicKey: Signer = { serial: "PUB_KEY_ID_0119000072912026030200000001", ...keyPair("public key") };
  const fresh = (name: string) => certified(name, now(), new Date(now().getTime() + 5 * YEAR_MS));
  /** The last one signs. */
  let certificates: CertifiedSigner[] = [fresh("certificate 1")];
  let publicKeyOn = false;
  let newsBy: "certificate" | "public key" = "certificate";
  /** What a test does to answers on their way. */
  let meddle = (answer: WechatAnswerSent): WechatAnswerSent => answer;

  const current = (): Signer => certificates.at(-1) ?? publicKey;

  /** Why a request is refused; the documentation's five lines, the merchant's certificate, one use of a nonce. */
  function refusal(request: IncomingMessage, body: string): string | null {
    const header = request.headers.authorization ?? "";
    const told = Object.fromEntries(
      [...header.matchAll(/(?<!\w)(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const { mchid, serial_no, nonce_str = "", timestamp = "", signature = "" } = told;
    if (!header.startsWith("WECHATPAY2-SHA256-RSA2048 ")) return "another way of signing";
    if (mchid !== merchant.merchantId || serial_no !== merchantSerial) return "an unknown merchant";
    if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > 300) return "an old timestamp";
    if (!/^[0-9A-Za-z]{16,32}$/.test(nonce_str) || nonces.has(nonce_str)) return "a used nonce";
    nonces.add(nonce_str);
    const message = Buffer.from(`${request.method}\n${request.url}\n${timestamp}\n${nonce_str}\n${body}\n`);
    const { publicKey: key } = keyPair("merchant");
    if (!verify("sha256", message, key, Buffer.from(signature, "base64"))) return "a wrong signature";
    if (request.headers.accept !== "application/json" || !request.headers["user-agent"])
      return "no Accept or User-Agent";
    if (body && request.headers["content-type"] !== "application/json") return "no Content-Type";
    return null;
  }

  const listed = () =>
    certificates.map(({ serial, certificate, from, to }) => ({
      serial_no: serial,
      effective_time: momentOf(from),
      expire_time: momentOf(to),
      encrypt_certificate: seal(certificate, apiV3Key, "certificate"),
    }));

  function answer(request: IncomingMessage, body: string): WechatAnswerSent {
    const headers = { "content-type": "application/json; charset=utf-8" };
    const why = refusal(request, body);
    if (why) return { status: 401, headers, body: JSON.stringify({ code: "SIGN_ERROR", message: why }) };
    const url = new URL(request.url ?? "", `http://${request.headers.host}`);
    asked.push(`${request.method} ${url.pathname}`);
    const wanted = request.headers["wechatpay-serial"];
    const by = publicKeyOn && wanted === publicKey.serial ? publicKey : current();
    const none = { status: 404, body: { code: "RESOURCE_NOT_EXISTS", message: "无可用的平台证书" } };
    const list = certificates.length ? { status: 200, body: { data: listed() } } : none;
    const isList = url.pathname === "/v3/certificates";
    const served = isList ? list : books.serve(request.method ?? "", url, body ? JSON.parse(body) : undefined);
    if ("text" in served && served.text !== undefined) return { status: 200, headers, body: served.text };
    const text = served.body === undefined ? "" : JSON.stringify(served.body);
    return { status: served.status, headers: { ...headers, ...signedHeaders(by, text, now()) }, body: text };
  }

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    const { status, headers, body: text } = meddle(answer(request, body));
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const newsSigner = () => (newsBy === "public key" ? publicKey : current());

  function chargeOf(reference: string) {
    const charge = books.charges.get(reference);
    if (!charge) throw new Error("WeChat knows no such charge");
    return charge;
  }
  /** A notification, as it arrives; `by` signs it (now). The same id is the same news. */
  function notification(id: string, type: string, at: Date, said: unknown, by = newsSigner()): Callback {
    const original_type = type.startsWith("REFUND") ? "refund" : "transaction";
    const resource = { original_type, ...seal(JSON.stringify(said), apiV3Key, original_type) };
    const create_time = momentOf(at);
    const body = JSON.stringify({ id, create_time, event_type: type, resource_type: "encrypt-resource", resource });
    return { headers: { ...signedHeaders(by, body, now()), "content-type": "application/json" }, body };
  }

  return {
    asked,
    books,
    notification,
    certificate: current,
    publicKey,
    stranger: (): Signer => ({ serial: current().serial, ...keyPair("stranger") }),
    settings: (over: Partial<WechatSettings> = {}): WechatSettings => ({
      ...merchant,
      merchantSerial,
      merchantPrivateKey: pem(keyPair("merchant").privateKey),
      apiV3Key,
      publicKeys: {},
      endpoint: `http://127.0.0.1:${port}`,
      ...over,
    }),
    publicKeys: () => ({ [publicKey.serial]: pem(publicKey.publicKey) }),
    /** A payer pays, if that can still be done. */
    pay(reference: string) {
      const charge = chargeOf(reference);
      const over = now() >= new Date(charge.order.time_expire);
      if (charge.state !== "NOTPAY" || over) throw new Error("this cannot be paid");
      Object.assign(charge, { state: "SUCCESS", paidAt: now() });
    },
    /** The news of a payment; another `id` makes it other news. */
    paidNews(reference: string, over: { id?: string; said?: object; by?: Signer } = {}): Callback {
      const charge = chargeOf(reference);
      if (!charge.paidAt) throw new Error("nobody has paid this");
      const said = { ...books.toldCharge(charge), ...over.said };
      return notification(over.id ?? `EV-${charge.transactionId}`, "TRANSACTION.SUCCESS", charge.paidAt, said, over.by);
    },
    /** A refund comes to its end; answers the news of it. */
    endRefund(refundNumber: string, status: "SUCCESS" | "ABNORMAL" | "CLOSED" = "SUCCESS"): Callback {
      const refund = books.refunds.get(refundNumber);
      if (!refund) throw new Error("WeChat knows no such refund");
      Object.assign(refund, { status, doneAt: status === "SUCCESS" ? now() : null });
      const { transactionId: transaction_id, order } = refund.charge;
      const said = {
        mchid: merchant.merchantId,
        transaction_id,
        out_trade_no: order.out_trade_no,
        out_refund_no: refundNumber,
        refund_status: status,
        ...(refund.doneAt && { success_time: momentOf(refund.doneAt) }),
        amount: { total: order.amount.total, refund: refund.fen, payer_total: order.amount.total },
      };
      return notification(`EV-${refundNumber}-${status}`, `REFUND.${status}`, now(), said);
    },
    /** Fen given back in all. */
    refunded: (reference: string) =>
      [...books.refunds.values()]
        .filter(({ charge, status }) => status === "SUCCESS" && charge.order.out_trade_no === reference)
        .reduce((sum, { fen }) => sum + fen, 0),
    /** A new certificate signs from now on; the old one stays listed until `retireCertificates`. */
    rotateCertificate() {
      certificates.push(fresh(`certificate ${certificates.length + 1}`));
    },
    retireCertificates() {
      certificates = certificates.slice(-1);
    },
    /** Merchants of today have no certificates at all. */
    dropCertificates() {
      certificates = [];
      publicKeyOn = true;
      newsBy = "public key";
    },
    /** On the way from certificates to the public key: answers by whichever is asked for, news by either. */
    turnPublicKeyOn(news: "certificate" | "public key") {
      publicKeyOn = true;
      newsBy = news;
    },
    meddle(how: (answer: WechatAnswerSent) => WechatAnswerSent) {
      meddle = how;
    },
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type WechatServer = Awaited<ReturnType<typeof wechatServer>>;
