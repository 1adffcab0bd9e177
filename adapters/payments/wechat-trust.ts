/** Whether something was signed by WeChat Pay: its answers and its notifications carry the same headers. */
import type { KeyObject } from "node:crypto";
import { Formatter, Rsa } from "wechatpay-axios-plugin";
import { readKey } from "./rsa-key.ts";
import { platformCertificates } from "./wechat-certificates.ts";
import type { SendToWechat } from "./wechat-send.ts";
import type { WechatSettings } from "./wechat-settings.ts";

const PATIENCE_MS = 5 * 60_000;

type Headers = Record<string, string | undefined>;

/** Why it is not believed, in words for the log; null: WeChat signed it, and just now. */
type Doubt = string | null;
export type TrustWechat = (headers: Headers, body: string) => Promise<Doubt>;

export const isSigned = (headers: Headers): boolean => headers["wechatpay-signature"] !== undefined;

const serialOf = (headers: Headers) => headers["wechatpay-serial"] ?? "";

/** Whether the signature over exactly this body is the key's. */
const signatureFits = (headers: Headers, body: string, key: KeyObject): boolean =>
  Rsa.verify(
    Formatter.response(headers["wechatpay-timestamp"] ?? "", headers["wechatpay-nonce"] ?? "", body),
    headers["wechatpay-signature"] ?? "",
    key,
  );

/** Believes the public keys of the settings and the platform certificates, whichever the signer names, both at once. */
export function wechatTrust(settings: WechatSettings, send: SendToWechat, now: () => Date): TrustWechat {
  const publicKeys = new Map<string, KeyObject>();
  for (const [id, pem] of Object.entries(settings.publicKeys)) publicKeys.set(id, readKey(id, pem, "public"));

  const tooOld = (headers: Headers) => {
    const timestamp = headers["wechatpay-timestamp"] ?? "";
    return !/^\d{1,12}$/.test(timestamp) || Math.abs(now().getTime() - Number(timestamp) * 1000) > PATIENCE_MS;
  };
  const certificates = platformCertificates(
    send,
    ({ headers, raw }, listed) => {
      const key = publicKeys.get(serialOf(headers)) ?? listed(serialOf(headers));
      return key !== null && !tooOld(headers) && signatureFits(headers, raw.toString(), key);
    },
    settings.apiV3Key,
    now,
  );

  return async (headers, body) => {
    if (!isSigned(headers)) return "it is not signed";
    if (tooOld(headers)) return "it was not signed within the last minutes";
    const serial = serialOf(headers);
    // a public key is never fetched, the operator sets it; a certificate's serial number is hexadecimal
    const key = publicKeys.get(serial) ?? (/^[0-9A-F]{1,64}$/i.test(serial) ? await certificates(serial) : null);
    if (!key) return `it is signed with a key unknown to us (${serial.slice(0, 64)})`;
    return signatureFits(headers, body, key) ? null : "its signature does not fit";
  };
}
