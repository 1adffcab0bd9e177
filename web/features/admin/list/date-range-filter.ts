/** Days of a report in an address: "2026-03-01..2026-03-07". */
const days = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;
const isDay = (day: string) => !Number.isNaN(Date.parse(day));

export const withinOf = (from: string, until: string): string => `${from}..${until}`;

/** Null where the address names none, or nothing that is a period. */
export function readWithin(text: string | undefined): { from: string; until: string } | null {
  const [, from = "", until = ""] = days.exec(text ?? "") ?? [];
  return isDay(from) && isDay(until) && from <= until ? { from, until } : null;
}
