/** Amounts as German prints them. */
import type { Story } from "#engine/copy/languages/base/story";

const figures = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
/** 1120.5 -> 1.120,5. */
export const grouped = (value: number): string => figures.format(value);

const units: Readonly<Record<string, string>> = {
  CNY: "Yuan",
  JPY: "Yen",
  KRW: "Won",
  EUR: "€",
  USD: "US-Dollar",
  GBP: "£",
  CHF: "CHF",
  HKD: "HK-Dollar",
  SGD: "Singapur-Dollar",
  CAD: "kanadische Dollar",
  AUD: "australische Dollar",
  AED: "Dirham",
  INR: "Rupien",
};

const exactly = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 4 });
const scales = [
  [1e9, "Mrd."],
  [1e6, "Mio."],
] as const;

/** "1,85 Mrd."; null where it would have to be rounded. */
export function scaled(amount: number): string | null {
  const scale = scales.find(([size]) => amount >= size && Number((amount / size).toFixed(4)) * size === amount);
  return scale ? `${exactly.format(amount / scale[0])}\u00a0${scale[1]}` : null;
}

/** 9680000 CNY -> 9,68 Mio. Yuan, 1850000000 KRW -> 1,85 Mrd. Won, 1120 EUR -> 1.120 €; exact, never rounded. */
function money(amount: number, currency: string): string {
  const unit = units[currency] ?? currency;
  const short = /^\p{L}/u.test(unit) ? scaled(amount) : null;
  return `${short ?? grouped(amount)}\u00a0${unit}`;
}

/** As they stand in a sentence, January first. */
export const months: readonly string[] = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];

export const amount: Story["amount"] = {
  area: (sqm) => `${grouped(sqm)}\u00a0m²`,
  distance: (metres) => (metres >= 1000 ? `${grouped(metres / 1000)}\u00a0km` : `${grouped(metres)}\u00a0m`),
  height: (metres) => `${metres.toFixed(2).replace(".", ",")}\u00a0m`,
  size: (a, b) => `${grouped(a)} × ${grouped(b)}\u00a0m`,
  money,
  decimal: grouped,
  per: { month: "im Monat", year: "im Jahr", week: "pro Woche" },
  date: (year, month, day) => {
    const name = month === null ? undefined : months[month - 1];
    if (name === undefined) return String(year);
    return day === null ? `${name} ${year}` : `${day}. ${name} ${year}`;
  },
  count: grouped,
  average: (text) => `im Schnitt ${text}`,
};
