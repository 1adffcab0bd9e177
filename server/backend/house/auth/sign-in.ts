/** POST token?grant_type=password */
import type { Context } from "hono";
import { z } from "zod";
import type { House } from "../house.ts";
import { emailField, passwordField, readBody, securityField } from "./body.ts";
import { deviceHash } from "./device.ts";
import { writeAttempt } from "./journal.ts";
import { isPassword } from "./passwords.ts";
import { AuthProblem } from "./problem.ts";
import { openSession, type SessionBody, sealSession } from "./sessions.ts";
import { userByEmail } from "./user-shape.ts";
import { addDevice, waitingFor } from "./waiting.ts";

const body = z.object({
  email: emailField.optional(),
  phone: z.string().nullish(),
  password: passwordField.min(1),
  gotrue_meta_security: securityField,
});

/** After one failure for the account or from the address, the arithmetic question must be answered first. */
async function demandCaptcha(house: House, address: string, email: string, token: string | null): Promise<void> {
  const failed =
    (await house.limits.spent("failedAccount", email)) || (await house.limits.spent("failedAddress", address));
  if (failed && !(await house.captcha.accept(token))) throw new AuthProblem("captcha_failed");
}

type Asked = z.infer<typeof body> & { email: string };

async function attempt(house: House, c: Context, asked: Asked): Promise<SessionBody> {
  const { email, password, gotrue_meta_security: security } = asked;
  const device = deviceHash(house, security);
  const address = house.clientAddress(c);
  for (const [name, ...who] of [
    ["passwordAddress", address],
    ["passwordPair", email, address],
    ["passwordAccount", email],
  ] as const) {
    if (!(await house.limits.take(name, ...who))) throw new AuthProblem("over_request_rate_limit");
  }
  await demandCaptcha(house, address, email, security.captcha);

  const user = await userByEmail(house.db, email);
  const waiting = user && !user.email_confirmed_at ? await waitingFor(house.db, user.id, device, house.now()) : null;
  const stored = waiting?.password_hash ?? user?.encrypted_password;
  if (!(await isPassword(password, stored, house.passwordCost)) || !user) {
    await Promise.all([house.limits.take("failedAccount", email), house.limits.take("failedAddress", address)]);
    throw new AuthProblem("invalid_credentials");
  }
  // Only whoever knows the password learns more.
  if (user.banned_until && user.banned_until > house.now()) throw new AuthProblem("user_banned");
  if (!user.email_confirmed_at) {
    if (waiting && device) await addDevice(house.db, waiting.id, device);
    throw new AuthProblem("email_not_confirmed");
  }
  await Promise.all([
    house.limits.forget("failedAccount", email),
    house.limits.forget("failedAddress", address),
    house.limits.forget("passwordPair", email, address),
    house.limits.forget("passwordAccount", email),
  ]);
  const draft = await house.db.transaction().execute((trx) => openSession(house, trx, user.id, "password", c));
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
