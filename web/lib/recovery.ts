/**
 * Who came by a "reset your password" link and has not set a new password yet: kept for this tab, so that a reload in
 * between does not let the person through with the forgotten one.
 */
const KEY = "listcast-recovery";
const listeners = new Set<() => void>();
/** Without storage a reload forgets; the page itself still knows. */
let known: string | null = null;

/** The account's id, or null. */
export function storedRecovery(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return known;
  }
}

/** Null forgets. */
export function storeRecovery(userId: string | null): void {
  known = userId;
  try {
    if (userId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, userId);
  } catch {
    // The page itself still knows.
  }
  for (const tell of listeners) tell();
}

/** Calls `tell` at every change, until the answered function is called. */
export function onRecovery(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
