/** Months of rent that are paid at once: of a deposit, in advance, and together. */
import type { Facts } from "./facts.ts";
import { parseHan } from "./units/numerals.ts";

const han = "[一二两三四五六七八九十\\d]{1,2}";
/** 押一付三: one month's deposit, three months' rent at a time. */
const chinese = new RegExp(`押(?<deposit>${han})付(?<rent>${han})`, "gu");
const read = (text: string): number => parseHan(text) ?? Number(text);

/** 押一付一 makes two months, whatever the shortest lease; null where the page does not say it so. */
export function paidAtOnce(corpus: string): number | null {
  const { deposit, rent } = [...corpus.matchAll(chinese)][0]?.groups ?? {};
  return deposit && rent ? read(deposit) + read(rent) : null;
}

const found = new WeakMap<Facts, readonly number[]>();

/** Every number of months that the facts give, and their sums. */
export function monthsOf(facts: Facts): readonly number[] {
  const known = found.get(facts);
  if (known) return known;
  const given = new Set<number>();
  for (const { values } of facts.ledgers.get("months") ?? []) for (const value of values) given.add(value);
  for (const match of facts.corpus.matchAll(chinese)) {
    given.add(read(match.groups?.deposit ?? ""));
    given.add(read(match.groups?.rent ?? ""));
  }
  const few = [...given].filter((value) => value > 0 && value <= 24).slice(0, 6);
  const sums = few.flatMap((one, at) => few.slice(at + 1).map((other) => one + other));
  const made = [...new Set([...few, ...sums, few.reduce((sum, one) => sum + one, 0)])];
  found.set(facts, made);
  return made;
}
