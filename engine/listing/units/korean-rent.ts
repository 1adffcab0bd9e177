/** Korean rents by the month, told as deposit and rent: "월세 1,000/85", "반전세 3억/80", "보증금 1억에 월 150". */
import type { Listing } from "#contract/listing";
import { isSalePrice } from "./sale-price.ts";

type Price = NonNullable<Listing["price"]>;

/** "5000", "1억", "1억 5천", "1억5,000만원", "3천만원": ten thousands go without saying. */
const DEPOSIT = String.raw`\d[\d,]{0,6}(?:\.\d)?\s?(?:억(?:\s?\d[\d,]{0,5}\s?(?:천만|천|만)?)?|천만|천|만)?원?`;
const RENT = String.raw`(\d[\d,]{0,5})`;
const MONTHLY = String.raw`(?:월세|반전세)\s?:?\s?(?:보증금\s?:?\s?)?`;

/** Where a deposit and a month's rent stand side by side. */
const PAIRS: readonly RegExp[] = [
  new RegExp(`${MONTHLY}(?<deposit>${DEPOSIT})\\s?\\/\\s?(?:월세?\\s?)?${RENT}(?!\\d|\\s?[천억㎡평층])`, "u"),
  new RegExp(`${MONTHLY}(?<deposit>${DEPOSIT})에\\s?(?:월세?\\s?)?${RENT}(?!\\d|\\s?[천억㎡평층])`, "u"),
  new RegExp(`(?<![\\d/.,])(?<deposit>${DEPOSIT})\\s?\\/\\s?${RENT}만?원?\\s?(?:월세|반전세)`, "u"),
  new RegExp(`(?<![가-힣])보\\s?(?<deposit>${DEPOSIT})\\s?\\/\\s?월\\s?${RENT}(?!\\d|\\s?[천억㎡평])`, "u"),
  new RegExp(`보증금\\s?:?\\s?(?<deposit>${DEPOSIT})(?:에|\\s?\\/)?\\s?(?:월(?:세|차임)?)\\s?:?\\s?${RENT}`, "u"),
  new RegExp(`보증금\\s?:?\\s?(?<deposit>${DEPOSIT})(?:에|\\s?\\/)\\s?${RENT}(?!\\d|\\s?[천억㎡평])`, "u"),
];
const RENT_ALONE = /(?<!관리비\s?:?\s?|월)월(?:세|차임)?\s?:?\s?(\d[\d,]{0,5})\s?만/u;

/** Beside what a home is sold for a rent is the tenant's. */
const SOLD_FOR = /매매(?:가격?)?\s?:?\s?\d[\d,.]{0,6}\s?억/u;

const pairIn = (text: string): RegExpExecArray | null =>
  SOLD_FOR.test(text) ? null : (PAIRS.map((one) => one.exec(text)).find((found) => found !== null) ?? null);

/** The month's rent, in ten thousands of won where it stands bare; null where the text tells none. */
export function koreanRent(text: string): Price | null {
  if (SOLD_FOR.test(text)) return null;
  const found = pairIn(text)?.[2] ?? RENT_ALONE.exec(text)?.[1];
  const amount = found ? Number(found.replace(/,/g, "")) : 0;
  return amount > 0 ? { amount: amount * 10_000, currency: "KRW", period: "month" } : null;
}

/** The deposit beside a month's rent, as printed, with the ten thousands that went without saying. */
export function koreanDeposit(text: string): string | null {
  const told = pairIn(text)?.groups?.deposit?.trim();
  if (told === undefined || Number.parseFloat(told.replace(/,/g, "")) === 0) return null;
  return /[억천만원]$/u.test(told) ? told : `${told}만원`;
}

/**
 * Whether so much can only be what is deposited: the words before it let by the month, or the whole text does and names neither a
 * jeonse nor a price to buy.
 */
export const isKoreanDeposit = ({ amount, currency, period }: Price, before: string, text: string): boolean =>
  currency === "KRW" &&
  period === null &&
  isSalePrice({ amount, currency }) &&
  (/(?:월세|반전세)\s?:?\s?$/u.test(before) || (/월세|반전세/u.test(text) && !/(?<!반)전세|매매|분양/u.test(text)));
