/** The link of a mail: /auth/confirm?token_hash=…&type=…&next=…. Only targets on our own origin are followed. */
import type { EmailOtpType } from "@supabase/supabase-js";
import { isLanguage, type Language } from "#web/lib/language.ts";

export interface ConfirmLink {
  tokenHash: string;
  type: EmailOtpType;
  /** Path on our own origin. */
  next: string;
  /** The language of an invitation; null for any other mail. */
  invitation: Language | null;
}

const types: readonly EmailOtpType[] = ["signup", "invite", "magiclink", "recovery", "email_change", "email"];

/** The path of a target on `origin`; anything else, "//elsewhere" and "javascript:" included, is the fallback. */
export function safeTarget(target: string | null, origin: string, fallback: string): string {
  if (!target || !URL.canParse(target, origin)) return fallback;
  const url = new URL(target, origin);
  // "/.//elsewhere" is a path of ours until it is read a second time
  return url.origin === origin && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}` : fallback;
}

/** Reads the link, or null when a part is missing. A recovery always leads to /auth, where the new password is set. */
export function readConfirmLink(search: string, origin: string): ConfirmLink | null {
  const query = new URLSearchParams(search);
  const tokenHash = query.get("token_hash");
  const type = types.find((known) => known === query.get("type"));
  if (!tokenHash || !type) return null;
  const spoken = query.get("invitation");
  if (type === "recovery") return { tokenHash, type, next: "/auth", invitation: isLanguage(spoken) ? spoken : null };
  const next = safeTarget(query.get("next") ?? query.get("redirect_to"), origin, "/dashboard");
  return { tokenHash, type, next, invitation: null };
}
