/** Expressions that may cost more than their text's length, because the text is short: why, and how short. */
import { idOf, type ProductPattern } from "./all.ts";
import { tried } from "./guilty.ts";
import type { Expression } from "./judge.ts";

export interface Allowance extends Expression {
  /** Signs of the longest text it is given. */
  readonly most: number;
  /** What keeps the text so short. */
  readonly reason: string;
}

export const allowed: readonly Allowance[] = [];

/** Work by pairs on so many signs takes some tens of milliseconds. */
const LONGEST = 4_000;

/** What is wrong with an allowance; empty where nothing is. */
export async function faultsOf(
  one: Allowance,
  patterns: readonly ProductPattern[],
  milliseconds: number,
): Promise<string[]> {
  const { against } = await tried(one, { linear: [], undecided: [] }, milliseconds);
  return [
    patterns.some((pattern) => idOf(pattern) === idOf(one)) ? [] : ["is not in the product"],
    against === null ? ["needs no allowance"] : [],
    against?.verdict === "exponential" ? ["is exponential, which no text is short enough for"] : [],
    one.most > LONGEST ? ["is given long texts"] : [],
    one.reason.length < 20 ? ["gives no reason"] : [],
  ].flat();
}
