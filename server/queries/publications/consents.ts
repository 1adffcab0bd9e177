/** Consents in a platform's own window: begun by a session, good once and for minutes. */
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Connected } from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import { openSecret, sealSecret } from "#server/base/seal";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

const hashOf = (text: string) => createHash("sha256").update(text).digest();
const verifierPlace = (owner: Owner) => `publishing_consents/${owner.userId}/verifier` as const;
const accountsPlace = (id: string) => `publishing_consents/${id}/accounts` as const;

/** RFC 7636, S256. */
export const challengeOf = (verifier: string): string => hashOf(verifier).toString("base64url");

interface Begun {
  state: string;
  verifier: string;
}

/** State and verifier of 43 characters; of the state nothing but a hash is kept. */
export async function beginConsent(
  db: Db,
  owner: Owner,
  about: { platform: string; sessionId: string; secretKey: string | null; expiresAt: Date },
): Promise<Begun> {
  const begun = { state: randomBytes(32).toString("base64url"), verifier: randomBytes(32).toString("base64url") };
  await db
    .insertInto("publishing_consents")
    .values({
      user_id: owner.userId,
      session_id: about.sessionId,
      platform: about.platform,
      state_hash: hashOf(begun.state),
      verifier_sealed: sealSecret(about.secretKey, begun.verifier, verifierPlace(owner)),
      expires_at: about.expiresAt,
    })
    .execute();
  return begun;
}

/** The first time, in time and by the session that began it; used up then. Throws consent_invalid. */
export async function useConsent(
  db: Db,
  owner: Owner,
  about: { platform: string; sessionId: string; state: string; secretKey: string | null },
  now: Date,
): Promise<{ id: string; verifier: string }> {
  const row = await db
    .updateTable("publishing_consents")
    .set({ used_at: now })
    .where("state_hash", "=", hashOf(about.state))
    .where("user_id", "=", owner.userId)
    .where("session_id", "=", about.sessionId)
    .where("platform", "=", about.platform)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["id", "verifier_sealed"])
    .executeTakeFirst();
  if (!row) throw new AppError("consent_invalid");
  return { id: row.id, verifier: openSecret(about.secretKey, row.verifier_sealed, verifierPlace(owner)) };
}

const kept = z.array(
  z.object({
    accountId: z.string(),
    accountName: z.string(),
    secrets: z.record(z.string(), z.string()),
    settings: z.record(z.string(), z.string()),
    expiresAt: z.string().nullable(),
  }),
);

/** Several accounts came back: they wait, sealed, until their agent has chosen. */
export async function keepChoice(
  db: Db,
  id: string,
  about: { accounts: readonly Connected[]; secretKey: string | null; expiresAt: Date },
): Promise<void> {
  const sealed = sealSecret(about.secretKey, JSON.stringify(about.accounts), accountsPlace(id));
  await db
    .updateTable("publishing_consents")
    .set({ accounts_sealed: sealed, expires_at: about.expiresAt })
    .where("id", "=", id)
    .execute();
}

/** Once. Throws consent_invalid. */
export async function takeChoice(
  trx: Db,
  owner: Owner,
  about: { id: string; sessionId: string; secretKey: string | null },
  now: Date,
): Promise<{ platform: string; accounts: Connected[] }> {
  const row = await trx
    .selectFrom("publishing_consents")
    .select(["platform", "accounts_sealed"])
    .where("id", "=", about.id)
    .where("user_id", "=", owner.userId)
    .where("session_id", "=", about.sessionId)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.accounts_sealed === null) throw new AppError("consent_invalid");
  await trx.deleteFrom("publishing_consents").where("id", "=", about.id).execute();
  const text = openSecret(about.secretKey, row.accounts_sealed, accountsPlace(about.id));
  return { platform: row.platform, accounts: kept.parse(JSON.parse(text)) };
}

/** Those of yesterday. */
export const forgetConsents = (db: Db, now: Date) =>
  db
    .deleteFrom("publishing_consents")
    .where("expires_at", "<", new Date(now.getTime() - 86_400_000))
    .execute();
