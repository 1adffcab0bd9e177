/** Numbers, sums of money and dates as French prints them. */

const figures = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
/** 1120.5 -> 1 120,5. */
export const grouped = (value: number): string => figures.format(value);

/** What follows the amount; a dollar at home is plainly a dollar. */
export const units: Readonly<Record<string, string>> = {
  CNY: "yuans",
  JPY: "yens",
  KRW: "wons",
  EUR: "€",
  USD: "$",
  GBP: "£",
  CAD: "dollars canadiens",
  AUD: "dollars australiens",
  HKD: "dollars de Hong Kong",
  SGD: "dollars de Singapour",
  CHF: "francs suisses",
  AED: "dirhams",
  INR: "roupies",
};

/** As they stand in a sentence, January first. */
export const months: readonly string[] = [
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

/** 1120 EUR -> 1 120 €, 210000 KRW -> 210 000 wons. A currency without a French name keeps its code. */
export const money = (value: number, currency: string): string =>
  `${grouped(value)}\u00a0${units[currency] ?? currency}`;

/** le 1er mars 2027, en janvier 2027, en 2027; `month` counts from 1. */
export function date(year: number, month: number | null, day: number | null): string {
  const named = month === null ? undefined : months[month - 1];
  if (named === undefined) return `en ${year}`;
  return day === null ? `en ${named} ${year}` : `le ${day === 1 ? "1er" : day} ${named} ${year}`;
}
