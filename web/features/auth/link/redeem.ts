/** Redeems a mail's link beside the session that stands, in place of `verifyOtp`, which would replace it unasked. */
import type { AuthError, EmailOtpType, Session, User } from "@supabase/supabase-js";
import { offerOf, settleQuietly } from "#web/features/auth/link/offer.ts";
import { ask } from "#web/features/auth/link/pending-question.ts";
import { backend, backendAside } from "#web/lib/supabase.ts";

interface Link {
  token_hash: string;
  type: EmailOtpType;
  options?: { captchaToken?: string };
}

/**
 * The account that is signed in by it now, and its session. Null without an error: the person stayed who they were; the
 * link is used up all the same, and an address it confirmed is confirmed. `agreed`: the address the page named before the
 * click, null when it could not; with nobody signed in, its person is not asked a second time.
 */
export async function redeemLink(
  link: Link,
  agreed: string | null,
): Promise<{ data: { user: User | null; session: Session | null }; error: AuthError | null }> {
  const clients = { client: backend(), aside: backendAside() };
  const { data, error } = await clients.aside.auth.verifyOtp(link);
  if (error || data.session === null) return { data: { user: null, session: null }, error };
  const offer = offerOf(data.session, link.type);
  const taken =
    (await settleQuietly(clients, offer, agreed)) ||
    (await new Promise<boolean>((answered) => ask({ offer, answered })));
  const { session } = data;
  return { data: taken ? { user: session.user, session } : { user: null, session: null }, error: null };
}
