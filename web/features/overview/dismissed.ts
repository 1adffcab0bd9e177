/** Whether a person has sent the checklist away, remembered in this browser for each account. */
const keyOf = (userId: string): string => `listcast.first-steps.${userId}`;

/** A browser that keeps nothing shows the list again: no harm. */
export function areDismissed(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === "dismissed";
  } catch {
    return false;
  }
}

export function dismiss(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), "dismissed");
  } catch {
    // hidden for now at least
  }
}
