/** POST signup */
import type { Context } from "hono";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { createAccount } from "./accounts.ts";
import { dataField, emailField, passwordField, readBody, securityField } from "./body.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { constantTime } from "./constant-time.ts";
import { browserOf, deviceHash } from "./device.ts";
import { writeAttempt } from "./journal.ts";
import { demandGoodPassword, hashPassword } from "./passwords.ts";
import { addPending, type SignUpWish } from "./pending-sign-ups.ts";
import { AuthProblem } from "./problem.ts";
import { demandOpenRegistration } from "./registration.ts";
import { codeLength, type MayPost, mayPost, postMail } from "./send-mail.ts";
import { openSession, type SessionBody, sealSession } from "./sessions.ts";
import { obfuscatedUser, userByEmail } from "./user-shape.ts";

const body = z.object({
  email: emailField.optional(),
  phone: z.string().nullish(),
  password: passwordField.optional(),
  data: dataField,
  gotrue_meta_security: securityField,
});

const mailRest = 60_000;

/**
 * Account, identity, profile and role are made with the first sign-up of an address, in one transaction with it: a failed
 * one leaves nothing behind. Each sign-up waits for the mailbox's answer on its own, with or without a mail of its own.
 * An invited address is invited again instead: whoever expects our mail would open the account, and with it an
 * administrator's rights, with the password of somebody who only knew the address. Answers the mail to send.
 */
async function register(backend: EmbeddedBackend, c: Context, email: string, wish: SignUpWish, mayMail: MayPost) {
  const digits = mayMail === "go" ? await codeLength(backend, email, null) : 0;
  const now = backend.now();
  return backend.db.transaction().execute(async (trx) => {
    await createAccount(trx, { email, passwordHash: null, data: {}, confirmed: false }, now);
    const user = await userByEmail(trx, email, "lock");
    if (!user || user.email_confirmed_at || (user.banned_until && user.banned_until > now)) return null;
    const signUpId = user.invited_at ? null : await addPending(trx, user.id, wish, now);
    // The row tells what the limit cannot: the other one of two requests may have sent its mail a moment ago.
    const rested = now.getTime() - (user.confirmation_sent_at?.getTime() ?? 0) >= mailRest;
    if (mayMail !== "go" || !rested) return null;
    const about = { signUpId, name: wish.data.display_name, askedAt: now, browser: wish.browser };
    return confirmationMail(backend, c, trx, user, { ...about, device: wish.device, digits, lang: wish.data.lang });
  });
}

/** Where nobody asks for a mail: the account opens at once. Throws user_already_exists. */
async function openAtOnce(backend: EmbeddedBackend, c: Context, email: string, wish: SignUpWish): Promise<SessionBody> {
  const now = backend.now();
  const account = { email, passwordHash: wish.passwordHash, data: wish.data, confirmed: true };
  const draft = await backend.db.transaction().execute(async (trx) => {
    const id = await createAccount(trx, account, now);
    return id ? openSession(backend, trx, id, "password", c, wish.device) : null;
  });
  if (!draft) throw new AuthProblem("user_already_exists");
  writeAttempt(backend, c, email, "signed_up");
  return sealSession(backend, draft);
}

export async function signUp(backend: EmbeddedBackend, c: Context): Promise<Response> {
  const asked = await readBody(c, body);
  await demandOpenRegistration(backend.db);
  if (asked.phone) throw new AuthProblem("phone_provider_disabled");
  if (!asked.email) throw new AuthProblem("anonymous_provider_disabled");
  if (!asked.password) throw new AuthProblem("validation_failed", { message: "Signup requires a valid password" });
  const { email, password } = asked;
  const data = asked.data ?? {};
  demandGoodPassword(password);
  const device = deviceHash(backend, asked.gotrue_meta_security);
  const session = await constantTime(backend.answerStep, async () => {
    if (!(await backend.limits.take("signUpAddress", backend.clientAddress(c))))
      throw new AuthProblem("over_request_rate_limit");
    // Whoever used up the address's mails has left it links that work: the sign-up waits beside theirs.
    const mayMail = backend.confirmEmail ? await mayPost(backend, c, { kind: "confirm", email, own: null }) : "wait";
    if (device) await backend.limits.take("askedDevice", email, device);
    const passwordHash = await hashPassword(password, backend.passwordCost, {
      kind: "signUp",
      from: backend.clientAddress(c),
      about: email,
    });
    const wish = { passwordHash, data, device, browser: browserOf(c) };
    if (!backend.confirmEmail) return openAtOnce(backend, c, email, wish);
    postMail(backend, await register(backend, c, email, wish, mayMail));
    return null;
  });
  return c.json(session ?? obfuscatedUser(email, data, backend.now()));
}
