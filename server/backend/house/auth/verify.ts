/** GET verify and POST verify: the secret of a mail becomes a session. */
import type { Context } from "hono";
import { z } from "zod";
import type { TokenType } from "#server/backend/tables";
import type { House } from "../house.ts";
import { confirmAccount } from "./accounts.ts";
import { emailField, readBody } from "./body.ts";
import { type Spent, spendCode, spendToken } from "./one-time.ts";
import { AuthProblem } from "./problem.ts";
import { safeTarget } from "./redirects.ts";
import { openSession, type SessionBody, sealSession } from "./sessions.ts";

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
});

const demandPatience = async (house: House, c: Context) => {
  if (!(await house.limits.take("codeAddress", house.clientAddress(c))))
    throw new AuthProblem("over_request_rate_limit");
};

/** `find` spends the secret; whoever held it owns the mailbox, so the address is confirmed too. */
async function redeem(house: House, c: Context, find: () => Promise<Spent | null>): Promise<SessionBody> {
  const spent = await find();
  if (!spent) throw new AuthProblem("otp_expired");
  const now = house.now();
  const draft = await house.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("auth.users")
      .select("banned_until")
      .where("id", "=", spent.userId)
      .executeTakeFirst();
    if (!user) throw new AuthProblem("otp_expired");
    if (user.banned_until && user.banned_until > now) throw new AuthProblem("user_banned");
    // A recovery says who owns the mailbox, not that they chose the password somebody signed the address up with.
    const recovery = spent.type === "recovery_token";
    const hash = spent.passwordHash;
    await confirmAccount(trx, spent.userId, recovery ? "none" : hash ? { hash } : "kept", now);
    return openSession(house, trx, spent.userId, recovery ? "recovery" : "otp", c);
  });
  return sealSession(house, draft);
}

export async function verifyPost(house: House, c: Context): Promise<SessionBody> {
  const asked = await readBody(c, body);
  await demandPatience(house, c);
  const { token_hash: link, token, email } = asked;
  if (link) return redeem(house, c, () => spendToken(house.db, link, types[asked.type], house.now()));
  if (!token || !email) {
    throw new AuthProblem("validation_failed", { message: "Verify requires either a token or a token hash" });
  }
  if (!(await house.limits.take("codeAccount", email))) throw new AuthProblem("over_request_rate_limit");
  return redeem(house, c, () =>
    spendCode(house.db, house.secrets.pepper, { email }, token, types[asked.type], house.now()),
  );
}

/** A link that acts by itself, for the protocol's sake; our own mails lead to a page with a button. */
export async function verifyGet(house: House, c: Context): Promise<Response> {
  const target = new URL(safeTarget(c.req.query("redirect_to"), house.origin(), house.redirects));
  const go = (answer: Record<string, string>) => {
    target.hash = new URLSearchParams(answer).toString();
    c.header("Cache-Control", "no-store");
    return c.redirect(target.href, 303);
  };
  try {
    const type = kind.safeParse(c.req.query("type"));
    const token = c.req.query("token") ?? c.req.query("token_hash");
    if (!type.success || !token) throw new AuthProblem("otp_expired");
    await demandPatience(house, c);
    const session = await redeem(house, c, () => spendToken(house.db, token, types[type.data], house.now()));
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
    const words = problem.code === "otp_expired" ? "Email link is invalid or has expired" : problem.message;
    return go({ error: "access_denied", error_code: problem.code, error_description: words });
  }
}
