/** Money as administrators type it, in major units. Pure. */
import { decimalsOf, majorOf, minorOf, plainAmount } from "#contract/minor-units";

/** "99", "99.5", "1,299.00" in integer minor units; null for no amount above 0, and for more decimal places than the currency has. */
export function parseAmount(text: string, currency: string): number | null {
  const plain = text.trim().replaceAll(",", "");
  const parts = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(plain);
  if (!parts || (parts[2] ?? "").length > decimalsOf(currency)) return null;
  const minor = minorOf(Number(plain), currency);
  return minor > 0 ? minor : null;
}

/** 9900 in yuan as it is typed: "99"; cents only where there are any. */
export const typedOf = (minor: number, currency: string): string =>
  Number.isInteger(majorOf(minor, currency)) ? String(majorOf(minor, currency)) : plainAmount(minor, currency);

/** A whole number of at least 1 and at most `most`; null for anything else. */
export function countOf(text: string, most: number): number | null {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}
