/** Signs a request as WeChat Pay's API v3 wants it and sends it. What comes back has not been verified here. */
import { Formatter, Rsa } from "wechatpay-axios-plugin";
import { askService, type ServiceAnswer } from "#adapters/web/service";
import { readKey } from "./rsa-key.ts";
import type { WechatSettings } from "./wechat-settings.ts";

const ENDPOINT = "https://api.mch.weixin.qq.com";

export interface WechatCall {
  method: "GET" | "POST";
  /** Path and query, exactly as they are asked for: the signature covers them. */
  path: string;
  body?: unknown;
  mostBytes?: number;
  totalMs?: number;
}

export type SendToWechat = (call: WechatCall) => Promise<ServiceAnswer>;

/** What is signed and how it is told; apart, so that the documentation's example can be compared. */
export function authorization(
  settings: Pick<WechatSettings, "merchantId" | "merchantSerial">,
  key: Parameters<typeof Rsa.sign>[1],
  signed: { method: string; path: string; body: string; timestamp: string; nonce: string },
): string {
  const message = Formatter.request(signed.method, signed.path, signed.timestamp, signed.nonce, signed.body);
  const signature = Rsa.sign(message, key);
  return Formatter.authorization(
    settings.merchantId,
    signed.nonce,
    signature,
    signed.timestamp,
    settings.merchantSerial,
  );
}

/** The sender of a merchant. Throws `unavailable` when no answer came. */
export function wechatSender(settings: WechatSettings, now: () => Date): SendToWechat {
  const key = readKey("WeChat Pay's merchant key", settings.merchantPrivateKey, "private");
  const [signWith] = Object.keys(settings.publicKeys);
  return ({ method, path, body, mostBytes, totalMs }) => {
    const text = body === undefined ? "" : JSON.stringify(body);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const signed = { method, path, body: text, timestamp, nonce: Formatter.nonce() };
    return askService((settings.endpoint ?? ENDPOINT) + path, {
      method,
      headers: {
        Accept: "application/json",
        Authorization: authorization(settings, key, signed),
        "User-Agent": "Listcast",
        ...(text && { "Content-Type": "application/json" }),
        // while a merchant changes from certificates to the public key, this says which of them shall sign the answer
        ...(signWith && { "Wechatpay-Serial": signWith }),
      },
      ...(text && { body: text }),
      ...(mostBytes && { mostBytes }),
      ...(totalMs && { totalMs }),
    });
  };
}
