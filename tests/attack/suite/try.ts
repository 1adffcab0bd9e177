/** What the attack is made of: a try, and the group that holds a table of them. */
import type { Stage } from "./stage.ts";

/** One thing an attacker does. `run` resolves when the product held; what it throws says, in one line, what broke. */
export interface Try {
  readonly name: string;
  /** Needs a browser, another server or long patience: left out of the sample. */
  readonly slow?: boolean;
  /** In every sample: what once broke. */
  readonly always?: boolean;
  readonly run: () => Promise<void>;
}

export const groupNames = ["ssrf", "rules", "signin", "injection", "money", "exhaustion", "crashes"] as const;
type GroupName = (typeof groupNames)[number];

export interface Group {
  readonly name: GroupName;
  /** Seconds a full run may take. What was not reached by then is told and counts as not held. */
  readonly seconds: number;
  /** Tries that run at the same moment. */
  readonly atOnce: number;
  /** How many tries the sample has of it. */
  readonly sample: number;
  open(stage: Stage): Promise<Opened>;
}

export interface Opened {
  readonly tries: readonly Try[];
  /** Lines printed below the table, after the tries. */
  readonly told?: () => readonly string[];
  close(): Promise<void>;
}

/** The product did not hold. */
class Broken extends Error {
  override name = "Broken";
}

/** Throws unless the product held. `what`: one line of what happened instead. */
export function held(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Broken(what);
}

/** Marks the tries with these names; a name that none has is a mistake. */
export function always(tries: readonly Try[], names: readonly string[]): Try[] {
  const missing = names.filter((name) => !tries.some((one) => one.name === name));
  if (missing.length > 0) throw new Error(`no try is called ${missing.join(", ")}`);
  return tries.map((one) => (names.includes(one.name) ? { ...one, always: true } : one));
}

export const slowly = (tries: readonly Try[]): Try[] => tries.map((one) => ({ ...one, slow: true }));
