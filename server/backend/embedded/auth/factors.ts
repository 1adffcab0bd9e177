/** Second factors of an account: an authenticator app, and codes on paper for when it is lost. */
import { randomInt, randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { keyed } from "#server/backend/embedded/shared/secrets";
import type { Factors, Tables } from "#server/backend/shared/tables";
import type { Session } from "#server/backend/shared/types";
import { AuthProblem } from "./problem.ts";

export type Factor = Selectable<Factors>;
type Trx = Transaction<Tables>;

/** At most so many, counting those that were never finished. */
const MOST_FACTORS = 10;
export const RECOVERY_CODES = 10;

export const factorsOf = (db: EmbeddedBackend["db"], userId: string): Promise<Factor[]> =>
  db
    .selectFrom("auth.mfa_factors")
    .select(["id", "user_id", "friendly_name", "factor_type", "status", "created_at", "updated_at", "secret"])
    .where("user_id", "=", userId)
    .execute();

/** The person's own factor. Throws mfa_factor_not_found. */
export async function ownFactor(db: EmbeddedBackend["db"], session: Session, id: string): Promise<Factor> {
  const factor = (await factorsOf(db, session.userId)).find((one) => one.id === id && one.factor_type === "totp");
  if (!factor) throw new AuthProblem("mfa_factor_not_found");
  return factor;
}

/** An app that is to be added; what the same name began and did not finish goes. Throws mfa_factor_name_conflict. */
export async function insertTotp(
  trx: Trx,
  about: { userId: string; name: string; secret: string; id: string },
  now: Date,
): Promise<void> {
  const { userId, name, secret, id } = about;
  await trx
    .deleteFrom("auth.mfa_factors")
    .where("user_id", "=", userId)
    .where("status", "=", "unverified")
    .where("factor_type", "=", "totp")
    .execute();
  const there = await factorsOf(trx, userId);
  if (there.length >= MOST_FACTORS) throw new AuthProblem("too_many_enrolled_mfa_factors");
  if (name !== "" && there.some((one) => one.friendly_name === name)) throw new AuthProblem("mfa_factor_name_conflict");
  await trx
    .insertInto("auth.mfa_factors")
    .values({
      id,
      user_id: userId,
      friendly_name: name,
      factor_type: "totp",
      status: "unverified",
      created_at: now,
      updated_at: now,
      secret,
    })
    .execute();
}

/**
 * The first right code makes the factor one that is asked for from now on: whoever else is signed in to the account has not shown
 * it, and is out.
 */
export async function completeFactor(trx: Trx, session: Session, factor: Factor, now: Date): Promise<void> {
  if (factor.status === "verified") return;
  await trx
    .updateTable("auth.mfa_factors")
    .set({ status: "verified", updated_at: now })
    .where("id", "=", factor.id)
    .execute();
  await trx
    .deleteFrom("auth.sessions")
    .where("user_id", "=", session.userId)
    .where("id", "!=", session.sessionId)
    .where("aal", "=", "aal1")
    .execute();
}

/** Uses up a half minute of an app; false where it, or a later one, was used before. */
export async function spendStep(trx: Trx, factorId: string, step: number): Promise<boolean> {
  const done = await trx
    .insertInto("house.totp_steps")
    .values({ factor_id: factorId, step })
    .onConflict((conflict) =>
      conflict.column("factor_id").doUpdateSet({ step }).where("house.totp_steps.step", "<", String(step)),
    )
    .returning("factor_id")
    .executeTakeFirst();
  return done !== undefined;
}

/** Takes a factor away; codes on paper go with the last app, and sessions fall back to what they showed first. */
export async function removeFactor(trx: Trx, userId: string, id: string): Promise<void> {
  await trx.deleteFrom("auth.mfa_factors").where("id", "=", id).where("user_id", "=", userId).execute();
  const left = await factorsOf(trx, userId);
  if (left.some((one) => one.factor_type === "totp" && one.status === "verified")) return;
  await trx.deleteFrom("auth.mfa_factors").where("user_id", "=", userId).where("status", "=", "verified").execute();
  await trx.updateTable("auth.sessions").set({ aal: "aal1" }).where("user_id", "=", userId).execute();
}

/** Without what is read wrongly: no 0 and O, no 1, I and L. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const newCode = () => {
  const letters = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
};
/** As it is kept, however it was typed. */
const hashOf = (backend: EmbeddedBackend, factorId: string, code: string): string =>
  keyed(backend.secrets.pepper, "recovery code", factorId, code.toUpperCase().replace(/[^A-Z0-9]/g, ""));

export const recoveryFactor = async (db: EmbeddedBackend["db"], userId: string): Promise<Factor | undefined> =>
  (await factorsOf(db, userId)).find((one) => one.factor_type === "recovery_code");

/** A new set of codes, shown once; those before open nothing any more. */
export async function issueRecoveryCodes(
  backend: EmbeddedBackend,
  trx: Trx,
  about: { userId: string; name: string },
  now: Date,
): Promise<{ id: string; name: string; codes: string[] }> {
  const existing = await recoveryFactor(trx, about.userId);
  const id = existing?.id ?? randomUUID();
  const name = existing?.friendly_name ?? about.name;
  if (!existing)
    await trx
      .insertInto("auth.mfa_factors")
      .values({
        id,
        user_id: about.userId,
        friendly_name: name,
        factor_type: "recovery_code",
        status: "verified",
        created_at: now,
        updated_at: now,
        secret: null,
      })
      .execute();
  await trx.deleteFrom("house.recovery_codes").where("factor_id", "=", id).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await trx
    .insertInto("house.recovery_codes")
    .values(codes.map((code) => ({ factor_id: id, code_hash: hashOf(backend, id, code), used_at: null })))
    .execute();
  return { id, name, codes };
}

/** Codes that nobody has used yet. */
export async function recoveryCodesLeft(db: EmbeddedBackend["db"], factorId: string): Promise<number> {
  const rows = await db
    .selectFrom("house.recovery_codes")
    .select("code_hash")
    .where("factor_id", "=", factorId)
    .where("used_at", "is", null)
    .execute();
  return rows.length;
}

/** Uses a code up; false for one that is none, or was used. */
export async function spendRecoveryCode(
  backend: EmbeddedBackend,
  trx: Trx,
  factorId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("house.recovery_codes")
    .set({ used_at: now })
    .where("factor_id", "=", factorId)
    .where("code_hash", "=", hashOf(backend, factorId, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
