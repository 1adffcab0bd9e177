/** Sums of money and dates as French prints them within a sentence. */
import { amount } from "../money.ts";

const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/** 1120 EUR -> 1 120 €, 210000 KRW -> 210 000 wons. */
export const money = (value: number, currency: string): string => amount(value, currency);

/** le 1er mars 2027, en janvier 2027, en 2027; `month` counts from 1. */
export function date(year: number, month: number | null, day: number | null): string {
  const named = month === null ? undefined : months[month - 1];
  if (named === undefined) return `en ${year}`;
  return day === null ? `en ${named} ${year}` : `le ${day === 1 ? "1er" : day} ${named} ${year}`;
}
