/** Minor units and how many make a major one. Without zod, because every screen that shows an amount loads it. */

/** Decimal places of ISO 4217 (table A.1 of 2024-06) where they are not two. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0]),
  ),
  ...Object.fromEntries("BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

/** How many decimal places the minor unit of an ISO 4217 currency has: CNY 2, JPY 0, KWD 3. */
export const decimalsOf = (code: string): number => DECIMALS[code] ?? 2;

/** Minor units in one major unit: CNY 100, JPY 1. */
const scaleOf = (code: string): number => 10 ** decimalsOf(code);

/** Minor units as a number of major ones, for what formats numbers: 9900 CNY is 99, 9900 JPY is 9900. */
export const majorOf = (minor: number, code: string): number => minor / scaleOf(code);

/** A number of major units as the nearest integer of minor ones. */
export const minorOf = (major: number, code: string): number => Math.round(major * scaleOf(code));

/** Integer minor units as plain digits with every decimal place: "99.00" CNY, "9900" JPY. */
export const plainAmount = (minor: number, code: string): string => majorOf(minor, code).toFixed(decimalsOf(code));
