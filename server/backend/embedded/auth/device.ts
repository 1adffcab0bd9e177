/** Browsers, by the key each keeps for itself: known here by a keyed hash, which is of no use to whoever reads it. */
import type { Context } from "hono";
import type { Kysely, Transaction } from "kysely";
import { deviceOf } from "#engine/account/device";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { keyed } from "#server/backend/embedded/shared/secrets";
import type { Tables } from "#server/backend/shared/tables";

const rememberedMs = 180 * 24 * 60 * 60 * 1000;

/** Null for a browser that sent no key. */
export const deviceHash = (backend: EmbeddedBackend, { deviceKey }: { deviceKey: string | null }): string | null =>
  deviceKey && keyed(backend.secrets.pepper, "device", deviceKey);

/** "Chrome · Windows", in our own words; null when it says nothing we know. */
export function browserOf(c: Context): string | null {
  const { browser, system } = deviceOf(c.req.header("user-agent") ?? null);
  return [browser, system].filter(Boolean).join(" · ") || null;
}

/** Whether a session of the account was opened in that browser before. One question, whether or not there is an account. */
export async function isKnownDevice(db: Kysely<Tables>, email: string, device: string | null): Promise<boolean> {
  if (!device) return false;
  const row = await db
    .selectFrom("house.known_devices as d")
    .innerJoin("auth.users as u", "u.id", "d.user_id")
    .select("d.user_id")
    .where("u.email", "=", email)
    .where("d.device", "=", device)
    .executeTakeFirst();
  return row !== undefined;
}

/** A session was opened in that browser. */
export async function rememberDevice(
  trx: Transaction<Tables>,
  about: { userId: string; device: string; sessionId: string },
  now: Date,
): Promise<void> {
  const { userId, device, sessionId } = about;
  await trx
    .insertInto("house.known_devices")
    .values({ user_id: userId, device, session_id: sessionId, seen_at: now })
    .onConflict((c) => c.columns(["user_id", "device"]).doUpdateSet({ session_id: sessionId, seen_at: now }))
    .execute();
}

/** The session has shown a second factor: so has its browser. */
export async function noteFactorShown(trx: Transaction<Tables>, sessionId: string): Promise<void> {
  await trx
    .updateTable("house.known_devices")
    .set({ factor_shown: true })
    .where("session_id", "=", sessionId)
    .execute();
}

/** The browser a session was opened in, where the account's second factor was shown before; null for any other. */
export async function deviceWithFactor(
  db: Kysely<Tables>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom("house.known_devices")
    .select("device")
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .where("factor_shown", "=", true)
    .executeTakeFirst();
  return row?.device ?? null;
}

/** A new password was set in this session: whoever knew the old one is a stranger again. */
export async function forgetOtherDevices(trx: Transaction<Tables>, userId: string, sessionId: string): Promise<void> {
  await trx
    .deleteFrom("house.known_devices")
    .where("user_id", "=", userId)
    .where("session_id", "!=", sessionId)
    .execute();
}

/** Deletes what was not seen for half a year, of all accounts. */
export async function sweepDevices(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("house.known_devices")
    .where("seen_at", "<", new Date(now.getTime() - rememberedMs))
    .execute();
}
