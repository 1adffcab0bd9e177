/**
 * Who came by a "reset your password" link and has not set a new password yet: kept for this tab, so that a reload in
 * between does not let the person through with the forgotten one.
 */
const KEY = "listcast-recovery";

/** The account's id, or null. */
export function storedRecovery(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null forgets. */
export function storeRecovery(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, userId);
  } catch {
    // Without storage a reload forgets; the page itself still knows.
  }
}
