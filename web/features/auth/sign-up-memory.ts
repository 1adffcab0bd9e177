/**
 * What a sign-up leaves in this browser until its mail is answered: the consent that was ticked and where the person
 * wanted to go. The sign-up call itself carries neither. Kept by address for a week, a few of them.
 */
import type { ConsentGiven } from "#contract/consent";
import { worthReturning } from "#web/features/auth/return-to.ts";

const KEY = "listcast-sign-ups";
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 5;

export interface SignUpMemory {
  consent: ConsentGiven;
  wanted: string | null;
}

const normal = (email: string) => email.trim().toLowerCase();

const isConsent = (value: unknown): value is ConsentGiven =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "string" &&
  "language" in value &&
  (value.language === "zh" || value.language === "en") &&
  "givenAt" in value &&
  typeof value.givenAt === "string" &&
  !Number.isNaN(Date.parse(value.givenAt));

function readAll(now: number): [string, SignUpMemory][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry: unknown): [string, SignUpMemory][] => {
      if (!Array.isArray(entry) || typeof entry[0] !== "string") return [];
      const memory: unknown = entry[1];
      if (typeof memory !== "object" || memory === null || !("consent" in memory)) return [];
      if (!isConsent(memory.consent) || Date.parse(memory.consent.givenAt) + LIFE_MS <= now) return [];
      const wanted = "wanted" in memory && typeof memory.wanted === "string" ? worthReturning(memory.wanted) : null;
      return [[entry[0], { consent: memory.consent, wanted }]];
    });
  } catch {
    return [];
  }
}

function writeAll(entries: [string, SignUpMemory][]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(entries.slice(-MOST)));
  } catch {
    // Without storage consent is asked for again after the first sign-in.
  }
}

/** Keeps what an address left, instead of what it left before. */
export function keepSignUp(email: string, memory: SignUpMemory, now = Date.now()): void {
  const others = readAll(now).filter(([known]) => known !== normal(email));
  writeAll([...others, [normal(email), memory]]);
}

/** What that address left in this browser within the last week, or null. */
export const readSignUp = (email: string, now = Date.now()): SignUpMemory | null =>
  readAll(now).find(([known]) => known === normal(email))?.[1] ?? null;

/** Forgets it: the answer is recorded. */
export function dropSignUp(email: string, now = Date.now()): void {
  writeAll(readAll(now).filter(([known]) => known !== normal(email)));
}
