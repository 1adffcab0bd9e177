/** What a preview's address carries: which property, until when, and a signature that only our processes can make. */
import { createHmac, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 20;
const LENGTH = ID_BYTES + TIME_BYTES + SIGNATURE_BYTES;

const sign = (key: Uint8Array, payload: Uint8Array): Buffer =>
  createHmac("sha256", key).update("listing preview").update(payload).digest().subarray(0, SIGNATURE_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** For a path segment: base64url. */
export function makePreviewToken(key: Uint8Array, propertyId: string, expiresAt: Date): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES);
  payload.write(propertyId.replaceAll("-", ""), "hex");
  payload.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), ID_BYTES, TIME_BYTES);
  return Buffer.concat([payload, sign(key, payload)]).toString("base64url");
}

/** The property's id and until when it may be looked at; null when it was not made by us, was changed, or its time is over. */
export function readPreviewToken(
  key: Uint8Array,
  token: string,
  now: Date,
): { propertyId: string; until: Date } | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== LENGTH || bytes.toString("base64url") !== token) return null;
  const payload = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  if (!timingSafeEqual(sign(key, payload), bytes.subarray(ID_BYTES + TIME_BYTES))) return null;
  const until = new Date(payload.readUIntBE(ID_BYTES, TIME_BYTES) * 1000);
  return until > now ? { propertyId: uuidOf(payload.subarray(0, ID_BYTES)), until } : null;
}
