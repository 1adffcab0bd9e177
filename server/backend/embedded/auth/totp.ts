/** Codes of authenticator apps (RFC 6238): six digits, a new one every half minute. */
import { Secret, TOTP } from "otpauth";
import { toString as drawCode } from "qrcode";

const PERIOD = 30;

const totpOf = (secret: string, about: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD, algorithm: "SHA1" });

/** A new secret as base32, 160 bits as the RFC recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app scans or is typed, and the same as a picture (SVG). */
export async function totpInvitation(secret: string, issuer: string, label: string) {
  const uri = totpOf(secret, { issuer, label }).toString();
  return { qr_code: await drawCode(uri, { type: "svg", margin: 2 }), secret, uri };
}

/** The half minute (counted from 1970) whose code was typed, this one or a neighbour, clocks being what they are; null: none. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
