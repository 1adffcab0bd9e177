/** When a page's form was made, signed: a form sent within moments is asked for once more, one of days ago is made anew. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** A page may stay open this long. */
const OPEN_MS = 2 * 86_400_000;

const sign = (key: Uint8Array, said: string): string =>
  createHmac("sha256", key).update(`listing enquiry ${said}`).digest("base64url").slice(0, 27);

/** For the page of one home. */
export const makeEnquiryToken = (key: Uint8Array, propertyId: string, now: Date): string => {
  const time = now.getTime().toString(36);
  return `${time}.${sign(key, `${propertyId} ${time}`)}`;
};

/** Milliseconds since the form was made; null when it is not ours, of another home, or too old. */
export function ageOfEnquiry(key: Uint8Array, propertyId: string, token: string, now: Date): number | null {
  const [time = "", signature = ""] = token.split(".");
  const right = Buffer.from(sign(key, `${propertyId} ${time}`));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const age = now.getTime() - Number.parseInt(time, 36);
  return age >= 0 && age <= OPEN_MS ? age : null;
}
