/**
 * The support session this tab is in: an administrator looks at the product as an account sees it. Kept for the tab only, so
 * that the administrator's other tabs stay their own.
 */
const KEY = "listcast-support";

/** Its id, or null. */
export function storedSupport(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null forgets. Everything that was read belongs to somebody else then: the caller loads the page anew. */
export function storeSupport(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage there is no support session.
  }
}

/** Leaves the account and loads the administration. */
export function leaveSupport(): void {
  storeSupport(null);
  location.assign("/admin/users");
}
