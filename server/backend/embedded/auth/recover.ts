/** POST recover, POST resend, GET reauthenticate: everything that asks for a mail. */
import type { Context } from "hono";
import { z } from "zod";
import type { House } from "#server/backend/embedded/shared/embedded-backend";
import type { Session } from "#server/backend/shared/types";
import { emailField, readBody, securityField } from "./body.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { steady } from "./constant-time.ts";
import { browserOf, deviceHash, isKnownDevice } from "./device.ts";
import { issueOneTime } from "./one-time.ts";
import { waitingOf } from "./pending-sign-ups.ts";
import { AuthProblem } from "./problem.ts";
import { codeLength, type Letter, mayPost, postMail, spokenLanguage, wantedTarget } from "./send-mail.ts";
import { type UserRow, userByEmail } from "./user-shape.ts";

const recoverBody = z.object({ email: emailField, gotrue_meta_security: securityField });
const resendBody = z.object({ type: z.literal("signup"), email: emailField, gotrue_meta_security: securityField });
type Wanted = z.infer<typeof recoverBody>;

/** A new link and digits for an account that has one, or for the password change of who is signed in. */
async function secretMail(
  house: House,
  c: Context,
  kind: "recovery" | "reauthentication",
  user: UserRow,
  by: { device: string | null; own: string | null },
): Promise<Letter> {
  const now = house.now();
  const email = user.email ?? "";
  const digits = await codeLength(house, email, by.own);
  const secret = await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("auth.users")
      .set({ [`${kind}_sent_at` as const]: now })
      .where("id", "=", user.id)
      .execute();
    const about = { userId: user.id, email, type: `${kind}_token`, device: by.device, digits } as const;
    return issueOneTime(trx, house.secrets.pepper, about, now);
  });
  const languages = [spokenLanguage(c), user.raw_user_meta_data?.lang] as const;
  return { kind, to: email, secret, target: wantedTarget(house, c), languages, asked: null };
}

/**
 * The mail of a sign-up again. To the browser that signed up it brings its password; asked for by any other, it confirms
 * the address and leads to the choice of a password.
 */
async function secondMail(house: House, c: Context, email: string, device: string | null): Promise<Letter | null> {
  const now = house.now();
  const digits = await codeLength(house, email, null);
  return house.db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, email, "lock");
    if (!user || user.email_confirmed_at) return null;
    const waiting = await waitingOf(trx, user.id, now);
    const own = waiting.find((row) => device !== null && row.devices.includes(device));
    const about = own
      ? { signUpId: own.id, askedAt: own.asked_at, name: own.data.display_name, browser: own.browser }
      : { signUpId: null, askedAt: now, name: null, browser: browserOf(c) };
    return confirmationMail(house, c, trx, user, { ...about, device, digits, lang: own?.data.lang });
  });
}

/** Known or not, the answer is the same. */
async function ask(house: House, c: Context, kind: "confirm" | "recovery", asked: Wanted): Promise<Response> {
  const { email } = asked;
  const device = deviceHash(house, asked.gotrue_meta_security);
  return steady(house.answerStep / 2, async () => {
    const own = (await isKnownDevice(house.db, email, device)) ? device : null;
    const may = await mayPost(house, c, { kind, email, own });
    if (may === "spent") throw new AuthProblem("over_email_send_rate_limit");
    if (device) await house.limits.take("askedDevice", email, device);
    const user = may === "go" ? await userByEmail(house.db, email) : undefined;
    const banned = user?.banned_until && user.banned_until > house.now();
    if (user && !banned && kind === "recovery")
      postMail(house, await secretMail(house, c, kind, user, { device, own }));
    if (user && !banned && kind === "confirm") postMail(house, await secondMail(house, c, email, device));
    return c.json({});
  });
}

export const recover = async (house: House, c: Context): Promise<Response> =>
  ask(house, c, "recovery", await readBody(c, recoverBody));

export const resend = async (house: House, c: Context): Promise<Response> =>
  ask(house, c, "confirm", await readBody(c, resendBody));

/** Six digits to the signed-in person's own address, the `nonce` of a password change. */
export async function reauthenticate(house: House, c: Context, session: Session): Promise<Response> {
  const user = await userByEmail(house.db, session.email);
  if (!user?.email) throw new AuthProblem("session_not_found");
  const kind = "reauthentication";
  const may = await mayPost(house, c, { kind, email: user.email, own: session.sessionId });
  if (may === "spent") throw new AuthProblem("over_email_send_rate_limit");
  if (may === "go") {
    postMail(house, await secretMail(house, c, kind, user, { device: null, own: session.sessionId }));
  }
  return c.json({});
}
