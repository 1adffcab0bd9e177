/** POST token?grant_type=password */
import type { Context } from "hono";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { outcomeOf } from "#server/backend/shared/second-factor";
import type { PasswordTurn } from "#server/work/passwords";
import { type Admitted, noteFailure, noteSuccess, whenAdmitted } from "./admission.ts";
import { emailField, passwordField, readBody, securityField } from "./body.ts";
import { deviceHash } from "./device.ts";
import { writeAttempt } from "./journal.ts";
import { isPassword } from "./passwords.ts";
import { addDevice, pendingFor } from "./pending-sign-ups.ts";
import { AuthProblem } from "./problem.ts";
import { type OpenedSession, openSession, type SessionBody, sealSession } from "./sessions.ts";
import { userByEmail } from "./user-shape.ts";

const body = z.object({
  email: emailField.optional(),
  phone: z.string().nullish(),
  password: passwordField.min(1),
  gotrue_meta_security: securityField,
});

type Asked = z.infer<typeof body> & { email: string };

async function attempt(backend: EmbeddedBackend, c: Context, asked: Asked): Promise<OpenedSession> {
  const { email, password, gotrue_meta_security: security } = asked;
  const device = deviceHash(backend, security);
  const asker = { email, address: backend.clientAddress(c), device, captcha: security.captcha };
  const turnOf = (as: Admitted): PasswordTurn =>
    // who shares a network with guessers does not wait behind them in a browser the account knows; all its browsers are one,
    // or an account that has signed in in hundreds of them would be a crowd
    as === "known"
      ? { kind: "known", from: `account ${email}`, about: email }
      : { kind: as === "answered" ? "answered" : "signIn", from: asker.address, about: email };
  const { user, waiting, as } = await whenAdmitted(backend, asker, async (as) => {
    const user = await userByEmail(backend.db, email);
    const waiting = await pendingFor(backend.db, email, device, backend.now());
    const stored = waiting?.password_hash ?? user?.encrypted_password;
    const matches = await isPassword(password, stored, backend.passwordCost, turnOf(as));
    return { user: matches ? user : undefined, waiting, as };
  });
  if (!user) {
    await noteFailure(backend, asker);
    throw new AuthProblem("invalid_credentials");
  }
  // Only whoever knows the password learns more.
  if (user.banned_until && user.banned_until > backend.now()) throw new AuthProblem("user_banned");
  if (!user.email_confirmed_at) {
    if (waiting && device) await addDevice(backend.db, waiting.id, device);
    throw new AuthProblem("email_not_confirmed");
  }
  await noteSuccess(backend, asker, as);
  const opened = await backend.db
    .transaction()
    .execute((trx) => openSession(backend, trx, user.id, "password", c, device));
  backend.log.info({ user: user.id }, opened.awaitsFactor ? "password right, second factor awaited" : "signed in");
  return opened;
}

export async function signIn(backend: EmbeddedBackend, c: Context): Promise<SessionBody> {
  const { email, ...asked } = await readBody(c, body);
  if (asked.phone) throw new AuthProblem("phone_provider_disabled");
  if (!email) throw new AuthProblem("validation_failed", { message: "missing email or phone" });
  try {
    const opened = await attempt(backend, c, { ...asked, email });
    writeAttempt(backend, c, email, outcomeOf("signed_in", opened.awaitsFactor));
    return await sealSession(backend, opened);
  } catch (error) {
    if (error instanceof AuthProblem) writeAttempt(backend, c, email, error.code);
    throw error;
  }
}
