/** What an address that opens something without a sign-in carries: what it opens, until when, and a signature that only our processes can make. */
import { createHmac, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 20;
const LENGTH = ID_BYTES + TIME_BYTES + SIGNATURE_BYTES;

/** What such a link is for; one made for the one does not open the other. */
export type LinkPurpose = "listing preview" | "hand over";

const sign = (key: Uint8Array, purpose: LinkPurpose, payload: Uint8Array): Buffer =>
  createHmac("sha256", key).update(purpose).update(payload).digest().subarray(0, SIGNATURE_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** For a path segment: base64url. `id`: a UUID. */
export function makeLinkToken(key: Uint8Array, purpose: LinkPurpose, id: string, expiresAt: Date): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES);
  payload.write(id.replaceAll("-", ""), "hex");
  payload.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), ID_BYTES, TIME_BYTES);
  return Buffer.concat([payload, sign(key, purpose, payload)]).toString("base64url");
}

/** What it opens and until when; null when it was not made by us, for something else, was changed, or its time is over. */
export function readLinkToken(
  key: Uint8Array,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): { id: string; until: Date } | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== LENGTH || bytes.toString("base64url") !== token) return null;
  const payload = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  if (!timingSafeEqual(sign(key, purpose, payload), bytes.subarray(ID_BYTES + TIME_BYTES))) return null;
  const until = new Date(payload.readUIntBE(ID_BYTES, TIME_BYTES) * 1000);
  return until > now ? { id: uuidOf(payload.subarray(0, ID_BYTES)), until } : null;
}
