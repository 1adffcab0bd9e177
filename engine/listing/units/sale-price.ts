/** From which amount on a home is sold, not let, by currency. */
import type { Listing } from "#contract/listing";

/** Least amount that no home is let for by the month, most that none is sold for, by currency. */
export const SALE_FROM: Readonly<Record<string, number>> = {
  EUR: 30_000,
  USD: 30_000,
  GBP: 30_000,
  CHF: 60_000,
  AUD: 60_000,
  CAD: 60_000,
  NZD: 60_000,
  SGD: 100_000,
  HKD: 500_000,
  TWD: 1_000_000,
  CNY: 150_000,
  JPY: 3_000_000,
  KRW: 50_000_000,
  INR: 800_000,
  AED: 300_000,
  BRL: 60_000,
  MXN: 300_000,
  ZAR: 150_000,
  KZT: 3_000_000,
  PLN: 60_000,
  CZK: 400_000,
  SEK: 200_000,
  NOK: 200_000,
  DKK: 200_000,
  HUF: 5_000_000,
  RON: 60_000,
  TRY: 300_000,
  THB: 400_000,
  VND: 200_000_000,
  MYR: 60_000,
  PHP: 500_000,
  IDR: 100_000_000,
  RUB: 800_000,
  UAH: 200_000,
};
/** Whether no home is let by the month for so much. */
export const isSalePrice = ({
  amount,
  currency,
}: Pick<NonNullable<Listing["price"]>, "amount" | "currency">): boolean =>
  amount >= (SALE_FROM[currency] ?? Number.POSITIVE_INFINITY);
