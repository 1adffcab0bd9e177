/** POST token?grant_type=password */
import type { Context } from "hono";
import { z } from "zod";
import type { House } from "#server/backend/embedded/shared/embedded-backend";
import { admit, noteFailure, noteSuccess } from "./admission.ts";
import { emailField, passwordField, readBody, securityField } from "./body.ts";
import { deviceHash } from "./device.ts";
import { writeAttempt } from "./journal.ts";
import { isPassword } from "./passwords.ts";
import { addDevice, waitingFor } from "./pending-sign-ups.ts";
import { AuthProblem } from "./problem.ts";
import { openSession, type SessionBody, sealSession } from "./sessions.ts";
import { userByEmail } from "./user-shape.ts";

const body = z.object({
  email: emailField.optional(),
  phone: z.string().nullish(),
  password: passwordField.min(1),
  gotrue_meta_security: securityField,
});

type Asked = z.infer<typeof body> & { email: string };

async function attempt(house: House, c: Context, asked: Asked): Promise<SessionBody> {
  const { email, password, gotrue_meta_security: security } = asked;
  const device = deviceHash(house, security);
  const asker = { email, address: house.clientAddress(c), device, captcha: security.captcha };
  const admitted = await admit(house, asker);

  const user = await userByEmail(house.db, email);
  const waiting = await waitingFor(house.db, email, device, house.now());
  const stored = waiting?.password_hash ?? user?.encrypted_password;
  if (!(await isPassword(password, stored, house.passwordCost)) || !user) {
    await noteFailure(house, asker);
    throw new AuthProblem("invalid_credentials");
  }
  // Only whoever knows the password learns more.
  if (user.banned_until && user.banned_until > house.now()) throw new AuthProblem("user_banned");
  if (!user.email_confirmed_at) {
    if (waiting && device) await addDevice(house.db, waiting.id, device);
    throw new AuthProblem("email_not_confirmed");
  }
  await noteSuccess(house, asker, admitted);
  const draft = await house.db.transaction().execute((trx) => openSession(house, trx, user.id, "password", c, device));
  house.log.info({ user: user.id }, "signed in");
  return sealSession(house, draft);
}

export async function signIn(house: House, c: Context): Promise<SessionBody> {
  const { email, ...asked } = await readBody(c, body);
  if (asked.phone) throw new AuthProblem("phone_provider_disabled");
  if (!email) throw new AuthProblem("validation_failed", { message: "missing email or phone" });
  try {
    const session = await attempt(house, c, { ...asked, email });
    writeAttempt(house, c, email, "signed_in");
    return session;
  } catch (error) {
    if (error instanceof AuthProblem) writeAttempt(house, c, email, error.code);
    throw error;
  }
}
