/** Beijing time, which Chinese payment providers write their times and days in. It knows no summer time. */
const AHEAD_MS = 8 * 3600_000;

/** "2026-03-02 09:05:07" */
export const beijingTime = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");

/** The moment a "2026-03-02 09:05:07" names (a tab or space around it is dropped); null for anything else. */
export function fromBeijingTime(text: string): Date | null {
  const given = text.trim();
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(given)) return null;
  const at = new Date(`${given.replace(" ", "T")}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The first moment of a day ("2026-03-02") and of the next. */
export function beijingDay(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + 24 * 3600_000) };
}
