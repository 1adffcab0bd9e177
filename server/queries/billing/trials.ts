/** A trial once per person: by the normalised address, and by a phone once it is verified. Only keyed hashes are kept. */
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { normalEmail } from "#engine/billing/person";
import type { Db } from "#server/db/tables";
import type { TrialIdentities } from "#server/db/tables/package-notices";
import type { Owner } from "#server/queries/accounts/owner";
import { actAs } from "#server/queries/audit/audit";
import { pageKey } from "#server/queries/settings/page-keys";
import { tellOnce } from "./package-notices.ts";

type Kind = TrialIdentities["kind"];

/** What hashes are keyed with: the embedded backend's secret key, which is not in the database; without one, a key of the database. */
async function keyOf(db: Db, secretKey: string | null): Promise<Buffer> {
  const own = await pageKey(db, "trials");
  return secretKey === null ? own : createHmac("sha256", secretKey).update(own).digest();
}

async function hashOf(db: Db, secretKey: string | null, kind: Kind, value: string): Promise<string> {
  const key = await keyOf(db, secretKey);
  return createHmac("sha256", key).update(`${kind}:${value}`).digest("base64url");
}

/** False when it is known already. Waits for another that writes the same down at this moment. */
async function isNew(trx: Db, kind: Kind, hash: string): Promise<boolean> {
  const row = await trx
    .insertInto("trial_identities")
    .values({ kind, hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}

const keepHash = (trx: Db, owner: Owner, hash: string) =>
  trx
    .updateTable("trials")
    .set({ identity_hashes: sql<string[]>`array_append(identity_hashes, ${hash})` })
    .where("user_id", "=", owner.userId)
    .execute();

/** Accounts this process knows to be decided: asked once each. */
const decided = new Set<string>();
const REMEMBERED = 50_000;

/** At an account's first signed-in request: starts its trial, unless the person had one. Ever after it does nothing. */
export async function decideTrial(
  db: Db,
  owner: Owner,
  about: { email: string; secretKey: string | null },
  now: Date,
): Promise<void> {
  if (decided.has(owner.userId)) return;
  const row = await db
    .selectFrom("trials")
    .select(["outcome", "identity_hashes"])
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();
  // Trials from before this was kept: their address counts from now on.
  const unnamed = row?.outcome === "started" && row.identity_hashes.length === 0;
  if (!row || unnamed) {
    const hash = await hashOf(db, about.secretKey, "email", normalEmail(about.email));
    await db.transaction().execute((trx) => (row ? nameTrial(trx, owner, hash) : beginTrial(trx, owner, hash, now)));
  }
  if (decided.size >= REMEMBERED) decided.clear();
  decided.add(owner.userId);
}

async function nameTrial(trx: Db, owner: Owner, hash: string): Promise<void> {
  await isNew(trx, "email", hash);
  await keepHash(trx, owner, hash);
}

async function beginTrial(trx: Db, owner: Owner, hash: string, now: Date): Promise<void> {
  const first = await trx
    .insertInto("trials")
    .values({ user_id: owner.userId, outcome: "none", decided_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  // another request of the account decides
  if (!first) return;
  const outcome = (await isNew(trx, "email", hash)) ? await startTrial(trx, owner, hash, now) : "used_before";
  await trx.updateTable("trials").set({ outcome }).where("user_id", "=", owner.userId).execute();
}

async function startTrial(trx: Db, owner: Owner, hash: string, now: Date): Promise<"started" | "none"> {
  const { rows } = await sql<{ started: boolean }>`select start_trial(${owner.userId}, ${now}) as started`.execute(trx);
  if (rows[0]?.started) {
    await keepHash(trx, owner, hash);
    return "started";
  }
  // none is offered at the moment: nothing was used
  await trx.deleteFrom("trial_identities").where("kind", "=", "email").where("hash", "=", hash).execute();
  return "none";
}

/**
 * A phone was verified. Of an account that had a trial the phone counts from now on; if somebody else's trial has it already,
 * a trial that still runs ends at once, and the account is told why. Nothing else of it changes.
 */
export async function countPhone(
  trx: Db,
  owner: Owner,
  about: { phone: string; secretKey: string | null },
  now: Date,
): Promise<void> {
  const trial = await trx
    .selectFrom("trials")
    .select(["outcome", "identity_hashes"])
    .where("user_id", "=", owner.userId)
    .forUpdate()
    .executeTakeFirst();
  if (trial?.outcome !== "started") return;
  const hash = await hashOf(trx, about.secretKey, "phone", about.phone);
  if (trial.identity_hashes.includes(hash)) return;
  if (await isNew(trx, "phone", hash)) return void (await keepHash(trx, owner, hash));
  await actAs(trx, "system");
  const ended = await trx
    .updateTable("subscriptions")
    .set({ cancelled_at: now })
    .where("user_id", "=", owner.userId)
    .where("source", "=", "trial")
    .where("cancelled_at", "is", null)
    .where("ends_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  if (ended) await tellOnce(trx, owner, { subscriptionId: ended.id, kind: "trial_used", data: {} }, now);
}
