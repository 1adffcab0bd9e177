/**
 * Where somebody wanted to go when they were sent to /auth: kept for this tab and an hour, followed once after signing
 * in. The two homes are not kept, so a plain sign-in leads where the role says.
 */
import { safeTarget } from "#web/features/auth/confirm-link.ts";

const KEY = "listcast-wanted";
const LIFE_MS = 60 * 60 * 1000;
const HOMES = ["/dashboard", "/dashboard/", "/admin", "/admin/"];

/** A path of our own origin that is worth returning to, or null. */
export function worthReturning(address: string | null): string | null {
  const path = safeTarget(address, location.origin, "/auth");
  return HOMES.includes(path) || /^\/auth(?=[/?]|$)/.test(path) ? null : path;
}

/** Keeps an address worth returning to; any other takes the kept one away. */
export function rememberReturnTo(address: string, now = Date.now()): void {
  const path = worthReturning(address);
  try {
    if (path) sessionStorage.setItem(KEY, JSON.stringify({ path, until: now + LIFE_MS }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the sign-in leads home.
  }
}

/** The kept address, or null. */
export function readReturnTo(now = Date.now()): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || !("path" in stored) || !("until" in stored)) return null;
    return typeof stored.path === "string" && Number(stored.until) > now ? worthReturning(stored.path) : null;
  } catch {
    return null;
  }
}

/** Reads it and forgets it: it is followed once. */
export function takeReturnTo(now = Date.now()): string | null {
  const path = readReturnTo(now);
  rememberReturnTo("/auth");
  return path;
}
