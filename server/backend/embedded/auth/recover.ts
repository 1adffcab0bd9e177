/** POST recover, POST resend, GET reauthenticate: everything that asks for a mail. */
import type { Context } from "hono";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import type { Session } from "#server/backend/shared/types";
import { emailField, readBody, securityField } from "./body.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { constantTime } from "./constant-time.ts";
import { browserOf, deviceHash, isKnownDevice } from "./device.ts";
import { issueOneTime } from "./one-time.ts";
import { pendingOf } from "./pending-sign-ups.ts";
import { AuthProblem } from "./problem.ts";
import { codeLength, type Letter, mayPost, postMail, spokenLanguage, wantedTarget } from "./send-mail.ts";
import { type UserRow, userByEmail } from "./user-shape.ts";

const recoverBody = z.object({ email: emailField, gotrue_meta_security: securityField });
const resendBody = z.object({ type: z.literal("signup"), email: emailField, gotrue_meta_security: securityField });
type Wanted = z.infer<typeof recoverBody>;

/** A new link and digits for an account that has one, or for the password change of who is signed in. */
async function secretMail(
  backend: EmbeddedBackend,
  c: Context,
  kind: "recovery" | "reauthentication",
  user: UserRow,
  by: { device: string | null; own: string | null },
): Promise<Letter> {
  const now = backend.now();
  const email = user.email ?? "";
  const digits = await codeLength(backend, email, by.own);
  const secret = await backend.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("auth.users")
      .set({ [`${kind}_sent_at` as const]: now })
      .where("id", "=", user.id)
      .execute();
    const about = { userId: user.id, email, type: `${kind}_token`, device: by.device, digits } as const;
    return issueOneTime(trx, backend.secrets.pepper, about, now);
  });
  const languages = [spokenLanguage(c), user.raw_user_meta_data?.lang] as const;
  return { kind, to: email, secret, target: wantedTarget(backend, c), languages, asked: null };
}

/**
 * The mail of a sign-up again. To the browser that signed up it brings its password; asked for by any other, it confirms
 * the address and leads to the choice of a password.
 */
async function secondMail(
  backend: EmbeddedBackend,
  c: Context,
  email: string,
  device: string | null,
): Promise<Letter | null> {
  const now = backend.now();
  const digits = await codeLength(backend, email, null);
  return backend.db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, email, "lock");
    if (!user || user.email_confirmed_at) return null;
    const waiting = await pendingOf(trx, user.id, now);
    const own = waiting.find((row) => device !== null && row.devices.includes(device));
    const about = own
      ? { signUpId: own.id, askedAt: own.asked_at, name: own.data.display_name, browser: own.browser }
      : { signUpId: null, askedAt: now, name: null, browser: browserOf(c) };
    return confirmationMail(backend, c, trx, user, { ...about, device, digits, lang: own?.data.lang });
  });
}

/** Known or not, the answer is the same. */
async function ask(
  backend: EmbeddedBackend,
  c: Context,
  kind: "confirm" | "recovery",
  asked: Wanted,
): Promise<Response> {
  const { email } = asked;
  const device = deviceHash(backend, asked.gotrue_meta_security);
  return constantTime(backend.answerStep / 2, async () => {
    const own = (await isKnownDevice(backend.db, email, device)) ? device : null;
    const may = await mayPost(backend, c, { kind, email, own });
    if (may === "spent") throw new AuthProblem("over_email_send_rate_limit");
    if (device) await backend.limits.take("askedDevice", email, device);
    const user = may === "go" ? await userByEmail(backend.db, email) : undefined;
    const banned = user?.banned_until && user.banned_until > backend.now();
    if (user && !banned && kind === "recovery")
      postMail(backend, await secretMail(backend, c, kind, user, { device, own }));
    if (user && !banned && kind === "confirm") postMail(backend, await secondMail(backend, c, email, device));
    return c.json({});
  });
}

export const recover = async (backend: EmbeddedBackend, c: Context): Promise<Response> =>
  ask(backend, c, "recovery", await readBody(c, recoverBody));

export const resend = async (backend: EmbeddedBackend, c: Context): Promise<Response> =>
  ask(backend, c, "confirm", await readBody(c, resendBody));

/** Six digits to the signed-in person's own address, the `nonce` of a password change. */
export async function reauthenticate(backend: EmbeddedBackend, c: Context, session: Session): Promise<Response> {
  const user = await userByEmail(backend.db, session.email);
  if (!user?.email) throw new AuthProblem("session_not_found");
  const kind = "reauthentication";
  const may = await mayPost(backend, c, { kind, email: user.email, own: session.sessionId });
  if (may === "spent") throw new AuthProblem("over_email_send_rate_limit");
  if (may === "go") {
    postMail(backend, await secretMail(backend, c, kind, user, { device: null, own: session.sessionId }));
  }
  return c.json({});
}
