/** POST recover, POST resend, GET reauthenticate: everything that asks for a mail. */
import type { Context } from "hono";
import { z } from "zod";
import type { Session } from "#server/backend/types";
import type { House } from "../house.ts";
import { captchaField, emailField, readBody } from "./body.ts";
import { issueOneTime } from "./one-time.ts";
import { mayPost, postMail, spokenLanguage, wantedTarget } from "./post.ts";
import { AuthProblem } from "./problem.ts";
import { steady } from "./steady.ts";
import { type UserRow, userByEmail } from "./user-shape.ts";

const recoverBody = z.object({ email: emailField, gotrue_meta_security: captchaField });
const resendBody = z.object({ type: z.literal("signup"), email: emailField, gotrue_meta_security: captchaField });

const kinds = {
  confirm: { type: "confirmation_token", sent: "confirmation_sent_at" },
  recovery: { type: "recovery_token", sent: "recovery_sent_at" },
  reauthentication: { type: "reauthentication_token", sent: "reauthentication_sent_at" },
} as const;

async function sendTo(house: House, c: Context, kind: keyof typeof kinds, user: UserRow, email: string): Promise<void> {
  const now = house.now();
  const { type, sent } = kinds[kind];
  // The same password still waits for its confirmation.
  const passwordHash = kind === "confirm" ? await waiting(house, user.id) : undefined;
  const secret = await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("auth.users")
      .set({ [sent]: now })
      .where("id", "=", user.id)
      .execute();
    return issueOneTime(
      trx,
      house.secrets.pepper,
      { userId: user.id, email, type, ...(passwordHash ? { passwordHash } : {}) },
      now,
    );
  });
  const languages = [spokenLanguage(c), user.raw_user_meta_data?.lang] as const;
  postMail(house, kind, email, secret, { target: wantedTarget(house, c), languages });
}

const waiting = async (house: House, userId: string): Promise<string | null | undefined> =>
  (
    await house.db
      .selectFrom("auth.one_time_tokens as t")
      .innerJoin("house.one_time_codes as c", "c.token_id", "t.id")
      .select("c.password_hash")
      .where("t.user_id", "=", userId)
      .where("t.token_type", "=", "confirmation_token")
      .executeTakeFirst()
  )?.password_hash;

/** Known or not, the answer is the same. */
async function ask(house: House, c: Context, kind: "confirm" | "recovery", email: string): Promise<Response> {
  return steady(house.answerStep / 2, async () => {
    const may = await mayPost(house, c, kind, email);
    const user = may === "go" ? await userByEmail(house.db, email) : undefined;
    const banned = user?.banned_until && user.banned_until > house.now();
    const wanted = kind === "recovery" || !user?.email_confirmed_at;
    if (user && wanted && !banned) await sendTo(house, c, kind, user, email);
    return c.json({});
  });
}

export const recover = async (house: House, c: Context): Promise<Response> =>
  ask(house, c, "recovery", (await readBody(c, recoverBody)).email);

export const resend = async (house: House, c: Context): Promise<Response> =>
  ask(house, c, "confirm", (await readBody(c, resendBody)).email);

/** Six digits to the signed-in person's own address, the `nonce` of a password change. */
export async function reauthenticate(house: House, c: Context, session: Session): Promise<Response> {
  const user = await userByEmail(house.db, session.email);
  if (!user?.email) throw new AuthProblem("session_not_found");
  if ((await mayPost(house, c, "reauthentication", user.email)) === "go") {
    await sendTo(house, c, "reauthentication", user, user.email);
  }
  return c.json({});
}
