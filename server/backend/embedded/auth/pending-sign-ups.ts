/**
 * Sign-ups that wait for the answer to a mail. Each keeps its own password and data; the mailbox's owner answers, and
 * only what was made in the answering browser, and by nobody else too, takes effect (decision 0031).
 */
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { SignUps, Tables } from "#server/backend/shared/tables";

/** As long as a browser remembers that it signed up. */
const waitingMs = 7 * 24 * 60 * 60 * 1000;
/** Of one address. The oldest go first: with so many, no password counts anyway. */
const mostWaiting = 5;
/** Browsers that may show they know the password of one sign-up. */
const mostDevices = 5;

export type PendingSignUp = Selectable<SignUps>;

export interface SignUpWish {
  passwordHash: string;
  data: Record<string, unknown>;
  /** Keyed hash of the browser's key; null where it keeps none. */
  device: string | null;
  /** "Chrome · Windows". */
  browser: string | null;
}

/** Those of the account that have not run out, the newest first. */
export const pendingOf = (db: Kysely<Tables>, userId: string, now: Date): Promise<PendingSignUp[]> =>
  db
    .selectFrom("house.sign_ups")
    .selectAll()
    .where("user_id", "=", userId)
    .where("asked_at", ">", new Date(now.getTime() - waitingMs))
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();

/** Writes a sign-up down and answers its id. The same browser's last one gives way to it; nobody else's does. */
export async function addPending(
  trx: Transaction<Tables>,
  userId: string,
  { device, passwordHash, data, browser }: SignUpWish,
  now: Date,
): Promise<string> {
  if (device) {
    const own = trx.deleteFrom("house.sign_ups").where("user_id", "=", userId);
    await own.where(sql<boolean>`${device} = any (devices)`).execute();
  }
  const { id } = await trx
    .insertInto("house.sign_ups")
    .values({
      user_id: userId,
      password_hash: passwordHash,
      data: JSON.stringify(data),
      devices: device ? [device] : [],
      browser,
      asked_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const newest = (await pendingOf(trx, userId, now)).slice(0, mostWaiting).map((row) => row.id);
  const others = trx.deleteFrom("house.sign_ups").where("user_id", "=", userId);
  await others.where("id", "not in", newest).execute();
  return id;
}

/**
 * The one sign-up that a browser may confirm with its password: it was made there, or its password was given there, and
 * no other waits. `sentFor`: the sign-up whose mail is answered; null for a mail that was sent for none.
 */
export function provenBy(
  waiting: readonly PendingSignUp[],
  sentFor: string | null,
  device: string | null,
): PendingSignUp | null {
  const [only] = waiting;
  if (!only || waiting.length > 1 || !device || !only.devices.includes(device)) return null;
  return sentFor === null || sentFor === only.id ? only : null;
}

/**
 * The sign-up of an address whose password sign-in compares while nobody has confirmed it: the browser's own, else the
 * newest. One, and asked of every address, so that the answer's time is alike.
 */
export async function pendingFor(
  db: Kysely<Tables>,
  email: string,
  device: string | null,
  now: Date,
): Promise<PendingSignUp | null> {
  const row = await db
    .selectFrom("house.sign_ups as s")
    .innerJoin("auth.users as u", "u.id", "s.user_id")
    .selectAll("s")
    .where("u.email", "=", email)
    .where("u.email_confirmed_at", "is", null)
    .where("s.asked_at", ">", new Date(now.getTime() - waitingMs))
    .orderBy(sql`coalesce(${device} = any (s.devices), false)`, "desc")
    .orderBy("s.asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A browser has given the right password of a sign-up: it may confirm it. */
export async function addDevice(db: Kysely<Tables>, id: string, device: string): Promise<void> {
  await db
    .updateTable("house.sign_ups")
    .set({ devices: sql<string[]>`devices || ${device}::text` })
    .where("id", "=", id)
    .where(sql<boolean>`not ${device} = any (devices)`)
    .where(sql<boolean>`cardinality(devices) < ${mostDevices}`)
    .execute();
}

/** None of the account's waits any longer, and no mail of one can be answered. */
export async function endPending(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom("house.sign_ups").where("user_id", "=", userId).execute();
  await trx
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", userId)
    .where("token_type", "=", "confirmation_token")
    .execute();
}

/** Deletes those that have run out, of all accounts. */
export async function sweepPending(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("house.sign_ups")
    .where("asked_at", "<", new Date(now.getTime() - waitingMs))
    .execute();
}
