/**
 * Who came by a "reset your password" link and has not set a new password yet: kept for this tab, so that a reload in
 * between does not let the person through with the forgotten one. And why a new account has to set its first one here.
 */
const KEY = "listcast-recovery";
const WHY = "listcast-recovery-why";
const listeners = new Set<() => void>();
/** Without storage a reload forgets; the page itself still knows. */
const known = new Map<string, string>();

/**
 * Why a confirmed sign-up has no password: "elsewhere", its mail was answered in another browser than it was made in;
 * "several", more than one person signed up with the address.
 */
export type PasswordWhy = "elsewhere" | "several";

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return known.get(key) ?? null;
  }
};

function write(key: string, value: string | null): void {
  if (value === null) known.delete(key);
  else known.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
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

/** The account's id, or null. */
export const storedRecovery = (): string | null => read(KEY);

/** Null forgets, the reason too. */
export function storeRecovery(userId: string | null): void {
  write(KEY, userId);
  if (userId === null) storePasswordWhy(null);
}

/** Null when the person asked for a new password, or none is due. */
export function storedPasswordWhy(): PasswordWhy | null {
  const why = read(WHY);
  return why === "elsewhere" || why === "several" ? why : null;
}

/** Null forgets. */
export const storePasswordWhy = (why: PasswordWhy | null): void => write(WHY, why);
