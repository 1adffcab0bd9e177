/** What the attack is made of: a try, and the group that holds a table of them. */
import type { Stage } from "./stage.ts";

/** One thing an attacker does. `run` resolves when the product held; what it throws says, in one line, what broke. */
export interface Try {
  readonly name: string;
  /** Needs a browser, another server or long patience: left out of the sample. */
  readonly slow?: boolean;
  readonly run: () => Promise<void>;
}

export const groupNames = ["ssrf", "rules", "signin", "injection", "money", "exhaustion", "crashes"] as const;
export type GroupName = (typeof groupNames)[number];

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
export class Broken extends Error {
  override name = "Broken";
}

/** Throws unless the product held. `what`: one line of what happened instead. */
export function held(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Broken(what);
}

/** The tries of a table: one for each row, named by `name`. */
export const each = <Row>(rows: readonly Row[], name: (row: Row) => string, run: (row: Row) => Promise<void>): Try[] =>
  rows.map((row) => ({ name: name(row), run: () => run(row) }));

export const slowly = (tries: readonly Try[]): Try[] => tries.map((one) => ({ ...one, slow: true }));
