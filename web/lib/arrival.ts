/**
 * What a mail's link brought in the address: somebody's tokens (a hosted Supabase leads here with them), or why the link
 * failed. public/boot.js takes it out of the address before anything else runs and keeps it for this tab, so that a reload
 * while the person is being asked does not lose the link. Nothing here believes it: features/auth/link asks the server whose it is.
 */

/** In session storage; public/boot.js writes `{parts, at}` there. */
const KEY = "listcast-link";
/** As long as somebody may think about it. */
const LIFE_MS = 10 * 60_000;

/** What the application starts with, once it is settled what becomes of a link. */
export interface Arrival {
  /** A "reset your password" link was followed and its session taken up. */
  recovery: boolean;
  /** The protocol's error code of a link that did not work ("otp_expired"), or null. */
  linkError: string | null;
}

export interface LinkTokens {
  accessToken: string;
  refreshToken: string;
  /** By its own word: "signup", "recovery" …; proves nothing. */
  type: string | null;
}

export interface Brought {
  tokens: LinkTokens | null;
  linkError: string | null;
}

const NOTHING: Brought = { tokens: null, linkError: null };

/** Reads `access_token=…&refresh_token=…&type=recovery` or `error=access_denied&error_code=otp_expired`. An error outweighs tokens. */
export function readBrought(parts: string): Brought {
  const read = new URLSearchParams(parts);
  const linkError = read.get("error_code") ?? read.get("error");
  const [accessToken, refreshToken] = [read.get("access_token"), read.get("refresh_token")];
  if (linkError !== null) return { tokens: null, linkError };
  if (!accessToken) return NOTHING;
  // half a session is a link that was cut off
  if (!refreshToken) return { tokens: null, linkError: "otp_expired" };
  return { tokens: { accessToken, refreshToken, type: read.get("type") }, linkError: null };
}

const keptParts = (now: number): string | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || !("parts" in stored) || !("at" in stored)) return null;
    return typeof stored.parts === "string" && Math.abs(now - Number(stored.at)) < LIFE_MS ? stored.parts : null;
  } catch {
    return null;
  }
};

/** What this tab was opened with. Where storage is closed to us it still stands in the address, and is taken from there. */
export function takeBrought(now = Date.now()): Brought {
  const stored = keptParts(now);
  const brought = readBrought(stored ?? location.hash.replace(/^#/, ""));
  if (stored === null && (brought.tokens ?? brought.linkError) !== null)
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  if (brought.tokens === null) dropBrought();
  return brought;
}

/** Forgets it: it is settled. */
export function dropBrought(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
