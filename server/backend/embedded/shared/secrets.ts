/** The keys an embedded backend makes at its first boot and keeps in the database, so that several processes share them. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#server/backend/shared/tables";
import { isSealed, type Vault } from "#server/base/vault";

export interface Secrets {
  /** `sb_publishable_...`: role anon, known to every browser. */
  publishableKey: string;
  /** `sb_secret_...`: role service_role, never in a browser. */
  secretKey: string;
  /** Signs file addresses. */
  files: string;
  /** Signs captcha questions. */
  captcha: string;
  /** Hashes what limits and six-digit codes are kept under. */
  pepper: string;
}

const random = (bytes: number) => randomBytes(bytes).toString("base64url");
const made: { [K in keyof Secrets]: () => string } = {
  publishableKey: () => `sb_publishable_${random(24)}`,
  secretKey: () => `sb_secret_${random(32)}`,
  files: () => random(32),
  captcha: () => random(32),
  pepper: () => random(32),
};

/** The one that every browser knows needs no seal. */
const isPublic = (name: string) => name === "publishableKey";

/**
 * Reads the secrets, making those that are missing and sealing those that lie in plain text. Two processes that boot
 * together end with the same ones. Throws when they are sealed with another key.
 */
export async function readSecrets(db: Kysely<Tables>, vault: Vault): Promise<Secrets> {
  const stored = (name: string, value: string) => (isPublic(name) ? value : vault.seal(value, name));
  const fresh = Object.entries(made).map(([name, make]) => ({ name, value: stored(name, make()) }));
  await db
    .insertInto("house.secrets")
    .values(fresh)
    .onConflict((c) => c.doNothing())
    .execute();
  const rows = new Map<string, string>();
  for (const { name, value } of await db.selectFrom("house.secrets").select(["name", "value"]).execute()) {
    rows.set(name, vault.open(value, name));
    const sealed = stored(name, value);
    if (isSealed(value) || sealed === value) continue;
    const plain = db.updateTable("house.secrets").set({ value: sealed }).where("name", "=", name);
    await plain.where("value", "=", value).execute();
  }
  const read = (name: keyof Secrets) => {
    const value = rows.get(name);
    if (!value) throw new Error(`house.secrets has no ${name}`);
    return value;
  };
  return {
    publishableKey: read("publishableKey"),
    secretKey: read("secretKey"),
    files: read("files"),
    captcha: read("captcha"),
    pepper: read("pepper"),
  };
}

/** How tokens are kept: whoever reads the database cannot use them. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
/** For what is too short to be kept under a plain hash: addresses, six digits. */
export const keyed = (pepper: string, ...parts: string[]): string =>
  createHmac("sha256", pepper).update(JSON.stringify(parts)).digest("base64url");

/** Nobody guesses it: 32 random bytes, safe in addresses. */
export const newToken = (): string => random(32);
/** Compares without telling by time how much was right. */
export const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
