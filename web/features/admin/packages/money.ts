/** Money as administrators type it, in major units, and days as moments. Pure. */
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

/** A moment's day where the reader is: "2026-03-02". */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** A moment of that day that is not in the future; null for no day, and for one to come. */
export function momentOf(day: string, now: Date): string | null {
  const noon = new Date(`${day}T12:00:00`);
  if (Number.isNaN(noon.getTime()) || day > dayOf(now)) return null;
  return (noon < now ? noon : now).toISOString();
}

/** The first and the last moment of a day where the reader is. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
