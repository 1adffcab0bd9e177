/** Sums, sizes and dates as English prints them. */

const figures = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
/** 1,234.5 */
export const grouped = (value: number): string => figures.format(value);

export const signs: Readonly<Record<string, string>> = {
  CNY: "RMB ",
  JPY: "¥",
  USD: "$",
  EUR: "€",
  GBP: "£",
  KRW: "₩",
  CAD: "C$",
  AUD: "A$",
  HKD: "HK$",
  SGD: "S$",
  INR: "₹",
  AED: "AED ",
  CHF: "CHF ",
  BRL: "R$",
  ZAR: "R",
  THB: "฿",
};

const inMillions: ReadonlySet<string> = new Set(["CNY", "JPY", "KRW"]);

/** 600 GBP -> £600, 1850000000 KRW -> ₩1.85 billion; exact, never rounded. */
export function money(amount: number, currency: string): string {
  const sign = signs[currency] ?? `${currency} `;
  if (inMillions.has(currency) && amount >= 1e6) {
    const [scale, word] = amount >= 1e9 ? ([1e9, "billion"] as const) : ([1e6, "million"] as const);
    if (amount % (scale / 1e3) === 0) return `${sign}${amount / scale} ${word}`;
  }
  return `${sign}${grouped(amount)}`;
}

/** As they stand in a sentence, January first. */
export const months: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
/** 1 March 2027, March 2027, 2027. */
export const date = (year: number, month: number | null, day: number | null): string =>
  [day, month === null ? null : months[month - 1], year].filter((part) => part !== null).join(" ");

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
export const count = (value: number): string => (value === 0.5 ? "half a" : (words[value] ?? grouped(value)));
