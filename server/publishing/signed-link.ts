/** Addresses that only we can make: a row's id and a signature for one purpose. What the row says still decides whether it is good. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "#server/db/tables";
import { pageKey } from "#server/queries/settings/page-keys";

export type LinkPurpose = "approval" | "calendar feed";

const ID_BYTES = 16;
const SIGNATURE_BYTES = 20;
const LENGTH = ID_BYTES + SIGNATURE_BYTES;

const sign = (key: Uint8Array, id: Uint8Array): Buffer =>
  createHmac("sha256", key).update(id).digest().subarray(0, SIGNATURE_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** For a path segment: base64url. `id` is a UUID. */
export async function signedToken(db: Db, purpose: LinkPurpose, id: string): Promise<string> {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, sign(await pageKey(db, purpose), bytes)]).toString("base64url");
}

/** The id; null for what we have not made for this purpose. */
export async function readSignedToken(db: Db, purpose: LinkPurpose, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== LENGTH || bytes.toString("base64url") !== token) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(sign(await pageKey(db, purpose), id), bytes.subarray(ID_BYTES)) ? uuidOf(id) : null;
}
