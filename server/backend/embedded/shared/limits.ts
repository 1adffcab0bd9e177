/**
 * How often a network address or an account may ask. Counted in the database, so that several processes share the
 * count; kept under keyed hashes, so that no address lies in the table.
 */
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { keyed } from "./secrets.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** More than anybody reaches: counted, not refused. */
const counted = 1_000_000;

/** points a duration in seconds. `…Address` is counted by network address, `…Account` by mail address or user. */
export const signInLimits = {
  signUpAddress: { points: 30, duration: hour },
  /** Room for a whole office behind one address; beyond it a solved captcha is needed. */
  passwordAddress: { points: 300, duration: 5 * minute },
  /** Attempts of browsers the account does not know, by account and network, by network, and by account. */
  guessesPair: { points: counted, duration: hour },
  /** Those of them whose turn did not come in time. */
  unservedPair: { points: counted, duration: hour },
  /** The same of one browser in one network, at all accounts. */
  guessesBrowser: { points: counted, duration: hour },
  unservedBrowser: { points: counted, duration: hour },
  guessesAddress: { points: counted, duration: hour },
  guessesAccount: { points: counted, duration: day },
  /** How often one of these comes to its turn, once there are many (auth/admission.ts). */
  turnPair: { points: 1, duration: 5 },
  turnAddress: { points: 1, duration: 5 },
  turnAccount: { points: 1, duration: 2 },
  turnAccountSlow: { points: 1, duration: 10 },
  turnAccountSlowest: { points: 1, duration: 30 },
  /** Attempts of a browser the account knows, since its last success. */
  deviceAttempts: { points: counted, duration: day },
  /** Failures that make the captcha necessary. */
  failedAddress: { points: 1, duration: hour },
  failedAccount: { points: 1, duration: hour },
  mailAddress: { points: 30, duration: hour },
  mailAccount: { points: 6, duration: hour },
  /**
   * Of one kind to one address, asked for by whoever: twelve a day, then one an hour. A link works for an hour, so there
   * is always one that works in the mailbox, or another to be had.
   */
  mailDay: { points: 12, duration: day },
  mailHour: { points: 1, duration: hour },
  /** Of one kind to all known browsers and sessions of an account, of which there may be any number; beyond it they are like anybody. */
  mailOwnDay: { points: 30, duration: day },
  /** A second mail of the same kind within the minute is not sent: the first is on its way. */
  mailMinute: { points: 1, duration: minute },
  /** Mails a day that carry six digits; those of further ones are too long to guess. */
  shortCode: { points: 5, duration: day },
  /** A browser that has asked for a mail to an address types its digits apart from all others. */
  askedDevice: { points: 1, duration: 2 * hour },
  codeDevice: { points: 10, duration: 15 * minute },
  /** A link is nothing that is guessed; this bounds the work only. */
  linkAddress: { points: 600, duration: 10 * minute },
  codeAddress: { points: 60, duration: 10 * minute },
  codeAccount: { points: 10, duration: 15 * minute },
  /** Of one session: who holds a stolen one uses up nothing of the owner's. */
  updateSession: { points: 20, duration: 15 * minute },
  proofSession: { points: 10, duration: hour },
  /**
   * Guesses of second factors: whoever guesses knows the password already. A browser that has shown one before is counted on its
   * own, so that they keep the owner out of none of those.
   */
  factorAccount: { points: 10, duration: 15 * minute },
  factorDevice: { points: 10, duration: 15 * minute },
  /** Each writes a row. */
  challengeSession: { points: 30, duration: 5 * minute },
  enrolAccount: { points: 20, duration: hour },
  refreshAddress: { points: 1800, duration: 5 * minute },
  /** Questions are cheap, and whoever gets none cannot sign in: one person must not use up an office's. */
  captchaAddress: { points: 1200, duration: 10 * minute },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof signInLimits;
export type LimitOverrides = Partial<Record<LimitName, { points: number; duration: number }>>;

export interface Limits {
  /** Takes one point; false when there is none left. */
  take(name: LimitName, ...who: string[]): Promise<boolean>;
  /** Takes one point and answers how many are taken. */
  count(name: LimitName, ...who: string[]): Promise<number>;
  /** Puts one point back. */
  giveBack(name: LimitName, ...who: string[]): Promise<void>;
  /** How many points are taken, without taking one. */
  used(name: LimitName, ...who: string[]): Promise<number>;
  /** Whether no point is left, without taking one. */
  spent(name: LimitName, ...who: string[]): Promise<boolean>;
  forget(name: LimitName, ...who: string[]): Promise<void>;
}

export function createLimits(pool: Pool, pepper: string, overrides: LimitOverrides = {}): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const of = (name: LimitName) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const made = new RateLimiterPostgres({
      ...(overrides[name] ?? signInLimits[name]),
      storeClient: pool,
      schemaName: "house",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, made);
    return made;
  };
  const key = (who: string[]) => keyed(pepper, ...who);
  const used = async (name: LimitName, ...who: string[]) => (await of(name).get(key(who)))?.consumedPoints ?? 0;
  return {
    async take(name, ...who) {
      try {
        await of(name).consume(key(who));
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    async count(name, ...who) {
      const state = await of(name)
        .consume(key(who))
        .catch((refused: unknown) => {
          if (refused instanceof RateLimiterRes) return refused;
          throw refused;
        });
      return state.consumedPoints;
    },
    async giveBack(name, ...who) {
      await of(name).reward(key(who));
    },
    used,
    async spent(name, ...who) {
      return (await used(name, ...who)) >= (overrides[name] ?? signInLimits[name]).points;
    },
    async forget(name, ...who) {
      await of(name).delete(key(who));
    },
  };
}
