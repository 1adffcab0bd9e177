/** What the checklist showed last in this browser, so that its place is kept while the screen loads and nothing jumps. */
const keyOf = (userId: string): string => `listcast.first-steps.${userId}`;

export type Shape = "list" | "line" | "none";
type Remembered = Shape | "dismissed";

/** An account this young has most likely not done all of it. */
const YOUNG_MS = 14 * 86_400_000;

function remembered(userId: string): Remembered | null {
  try {
    const value = localStorage.getItem(keyOf(userId));
    return value === "list" || value === "line" || value === "none" || value === "dismissed" ? value : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing shows the list again: no harm. */
export function remember(userId: string, value: Remembered): void {
  try {
    if (localStorage.getItem(keyOf(userId)) !== value) localStorage.setItem(keyOf(userId), value);
  } catch {
    // as above
  }
}

/** Whether this account has put the list away in this browser. */
export const isDismissed = (userId: string): boolean => remembered(userId) === "dismissed";

/** The place to keep before the answer is there. `now` in milliseconds. */
export function expectedShape(user: { id: string; created_at: string }, now: number): Shape {
  const choice = remembered(user.id);
  if (choice === "dismissed") return "none";
  return choice ?? (now - Date.parse(user.created_at) < YOUNG_MS ? "list" : "none");
}
