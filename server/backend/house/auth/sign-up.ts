/** POST signup */
import type { Context } from "hono";
import { z } from "zod";
import type { House } from "../house.ts";
import { createAccount } from "./accounts.ts";
import { captchaField, dataField, emailField, passwordField, readBody } from "./body.ts";
import { invitationMs, issueOneTime } from "./one-time.ts";
import { demandGoodPassword, hashPassword } from "./passwords.ts";
import { mayPost, postMail, spokenLanguage, wantedTarget } from "./post.ts";
import { AuthProblem } from "./problem.ts";
import { demandOpenRegistration } from "./registration.ts";
import { openSession, type SessionBody, sealSession } from "./sessions.ts";
import { steady } from "./steady.ts";
import { obfuscatedUser, userByEmail } from "./user-shape.ts";

const body = z.object({
  email: emailField.optional(),
  phone: z.string().nullish(),
  password: passwordField.optional(),
  data: dataField,
  gotrue_meta_security: captchaField,
});

const mailRest = 60_000;

interface Wish {
  email: string;
  passwordHash: string;
  data: Record<string, unknown>;
}

/**
 * Account, identity, token, profile and role are one transaction: a failed sign-up leaves nothing behind. Of two at the
 * same moment one finds the other's account. An unconfirmed address may be asked for again; the new password counts
 * only when the new mail is answered. An invited address is invited again instead: whoever expects our mail would open the
 * account, and with it an administrator's rights, with the password of somebody who only knew the address.
 */
async function register(house: House, c: Context, wish: Wish, mayMail: "go" | "wait"): Promise<SessionBody | null> {
  const now = house.now();
  const made = await house.db.transaction().execute(async (trx) => {
    const id = await createAccount(trx, { ...wish, confirmed: !house.confirmEmail }, now);
    if (id && !house.confirmEmail) return { session: await openSession(house, trx, id, "password", c) };
    const known = id ? null : await userByEmail(trx, wish.email);
    // The row tells what the limit cannot: the other one of two requests may have sent its mail a moment ago.
    const rested = now.getTime() - (known?.confirmation_sent_at?.getTime() ?? 0) >= mailRest;
    const again = known && !known.email_confirmed_at && mayMail === "go" && rested;
    const userId = id ?? (again ? known.id : null);
    if (!userId) return null;
    await trx.updateTable("auth.users").set({ confirmation_sent_at: now }).where("id", "=", userId).execute();
    const { email, passwordHash } = wish;
    const invited = known?.invited_at ? known : null;
    const how = invited
      ? ({ type: "recovery_token", linkFor: invitationMs } as const)
      : ({ type: "confirmation_token", passwordHash } as const);
    const secret = await issueOneTime(trx, house.secrets.pepper, { userId, email, ...how }, now);
    // who was invited reads the language the invitation came in
    const { lang } = (invited ? invited.raw_user_meta_data : wish.data) ?? {};
    return { secret, lang, kind: invited ? ("invite" as const) : ("confirm" as const) };
  });
  if (made?.secret) {
    const languages = [made.lang, spokenLanguage(c)] as const;
    postMail(house, made.kind, wish.email, made.secret, { target: wantedTarget(house, c), languages });
  }
  if (!made && !house.confirmEmail) throw new AuthProblem("user_already_exists");
  return made?.session ? sealSession(house, made.session) : null;
}

export async function signUp(house: House, c: Context): Promise<Response> {
  const asked = await readBody(c, body);
  await demandOpenRegistration(house.db);
  if (asked.phone) throw new AuthProblem("phone_provider_disabled");
  if (!asked.email) throw new AuthProblem("anonymous_provider_disabled");
  if (!asked.password) throw new AuthProblem("validation_failed", { message: "Signup requires a valid password" });
  const { email, password } = asked;
  const data = asked.data ?? {};
  demandGoodPassword(password);
  const session = await steady(house.answerStep, async () => {
    if (!(await house.limits.take("signUpAddress", house.clientAddress(c))))
      throw new AuthProblem("over_request_rate_limit");
    const mayMail = house.confirmEmail ? await mayPost(house, c, "confirm", email) : "wait";
    const passwordHash = await hashPassword(password, house.passwordCost);
    return register(house, c, { email, passwordHash, data }, mayMail);
  });
  return c.json(session ?? obfuscatedUser(email, data, house.now()));
}
