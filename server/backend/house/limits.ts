/**
 * How often a network address or an account may ask. Counted in the database, so that several processes share the
 * count; kept under keyed hashes, so that no address lies in the table.
 */
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { keyed } from "./secrets.ts";

const minute = 60;
const hour = 60 * minute;

/** points a duration in seconds. `…Address` is counted by network address, `…Account` by mail address or user. */
export const houseLimits = {
  signUpAddress: { points: 30, duration: hour },
  /** Room for a whole office behind one address; a captcha slows guessing from there after the first failure. */
  passwordAddress: { points: 300, duration: 5 * minute },
  passwordAccount: { points: 50, duration: hour },
  /** Guesses at one account from one address: a stranger cannot lock the owner out. */
  passwordPair: { points: 10, duration: 15 * minute },
  /** Failures that make the captcha necessary. */
  failedAddress: { points: 1, duration: hour },
  failedAccount: { points: 1, duration: hour },
  mailAddress: { points: 30, duration: hour },
  mailAccount: { points: 6, duration: hour },
  /** A second mail of the same kind within the minute is not sent: the first is on its way. */
  mailMinute: { points: 1, duration: minute },
  /** A link is nothing that is guessed; this bounds the work only. */
  linkAddress: { points: 600, duration: 10 * minute },
  codeAddress: { points: 60, duration: 10 * minute },
  codeAccount: { points: 10, duration: 15 * minute },
  updateAccount: { points: 20, duration: 15 * minute },
  refreshAddress: { points: 1800, duration: 5 * minute },
  /** Questions are cheap, and whoever gets none cannot sign in: one person must not use up an office's. */
  captchaAddress: { points: 1200, duration: 10 * minute },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof houseLimits;
export type LimitOverrides = Partial<Record<LimitName, { points: number; duration: number }>>;

export interface Limits {
  /** Takes one point; false when there is none left. */
  take(name: LimitName, ...who: string[]): Promise<boolean>;
  /** Whether no point is left, without taking one. */
  spent(name: LimitName, ...who: string[]): Promise<boolean>;
  forget(name: LimitName, ...who: string[]): Promise<void>;
}

/** The part of an IPv6 address that one household shares; IPv4 as it is. */
export const household = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = plain.includes("::") ? tail.split(":").filter(Boolean) : [];
  const full = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  return `${full.slice(0, 4).join(":")}::/64`;
};

export function createLimits(pool: Pool, pepper: string, overrides: LimitOverrides = {}): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const of = (name: LimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      ...(overrides[name] ?? houseLimits[name]),
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
    async spent(name, ...who) {
      const state = await of(name).get(key(who));
      return state !== null && state.consumedPoints >= (overrides[name] ?? houseLimits[name]).points;
    },
    async forget(name, ...who) {
      await of(name).delete(key(who));
    },
  };
}
