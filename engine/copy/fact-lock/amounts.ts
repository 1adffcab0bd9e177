/** Does an amount of money follow from the price, the fees and the taxes of the facts, also as a sum or for another period? */
import type { Facts } from "./facts.ts";
import { type Ledger, ledgerOf, passesNear } from "./ledger.ts";
import { monthsOf } from "./months.ts";
import type { Quantity } from "./quantities.ts";
import { perYear } from "./rates.ts";
import type { Period } from "./units/periods.ts";

interface Amount {
  readonly value: number;
  readonly currencies: readonly string[];
  /** "once" is a price that is paid one time; null when the facts do not say. */
  readonly period: Period | "once" | null;
}

/** Fees that are added to each other. */
const MAX_FEES = 6;
/** Sums of rent and fee of which a share is told; more than any honest page has. */
const MAX_SHARED = 40;

function amounts(facts: Facts): Amount[] {
  const { listing, printed } = facts;
  const fees: Amount[] = printed
    .filter(({ dimension }) => dimension === "money")
    .map(({ value, currencies, period }) => ({ value, currencies, period }));
  const perSquareMetre: Amount[] = printed.flatMap(({ dimension, value, currencies, period }) =>
    dimension === "unitPrice" && listing.area ? [{ value: value * listing.area.sqm, currencies, period }] : [],
  );
  const { price } = listing;
  if (!price) return [...fees, ...perSquareMetre];
  const asked: Amount = { value: price.amount, currencies: [price.currency], period: price.period ?? "once" };
  // Rent together with a fee of the same month is what the tenant pays.
  const together =
    price.period === null
      ? []
      : fees
          .filter(({ period }) => period === null || period === price.period)
          .map(
            ({ value }): Amount => ({
              ...asked,
              value: value + price.amount,
              // A deposit is paid once; together with the first rent it is still paid once.
              period: value < price.amount ? asked.period : "once",
            }),
          );
  // A deposit of three months' rent is three rents.
  const deposits =
    price.period === "month"
      ? [...new Set(monthsOf(facts).flatMap((value) => [value, value + 1]))].map(
          (value): Amount => ({ ...asked, value: value * price.amount, period: null }),
        )
      : [];
  // Three percent of the price, and what of the rent is left without a fee that it includes.
  const shared = together.slice(0, MAX_SHARED).map((sum) => sum.value);
  const shares = printed
    .filter(({ dimension }) => dimension === "percent")
    .flatMap(({ value }) =>
      [price.amount, ...shared, ...fees.slice(0, MAX_FEES).map((fee) => fee.value)].map(
        (whole): Amount => ({ ...asked, value: (value / 100) * whole, period: null }),
      ),
    );
  const few = fees.slice(0, MAX_FEES);
  const without = few
    // Of a sale only the parts the listing divides the price into are taken from it.
    .filter(({ value }) => value < price.amount && (price.period !== null || value > price.amount / 2))
    .map(
      ({ value }): Amount => ({
        ...asked,
        value: price.amount - value,
        period: price.period === null ? null : asked.period,
      }),
    );
  const pairs = few.flatMap((one, at) =>
    few
      .slice(at + 1)
      .filter((other) => other.period === one.period)
      .map((other): Amount => ({ ...one, value: one.value + other.value })),
  );
  const all = few.filter(({ period }) => period === null || period === price.period);
  const everything: Amount[] =
    price.period !== null && all.length > 1
      ? [{ ...asked, value: all.reduce((sum, { value }) => sum + value, price.amount) }]
      : [];
  const byMonth = fees
    .filter(({ period }) => period === null)
    .flatMap((fee): Amount[] => [
      { ...fee, value: fee.value / 12, period: "month" },
      { ...fee, value: fee.value * 12, period: "year" },
    ]);
  const monthly = few.flatMap(({ value, period }) =>
    period === "month" ? [value] : period === "year" ? [value / 12] : period === null ? [value, value / 12] : [],
  );
  const monthlySums = monthly.flatMap((one, at) => monthly.slice(at + 1).map((other) => one + other));
  const running = monthlySums.flatMap((value): Amount[] => [
    { value, currencies: [price.currency], period: "month" },
    { value: value * 12, currencies: [price.currency], period: "year" },
  ]);
  return [
    asked,
    ...byMonth,
    ...running,
    ...deposits,
    ...fees,
    ...perSquareMetre,
    ...together,
    ...shares,
    ...without,
    ...pairs,
    ...everything,
  ];
}

/** An amount of the facts for the period the text speaks of; null when the two cannot be the same money. */
function forPeriod(own: Amount["period"], period: Period | null): ((value: number) => number) | null {
  if (period === null) return (value) => value;
  if (own === "once") return null;
  if (own === null) return period === "month" || period === "year" ? (value) => value : null;
  return (value) => (value * perYear[own]) / perYear[period];
}

const ledgers = new WeakMap<Facts, Ledger<Amount["period"]>>();

/** Sums are made once for each listing. */
function ledger(facts: Facts): Ledger<Amount["period"]> {
  const made = ledgers.get(facts) ?? ledgerOf(amounts(facts));
  ledgers.set(facts, made);
  return made;
}

export const sameCurrency = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((code) => other.includes(code));

/** `near` decides how far rounding may go. */
export const amountFollows = (
  quantity: Quantity,
  facts: Facts,
  near: (q: Quantity, fact: number) => boolean,
): boolean =>
  ledger(facts).some(({ currencies, period, values }) => {
    const scale = forPeriod(period, quantity.period);
    return (
      scale !== null &&
      sameCurrency(currencies, quantity.currencies) &&
      passesNear(values, quantity.value, (fact) => near(quantity, fact), scale)
    );
  });
