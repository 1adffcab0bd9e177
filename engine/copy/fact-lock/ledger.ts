/** Figures of the facts, kept so that the one nearest to a printed figure is found without looking at all. */

/** What a figure must share with another besides its value. */
export interface Kind<Period> {
  /** ISO 4217 codes a mark may mean; empty when none was printed. */
  readonly currencies: readonly string[];
  readonly period: Period;
}

interface Shelf<Period> extends Kind<Period> {
  /** Ascending. */
  readonly values: readonly number[];
}

export type Ledger<Period> = readonly Shelf<Period>[];

/** Equal figures once, by what they must share. */
export function ledgerOf<Period>(figures: readonly (Kind<Period> & { readonly value: number })[]): Ledger<Period> {
  const shelves = new Map<string, Kind<Period> & { readonly seen: Set<number> }>();
  for (const { value, currencies, period } of figures) {
    const key = `${currencies.join()}/${period}`;
    const shelf = shelves.get(key) ?? { currencies, period, seen: new Set<number>() };
    shelves.set(key, shelf);
    if (!Number.isNaN(value)) shelf.seen.add(value);
  }
  return [...shelves.values()].map(({ currencies, period, seen }) => ({
    currencies,
    period,
    values: [...seen].sort((a, b) => a - b),
  }));
}

/**
 * Does one of the ascending `values` pass? `passes` must hold on one stretch around `value` if it holds anywhere: then it
 * holds for the nearest on one of its sides. `scale` turns a value into the measure `value` is in and keeps the order.
 */
export function passesNear(
  values: readonly number[],
  value: number,
  passes: (fact: number) => boolean,
  scale: (fact: number) => number = (fact) => fact,
): boolean {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scale(values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return [values[low - 1], values[low]].some((fact) => fact !== undefined && passes(scale(fact)));
}
