/**
 * The session a mail's link brought, and what becomes of it. It is taken up by itself only where nobody else is signed in
 * and this browser asked for the link, or a page named the account and the person confirmed it was theirs; otherwise the
 * person says (features/auth/link/panel.tsx). Until then nothing of who is signed in here changes.
 */
import type { AuthError, Session } from "@supabase/supabase-js";
import type { LinkTokens } from "#web/lib/arrival.ts";
import { isUnreachable } from "#web/lib/auth/error-text.ts";
import { storeRecovery } from "#web/lib/recovery.ts";
import { forgetRequested, wasRequested } from "#web/lib/requested-links.ts";
import type { Backend } from "#web/lib/supabase.ts";
import { storeSupport } from "#web/lib/support.ts";

/** Both of the browser's clients: the one that holds the session, and the one beside it that holds none. */
export interface Clients {
  client: Backend;
  aside: Backend;
}

/** Whose it is by the server's word. */
export interface Offer {
  userId: string;
  email: string;
  /** What the link was for: "signup", "recovery" … */
  type: string | null;
  accessToken: string;
  refreshToken: string;
  /** Fresh from the service, and not in any address. */
  session: Session | null;
}

/** gone: used up or run out. again: the service could not say, for the reason it gave or by giving none. */
export type Failure =
  | { failed: "gone"; code: string }
  | { failed: "again"; error: Pick<AuthError, "code" | "name" | "status" | "message"> };

/**
 * Nothing was decided about a link, and it may be tried again: no answer, a failure of the service itself, a page in its place, or
 * too many tries. It has not run out by any of them.
 */
export const mayBeSentAgain = (error: Pick<AuthError, "name" | "status">): boolean =>
  isUnreachable(error) || error.name === "AuthUnknownError" || error.status === 429 || (error.status ?? 0) >= 500;

const failureOf = (error: AuthError): Failure =>
  mayBeSentAgain(error) ? { failed: "again", error } : { failed: "gone", code: error.code ?? "otp_expired" };

/** Asks the server whose tokens they are. They are used up only when somebody takes them. */
export async function readOffer({ aside }: Clients, tokens: LinkTokens): Promise<Offer | Failure> {
  const { data, error } = await aside.auth.getUser(tokens.accessToken);
  if (error) return mayBeSentAgain(error) ? failureOf(error) : { failed: "gone", code: "otp_expired" };
  return { ...tokens, userId: data.user.id, email: data.user.email ?? "", session: null };
}

/** One the service has just given, for a link that was redeemed beside the session that stands. */
export const offerOf = (session: Session, type: string): Offer => ({
  userId: session.user.id,
  email: session.user.email ?? "",
  type,
  accessToken: session.access_token,
  refreshToken: session.refresh_token,
  session,
});

/** The claim `session_id` of an access token; null when it cannot be read. */
function sessionIdOf(accessToken: string): string | null {
  try {
    const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === "object" && claims !== null && "session_id" in claims ? String(claims.session_id) : null;
  } catch {
    return null;
  }
}

const isSameSession = (offer: Offer, current: Session): boolean =>
  sessionIdOf(offer.accessToken) !== null && sessionIdOf(offer.accessToken) === sessionIdOf(current.access_token);

/**
 * take: nothing to ask. keep: the same person is here already. ask: only the person can say. `agreed`: the address a page
 * named before the person said it was theirs, null when none was named; that page has asked the question already.
 */
export function judge(offer: Offer, current: Session | null, agreed: string | null): "take" | "keep" | "ask" {
  if (current === null) return offer.email === agreed || wasRequested(offer.type, offer.email) ? "take" : "ask";
  if (current.user.id !== offer.userId) return "ask";
  // a new password is set with the session of its link
  return offer.type === "recovery" && !isSameSession(offer, current) ? "take" : "keep";
}

/** Who is signed in here. */
export const currentOf = async ({ client }: Clients): Promise<Session | null> =>
  (await client.auth.getSession()).data.session;

/** The address's own tokens stand in a history: they are exchanged for new ones, which must belong to the same account. */
async function freshSession({ aside }: Clients, offer: Offer): Promise<Session | Failure> {
  if (offer.session) return offer.session;
  const { data, error } = await aside.auth.refreshSession({ refresh_token: offer.refreshToken });
  if (error) return failureOf(error);
  if (data.session?.user.id !== offer.userId) return { failed: "gone", code: "otp_expired" };
  return data.session;
}

/** Signs in with it; whoever was signed in here is signed out first, in every tab. Answers null when it is done. */
export async function takeUp(clients: Clients, offer: Offer): Promise<Failure | null> {
  const fresh = await freshSession(clients, offer);
  if ("failed" in fresh) return fresh;
  // asked again after a failure it must not be exchanged a second time
  offer.session = fresh;
  const { auth } = clients.client;
  const current = await currentOf(clients);
  if (current && current.user.id !== offer.userId) {
    await auth.signOut({ scope: "local" });
    storeSupport(null);
  }
  const { error } = await auth.setSession(fresh);
  if (error) return failureOf(error);
  storeRecovery(offer.type === "recovery" ? offer.userId : null);
  forgetRequested(offer.email);
  return null;
}

/** Lets it be: its session ends, so that what is left of the link in a history is worth nothing. */
export async function letBe({ aside }: Clients, offer: Offer): Promise<void> {
  await aside.auth.admin.signOut(offer.session?.access_token ?? offer.accessToken, "local").catch(() => undefined);
}

/** Settles what nobody needs to be asked about; `agreed` as for `judge`. False: the person has to say, or it did not work and they may try again. */
export async function settleQuietly(clients: Clients, offer: Offer, agreed: string | null = null): Promise<boolean> {
  const current = await currentOf(clients);
  const verdict = judge(offer, current, agreed);
  if (verdict === "take") return (await takeUp(clients, offer)) === null;
  if (verdict === "ask" || current === null) return false;
  // the same person: only what the link was for is followed
  if (offer.type === "recovery") storeRecovery(offer.userId);
  if (!isSameSession(offer, current)) await letBe(clients, offer);
  return true;
}
