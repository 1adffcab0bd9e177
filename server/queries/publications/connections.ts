/** An account's accounts at publishing platforms, and their secrets: sealed, rotated under the row's lock, never shown. */
import { sql } from "kysely";
import { z } from "zod";
import type { Connected } from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import type { ConnectionHealth } from "#contract/publishing/states";
import { openSecret, sealSecret } from "#server/base/seal";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { ConnectionRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";

const DAY_MS = 86_400_000;
/** What renews tokens of hours lives for 90 days at the least (Bluesky); it is used well before. */
const IDLE_DAYS = 30;
const RENEW_AGAIN_MS = 3_600_000;
/** An empty list is none in SQL. */
const platformsOr = (platforms: readonly string[]): string[] => (platforms.length > 0 ? [...platforms] : [""]);

const place = (id: string) => `publishing_connections/${id}` as const;
const secrets = z.record(z.string(), z.string());

const sealedFor = (secretKey: string | null, id: string, opened: Connected["secrets"]): string =>
  sealSecret(secretKey, JSON.stringify(opened), place(id));

const expiry = (expiresAt: string | null): Date | null => (expiresAt === null ? null : new Date(expiresAt));

async function keepSecrets(trx: Db, id: string, sealed: string): Promise<void> {
  await trx
    .insertInto("publishing_connection_secrets")
    .values({ connection_id: id, sealed })
    .onConflict((on) => on.column("connection_id").doUpdateSet({ sealed }))
    .execute();
}

/** Connects, or the same account again: what is planned for it goes on. Call it in a transaction. */
export async function keepConnection(
  trx: Db,
  owner: Owner,
  about: { platform: string; connected: Connected; secretKey: string | null },
  now: Date,
): Promise<ConnectionRow> {
  const { platform, connected } = about;
  const set = {
    account_name: connected.accountName.slice(0, 300) || connected.accountId.slice(0, 300),
    settings: json<Record<string, string>>({ ...connected.settings }),
    health: "good" as const,
    expires_at: expiry(connected.expiresAt),
    checked_at: now,
    rotated_at: now,
    told_of: null,
    renewal_begun_at: null,
    disconnected_at: null,
  };
  const row = await trx
    .insertInto("publishing_connections")
    .values({ user_id: owner.userId, platform, account_id: connected.accountId, ...set })
    .onConflict((on) => on.columns(["user_id", "platform", "account_id"]).doUpdateSet(set))
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSecrets(trx, row.id, sealedFor(about.secretKey, row.id, connected.secrets));
  return row;
}

/** Of the owner, connected ones, by platform and name. */
export const connectionsOf = (db: Db, owner: Owner): Promise<ConnectionRow[]> =>
  db
    .selectFrom("publishing_connections")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("disconnected_at", "is", null)
    .orderBy("platform")
    .orderBy("account_name")
    .orderBy("id")
    .execute();

/** Throws not_found, also for somebody else's and for one that was disconnected. */
export async function getConnection(db: Db, owner: Owner, id: string): Promise<ConnectionRow> {
  const row = await db
    .selectFrom("publishing_connections")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("disconnected_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** What opens the account. Throws connection_ended when nothing is kept. `lock`: nobody else rotates until the transaction ends. */
export async function openConnection(
  db: Db,
  about: { id: string; secretKey: string | null; lock?: boolean },
): Promise<{ row: ConnectionRow; connected: Connected }> {
  let query = db.selectFrom("publishing_connections").selectAll().where("id", "=", about.id);
  if (about.lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  const kept = await db
    .selectFrom("publishing_connection_secrets")
    .select("sealed")
    .where("connection_id", "=", about.id)
    .executeTakeFirst();
  if (!row || !kept || row.disconnected_at !== null) throw new AppError("connection_ended");
  return {
    row,
    connected: {
      accountId: row.account_id,
      accountName: row.account_name,
      secrets: secrets.parse(JSON.parse(openSecret(about.secretKey, kept.sealed, place(row.id)))),
      settings: row.settings,
      expiresAt: row.expires_at?.toISOString() ?? null,
    },
  };
}

/** New tokens in the place of the old, in the transaction that holds the row's lock. */
export async function rotateSecrets(
  trx: Db,
  row: Pick<ConnectionRow, "id">,
  about: { connected: Connected; secretKey: string | null },
  now: Date,
): Promise<void> {
  await keepSecrets(trx, row.id, sealedFor(about.secretKey, row.id, about.connected.secrets));
  await trx
    .updateTable("publishing_connections")
    .set({
      health: "good",
      expires_at: expiry(about.connected.expiresAt),
      checked_at: now,
      rotated_at: now,
      told_of: null,
      renewal_begun_at: null,
    })
    .where("id", "=", row.id)
    .execute();
}

/** Written and committed before a platform is asked for new tokens. */
export const beginRenewal = (db: Db, id: string, begunAt: Date) =>
  db.updateTable("publishing_connections").set({ renewal_begun_at: begunAt }).where("id", "=", id).execute();

/** No answer can be lost any more: the platform has refused, or (`begunAt`) the one begun then was not asked after all. */
export function endRenewal(trx: Db, id: string, begunAt?: Date) {
  const query = trx.updateTable("publishing_connections").set({ renewal_begun_at: null }).where("id", "=", id);
  return (begunAt ? query.where("renewal_begun_at", "=", begunAt) : query).execute();
}

/** Whether it ended because a platform's answer with its new tokens was lost. */
export const lostRenewal = ({ health, renewal_begun_at: begunAt }: ConnectionRow): boolean =>
  health === "ended" && begunAt !== null;

/** Answers the row when that is news, undefined when it stood so already. */
export const setHealth = (
  trx: Db,
  id: string,
  health: ConnectionHealth,
  now: Date,
): Promise<ConnectionRow | undefined> =>
  trx
    .updateTable("publishing_connections")
    .set({ health, checked_at: now })
    .where("id", "=", id)
    .where("health", "!=", health)
    .returningAll()
    .executeTakeFirst();

export const touchConnection = (db: Db, id: string, now: Date) =>
  db.updateTable("publishing_connections").set({ checked_at: now }).where("id", "=", id).execute();

/** Forgets the secrets; the row stays for what was published. */
export async function disconnect(trx: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const row = await getConnection(trx, owner, id);
  await trx.deleteFrom("publishing_connection_secrets").where("connection_id", "=", row.id).execute();
  await trx
    .updateTable("publishing_connections")
    .set({ disconnected_at: now, health: "ended", expires_at: null })
    .where("id", "=", row.id)
    .execute();
}

/** Tokens that live for days; those of hours are renewed by whoever posts. */
const livesLong = sql<boolean>`expires_at - rotated_at > interval '2 days'`;

/**
 * Connections that end before `until` and whose owners were not told of that end, or of its coming. Those of `renewed` platforms only
 * where so little of a long life is left that renewing has evidently not worked; whether they have ended tells who uses them.
 */
export const endingConnections = (
  db: Db,
  renewed: readonly string[],
  { now, until }: { now: Date; until: Date },
): Promise<ConnectionRow[]> =>
  db
    .selectFrom("publishing_connections")
    .selectAll()
    .where("disconnected_at", "is", null)
    .where("health", "in", ["good", "ending"])
    .where("expires_at", "<", until)
    .where((eb) =>
      eb.or([
        eb("platform", "not in", platformsOr(renewed)),
        eb.and([
          livesLong,
          eb("expires_at", ">", now),
          sql<boolean>`expires_at - ${now}::timestamptz < (expires_at - rotated_at) / 8`,
        ]),
      ]),
    )
    .where((eb) =>
      eb.or([eb("told_of", "is", null), eb("told_of", "!=", eb.ref("expires_at")), eb("expires_at", "<=", now)]),
    )
    .orderBy("expires_at")
    .limit(100)
    .execute();

/**
 * Connections that are to be renewed although nobody posts: of a long life less than a quarter is left, or tokens of hours were not
 * renewed for so many days that what renews them might end. One that was tried in vain is passed over for a while.
 */
export const agingConnections = (db: Db, platforms: readonly string[], now: Date): Promise<ConnectionRow[]> =>
  db
    .selectFrom("publishing_connections")
    .selectAll()
    .where("disconnected_at", "is", null)
    .where("health", "in", ["good", "ending"])
    .where("platform", "in", platformsOr(platforms))
    .where("expires_at", "is not", null)
    .where((eb) =>
      eb.or([
        eb.and([livesLong, sql<boolean>`expires_at - ${now}::timestamptz < (expires_at - rotated_at) / 4`]),
        eb.and([eb.not(livesLong), eb("rotated_at", "<", new Date(now.getTime() - IDLE_DAYS * DAY_MS))]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb("renewal_tried_at", "is", null),
        eb("renewal_tried_at", "<", new Date(now.getTime() - RENEW_AGAIN_MS)),
      ]),
    )
    .orderBy("expires_at")
    .limit(50)
    .execute();

/** Written before it is tried. */
export const renewalTried = (db: Db, id: string, now: Date) =>
  db.updateTable("publishing_connections").set({ renewal_tried_at: now }).where("id", "=", id).execute();

/** Written in the transaction that tells the owner. */
export const toldOfEnd = (trx: Db, row: Pick<ConnectionRow, "id" | "expires_at">, health: ConnectionHealth) =>
  trx.updateTable("publishing_connections").set({ told_of: row.expires_at, health }).where("id", "=", row.id).execute();
