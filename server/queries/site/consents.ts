/** What an account has agreed to. */
import type { ConsentGiven, ConsentState } from "#contract/consent";
import { AppError } from "#contract/errors";
import { legalDocuments } from "#contract/legal";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { legalVersion } from "./legal.ts";

/** All the owner has agreed to, and what of the texts in force is still open. */
export async function consentsOf(db: Db, owner: Owner): Promise<ConsentState> {
  const rows = await db
    .selectFrom("consents")
    .select(["document", "version", "language", "given_at"])
    .where("user_id", "=", owner.userId)
    .orderBy("given_at")
    .orderBy("document")
    .execute();
  const version = await legalVersion(db);
  const agreed = new Set(rows.filter((row) => row.version === version).map((row) => row.document));
  return {
    version,
    missing: legalDocuments.filter((document) => !agreed.has(document)),
    given: rows.map(({ given_at, ...row }) => ({ ...row, givenAt: given_at.toISOString() })),
  };
}

/**
 * Writes down consent to all documents; the first time counts. Needs the server's own connection. Throws `conflict` for
 * a version that is not in force: nobody agrees to a text they have not been shown.
 */
export async function recordConsent(db: Db, owner: Owner, consent: ConsentGiven, now: Date): Promise<void> {
  if (consent.version !== (await legalVersion(db))) throw new AppError("conflict");
  const ticked = new Date(consent.givenAt);
  const rows = legalDocuments.map((document) => ({
    user_id: owner.userId,
    document,
    version: consent.version,
    language: consent.language,
    // a clock ahead of ours must not date it into the future
    given_at: ticked < now ? ticked : now,
    recorded_at: now,
  }));
  await db
    .insertInto("consents")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "document", "version"]).doNothing())
    .execute();
}
