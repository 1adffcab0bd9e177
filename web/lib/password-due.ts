/**
 * Whether somebody who came by a mail has yet to set a password: the token's newest proof says so, in every tab and after
 * a reload. After an hour the service would not take one any more, so nobody is kept at the form.
 */
const FRESH_MS = 60 * 60 * 1000;

interface Claims {
  amr?: { method?: unknown; timestamp?: unknown }[];
}

export function isPasswordDue(accessToken: string | undefined, now = Date.now()): boolean {
  try {
    const part = accessToken?.split(".")[1] ?? "";
    const claims: Claims = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
    const [newest] = claims.amr ?? [];
    return newest?.method === "recovery" && Number(newest.timestamp) * 1000 + FRESH_MS > now;
  } catch {
    return false;
  }
}
