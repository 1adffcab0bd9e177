/** GET verify and POST verify: the secret of a mail becomes a session. */
import type { Context } from "hono";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { outcomeOf, type Way } from "#server/backend/shared/second-factor";
import type { Tables, TokenType } from "#server/backend/shared/tables";
import { confirmAccount } from "./accounts.ts";
import { emailField, readBody, securityField } from "./body.ts";
import { deviceHash } from "./device.ts";
import { writeAttempt } from "./journal.ts";
import { findCode, findToken, type Spent, spend } from "./one-time.ts";
import { endPending, pendingOf, provenBy } from "./pending-sign-ups.ts";
import { AuthProblem } from "./problem.ts";
import { safeTarget } from "./redirects.ts";
import { type Method, openSession, type SessionBody, sealSession } from "./sessions.ts";

/** `email` is the protocol's newer word for either. */
const types: Record<"signup" | "recovery" | "email", readonly TokenType[]> = {
  signup: ["confirmation_token"],
  recovery: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
};
const kind = z.enum(["signup", "recovery", "email"]);
const body = z.object({
  type: kind,
  token_hash: z.string().min(1).max(200).optional(),
  token: z.string().max(20).optional(),
  email: emailField.optional(),
  gotrue_meta_security: securityField,
});

const demandPatience = async (backend: EmbeddedBackend, c: Context) => {
  if (!(await backend.limits.take("linkAddress", backend.clientAddress(c))))
    throw new AuthProblem("over_request_rate_limit");
};

/**
 * Digits are typed where the mail was asked for: that browser is counted on its own, so that strangers' guesses keep it
 * from nothing. Asked of every address alike, with or without an account.
 */
async function demandFewGuesses(
  backend: EmbeddedBackend,
  c: Context,
  email: string,
  device: string | null,
): Promise<void> {
  const { limits } = backend;
  const knownDevice = device !== null && (await limits.spent("askedDevice", email, device));
  const may = knownDevice
    ? await limits.take("codeDevice", email, device)
    : (await limits.take("codeAddress", backend.clientAddress(c))) && (await limits.take("codeAccount", email));
  if (!may) throw new AuthProblem("over_request_rate_limit");
}

/**
 * Confirms an address that was not yet. What was signed up takes effect only where the answering browser shows that it
 * signed up, and nobody else did too; otherwise the account opens as after a recovery: its owner sets a password.
 */
async function confirm(trx: Transaction<Tables>, spent: Spent, device: string | null, now: Date): Promise<Method> {
  const waiting = await pendingOf(trx, spent.userId, now);
  const proven = spent.type === "confirmation_token" ? provenBy(waiting, spent.signUpId, device) : null;
  await confirmAccount(trx, spent.userId, proven, now);
  await endPending(trx, spent.userId);
  return proven ? "otp" : "recovery";
}

/** Spends the secret: whoever held it owns the mailbox. Throws otp_expired when it is unknown, run out or used. */
async function redeem(
  backend: EmbeddedBackend,
  c: Context,
  secret: { id: string; userId: string } | null,
  device: string | null,
): Promise<SessionBody> {
  if (!secret) throw new AuthProblem("otp_expired");
  const now = backend.now();
  const draft = await backend.db.transaction().execute(async (trx) => {
    // behind this lock nobody signs up, sets a password or answers another mail of the account
    const user = await trx
      .selectFrom("auth.users")
      .select(["email", "banned_until", "email_confirmed_at", "invited_at", "last_sign_in_at"])
      .where("id", "=", secret.userId)
      .forUpdate()
      .executeTakeFirst();
    const spent = user && (await spend(trx, secret.id));
    if (!user || !spent) throw new AuthProblem("otp_expired");
    if (user.banned_until && user.banned_until > now) throw new AuthProblem("user_banned");
    const recovery = spent.type === "recovery_token";
    const method = user.email_confirmed_at ? (recovery ? "recovery" : "otp") : await confirm(trx, spent, device, now);
    const invited = user.invited_at !== null && user.last_sign_in_at === null;
    const way: Way = invited ? "invitation" : method === "recovery" ? "recovery" : "mail_link";
    return { email: user.email ?? "", way, session: await openSession(backend, trx, spent.userId, method, c, device) };
  });
  writeAttempt(backend, c, draft.email, outcomeOf(draft.way, draft.session.awaitsFactor));
  return sealSession(backend, draft.session);
}

export async function verifyPost(backend: EmbeddedBackend, c: Context): Promise<SessionBody> {
  const asked = await readBody(c, body);
  await demandPatience(backend, c);
  const { token_hash: link, token, email } = asked;
  const device = deviceHash(backend, asked.gotrue_meta_security);
  const now = backend.now();
  if (link) return redeem(backend, c, await findToken(backend.db, link, types[asked.type], now), device);
  if (!token || !email) {
    throw new AuthProblem("validation_failed", { message: "Verify requires either a token or a token hash" });
  }
  await demandFewGuesses(backend, c, email, device);
  const typed = { who: { email }, device, code: token };
  return redeem(backend, c, await findCode(backend.db, backend.secrets.pepper, typed, types[asked.type], now), device);
}

/** A link that acts by itself, for the protocol's sake; our own mails lead to a page with a button. */
export async function verifyGet(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const target = new URL(safeTarget(c.req.query("redirect_to"), backend.origin(), backend.redirects));
  const go = (answer: Record<string, string>) => {
    target.hash = new URLSearchParams(answer).toString();
    c.header("Cache-Control", "no-store");
    return c.redirect(target.href, 303);
  };
  try {
    const type = kind.safeParse(c.req.query("type"));
    const token = c.req.query("token") ?? c.req.query("token_hash");
    if (!type.success || !token) throw new AuthProblem("otp_expired");
    await demandPatience(backend, c);
    const session = await redeem(backend, c, await findToken(backend.db, token, types[type.data], backend.now()), null);
    return go({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type: type.data,
    });
  } catch (problem) {
    if (!(problem instanceof AuthProblem)) throw problem;
    const description = problem.code === "otp_expired" ? "Email link is invalid or has expired" : problem.message;
    return go({ error: "access_denied", error_code: problem.code, error_description: description });
  }
}
