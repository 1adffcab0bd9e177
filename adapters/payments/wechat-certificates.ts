/**
 * WeChat Pay's platform certificates: fetched, deciphered, kept, and fetched again when a certificate unknown to us signs,
 * or when those we have are old (one that WeChat no longer lists is no longer believed).
 */
import { type KeyObject, X509Certificate } from "node:crypto";
import { Aes } from "wechatpay-axios-plugin";
import { z } from "zod";
import type { ServiceAnswer } from "#adapters/web/service";
import type { SendToWechat } from "./wechat-send.ts";

const OLD_MS = 12 * 3_600_000;
/** Anybody can send us unknown serial numbers; WeChat is not asked more often than this. */
const PAUSE_MS = 60_000;

export const sealed = z.object({
  algorithm: z.literal("AEAD_AES_256_GCM"),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.string().nullish(),
});

/** The text inside; throws when it was sealed with another key or altered. */
export const unseal = ({ ciphertext, nonce, associated_data }: z.infer<typeof sealed>, apiV3Key: string): string =>
  Aes.AesGcm.decrypt(ciphertext, apiV3Key, nonce, associated_data ?? "");

const listing = z.object({ data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: sealed })) });

interface Certificate {
  key: KeyObject;
  endsAt: number;
}
type Certificates = ReadonlyMap<string, Certificate>;

function read(answer: ServiceAnswer, apiV3Key: string): Certificates {
  const certificates = new Map<string, Certificate>();
  for (const { serial_no, encrypt_certificate } of listing.parse(answer.body).data) {
    const certificate = new X509Certificate(unseal(encrypt_certificate, apiV3Key));
    certificates.set(serial_no, { key: certificate.publicKey, endsAt: Date.parse(certificate.validTo) });
  }
  return certificates;
}

/**
 * Answers the key of a serial number, or null. `fits` verifies the list itself, which is signed with a certificate that
 * may stand in it: only somebody with the APIv3 key can have sealed it.
 */
export function platformCertificates(
  send: SendToWechat,
  fits: (answer: ServiceAnswer, keyOf: (serial: string) => KeyObject | null) => boolean,
  apiV3Key: string,
  now: () => Date,
): (serial: string) => Promise<KeyObject | null> {
  let current: Certificates = new Map();
  let knownAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | null = null;
  // a clock that was set back must not stop us from asking
  const past = (moment: number, span: number) => Math.abs(now().getTime() - moment) >= span;

  const renew = async () => {
    triedAt = now().getTime();
    try {
      const answer = await send({ method: "GET", path: "/v3/certificates" });
      const fetched = read(answer, apiV3Key);
      if (!fits(answer, (serial) => fetched.get(serial)?.key ?? null)) return;
      current = fetched;
      knownAt = now().getTime();
    } catch {
      // no answer, none to be had (a merchant with a public key only) or unreadable: those we have go on
    }
  };

  return async (serial) => {
    if ((!current.has(serial) || past(knownAt, OLD_MS)) && (fetching || past(triedAt, PAUSE_MS))) {
      fetching ??= renew().finally(() => {
        fetching = null;
      });
      await fetching;
    }
    const certificate = current.get(serial);
    return certificate && certificate.endsAt > now().getTime() ? certificate.key : null;
  };
}
