/** What a view of the calendar shows: its days, its range, and the step to the next. Pure. */
import { addDays, addMonths, daysOfWeek, startOfDay, wallOf, weeksOfMonth } from "#engine/publishing/times/wall-clock";

export const views = ["month", "week", "list"] as const;
export type View = (typeof views)[number];

/** So many days in the list. */
const LIST_DAYS = 30;

/** Every day a view shows, in order. */
export function daysOf(view: View, day: string): string[] {
  if (view === "month") return weeksOfMonth(day).flat();
  if (view === "week") return daysOfWeek(day);
  return Array.from({ length: LIST_DAYS }, (_, at) => addDays(day, at));
}

/** From the first moment of its days to the last, ISO 8601. */
export function rangeOf(view: View, day: string, timeZone: string): { from: string; until: string } {
  const days = daysOf(view, day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  return { from: startOfDay(first, timeZone), until: startOfDay(addDays(last, 1), timeZone) };
}

/** The day the view before (-1) or after (1) is about. */
export function stepFrom(view: View, day: string, step: -1 | 1): string {
  if (view === "month") return addMonths(`${day.slice(0, 7)}-01`, step);
  return addDays(day, step * (view === "week" ? 7 : LIST_DAYS));
}

/** By the day a clock shows, the soonest first. */
export function byDay<T>(items: readonly T[], momentOf: (item: T) => string, timeZone: string): Map<string, T[]> {
  const inOrder = items.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
  return Map.groupBy(inOrder, (item) => wallOf(momentOf(item), timeZone).day);
}
