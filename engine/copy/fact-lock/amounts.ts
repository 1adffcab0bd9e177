/** Does an amount of money follow from the price, the fees and the taxes of the facts, also as a sum or for another period? */
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";
import { type Period, perYear } from "./rates.ts";

interface Amount {
  readonly value: number;
  readonly currencies: readonly string[];
  /** "once" is a price that is paid one time; null when the facts do not say. */
  readonly period: Period | "once" | null;
}

function amounts({ listing, printed }: Facts): Amount[] {
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
          .filter(({ value, period }) => value < price.amount && (period === null || period === price.period))
          .map(({ value }): Amount => ({ ...asked, value: value + price.amount }));
  // A deposit of three months' rent is three rents.
  const months = price.period === "month" ? printed.filter(({ dimension }) => dimension === "months") : [];
  const deposits = months.map(({ value }): Amount => ({ ...asked, value: value * price.amount, period: "once" }));
  return [asked, ...deposits, ...fees, ...perSquareMetre, ...together];
}

/** The amount for the period the text speaks of; null when the two cannot be the same money. */
function forPeriod(fact: Amount, period: Period | null): number | null {
  if (period === null) return fact.value;
  if (fact.period === "once") return null;
  if (fact.period === null) return period === "month" || period === "year" ? fact.value : null;
  return (fact.value * perYear[fact.period]) / perYear[period];
}

export const sameCurrency = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((code) => other.includes(code));

/** `near` decides how far rounding may go. */
export const amountFollows = (
  quantity: Quantity,
  facts: Facts,
  near: (q: Quantity, fact: number) => boolean,
): boolean =>
  amounts(facts).some((fact) => {
    const value = forPeriod(fact, quantity.period);
    return value !== null && sameCurrency(fact.currencies, quantity.currencies) && near(quantity, value);
  });
