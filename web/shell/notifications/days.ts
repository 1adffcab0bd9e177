/** A list of moments, in the groups people remember them by: days of the calendar where they are. */

/** Consecutive items of one local day together; `day` is its midnight in milliseconds. The list keeps its order. */
export function byDay<Item extends { createdAt: string }>(items: readonly Item[]): { day: number; items: Item[] }[] {
  const groups: { day: number; items: Item[] }[] = [];
  for (const item of items) {
    const day = midnight(new Date(item.createdAt));
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** 0 for today, 1 for yesterday, and so on; summer time does not count. */
export const daysAgo = (day: number, now: number): number => Math.round((midnight(new Date(now)) - day) / 86_400_000);

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
