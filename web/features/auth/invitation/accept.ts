/** Takes an invitation up: its link is spent, whoever was signed in here is out, the password set, the consent kept. */
import type { AuthError } from "@supabase/supabase-js";
import { mayBeSentAgain, offerOf, takeUp } from "#web/features/auth/link/offer.ts";
import { api } from "#web/lib/api.ts";
import type { Language } from "#web/lib/language.ts";
import { backend, backendAside } from "#web/lib/supabase.ts";

/**
 * done: signed in, with the password set. again: nothing has happened yet, for the reason beside it. gone: the link is used up or has run out.
 * no-password: signed in, and the password is set on /auth as after any mail.
 */
export type Accepted = "done" | { again: AuthError } | "gone" | "no-password";

export async function acceptInvitation(about: {
  tokenHash: string;
  security: { captchaToken?: string };
  password: string;
  consent: { version: string; language: Language };
}): Promise<Accepted> {
  const clients = { client: backend(), aside: backendAside() };
  const type = "recovery" as const;
  const link = { token_hash: about.tokenHash, type, options: about.security };
  const { data, error } = await clients.aside.auth.verifyOtp(link);
  if (error) return mayBeSentAgain(error) ? { again: error } : "gone";
  if (data.session === null) return "gone";
  const failure = await takeUp(clients, offerOf(data.session, type));
  if (failure) return "gone";
  const saved = await clients.client.auth.updateUser({ password: about.password });
  if (saved.error) return "no-password";
  // where it cannot be kept, the gate before the first screen asks again
  await api.account.consents.give({ ...about.consent, givenAt: new Date().toISOString() }).catch((error: unknown) => {
    console.error("The consent was not kept", error);
  });
  return "done";
}
