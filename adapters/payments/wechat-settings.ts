/** What an operator sets to be paid by WeChat Pay. */
import { AppError } from "#contract/errors";

export interface WechatSettings {
  /** Of the official account or mini program the merchant number is bound to. */
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's API certificate. */
  merchantSerial: string;
  /** Its private key, PEM. */
  merchantPrivateKey: string;
  /** 32 bytes; deciphers notifications and platform certificates. */
  apiV3Key: string;
  /**
   * WeChat Pay's public keys (PEM) by their id (`PUB_KEY_ID_…`). The first is the one we ask WeChat to sign with; every one
   * is believed. Empty: platform certificates alone, which are fetched.
   */
  publicKeys: Readonly<Record<string, string>>;
  /** Tests only. */
  endpoint?: string;
}

/** Throws `bad_setting` for a key that cannot be one. */
export function checkSecret(apiV3Key: string): string {
  if (Buffer.byteLength(apiV3Key) === 32) return apiV3Key;
  throw new AppError("bad_setting", { message: "WeChat Pay's APIv3 key is 32 bytes long" });
}
