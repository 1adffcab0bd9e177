/** GET user, PUT user, POST logout: what the signed-in person does with the own account. */
import type { Context } from "hono";
import { sql } from "kysely";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import type { Session } from "#server/backend/shared/types";
import type { PasswordTurn } from "#server/work/passwords";
import { dataField, mostUserData, passwordField, readBody } from "./body.ts";
import { forgetOtherDevices } from "./device.ts";
import { findCode, spend } from "./one-time.ts";
import { demandGoodPassword, hashPassword, isPassword } from "./passwords.ts";
import { AuthProblem } from "./problem.ts";
import { readUser } from "./user-shape.ts";

const body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: passwordField.nullish(),
  current_password: passwordField.nullish(),
  nonce: z.string().max(20).nullish(),
  data: dataField,
});

/** After a recovery link this long remains to choose the new password. */
const recoveryFresh = 60 * 60 * 1000;

export async function getUser(backend: EmbeddedBackend, session: Session) {
  const user = await readUser(backend.db, session.userId);
  if (!user) throw new AuthProblem("session_not_found");
  return user;
}

const recovering = async (backend: EmbeddedBackend, session: Session): Promise<boolean> =>
  (await backend.db
    .selectFrom("auth.mfa_amr_claims")
    .select("id")
    .where("session_id", "=", session.sessionId)
    .where("authentication_method", "=", "recovery")
    .where("created_at", ">", new Date(backend.now().getTime() - recoveryFresh))
    .executeTakeFirst()) !== undefined;

/** Who is signed in waits behind their own only. */
const turnOf = ({ userId }: Session): PasswordTurn => ({ kind: "known", from: userId, about: userId });

/** Only who shows the current password, a code from the mailbox or a fresh recovery may set another one. */
async function demandProof(
  backend: EmbeddedBackend,
  session: Session,
  asked: z.infer<typeof body>,
  stored: string | null,
): Promise<void> {
  if ((asked.nonce || asked.current_password) && !(await backend.limits.take("proofSession", session.sessionId)))
    throw new AuthProblem("over_request_rate_limit");
  if (asked.nonce) {
    const typed = { who: { userId: session.userId }, device: null, code: asked.nonce };
    const now = backend.now();
    const matching = await findCode(backend.db, backend.secrets.pepper, typed, ["reauthentication_token"], now);
    const spent = matching && (await backend.db.transaction().execute((trx) => spend(trx, matching.id)));
    if (!spent) throw new AuthProblem("reauthentication_not_valid");
    return;
  }
  if (asked.current_password) {
    if (!(await isPassword(asked.current_password, stored, backend.passwordCost, turnOf(session))))
      throw new AuthProblem("current_password_mismatch");
    return;
  }
  if (!(await recovering(backend, session))) throw new AuthProblem("current_password_required");
}

async function changePassword(
  backend: EmbeddedBackend,
  session: Session,
  asked: z.infer<typeof body>,
  password: string,
): Promise<void> {
  if (session.secondFactor === "due") throw new AuthProblem("insufficient_aal");
  demandGoodPassword(password);
  const user = await backend.db
    .selectFrom("auth.users")
    .select("encrypted_password")
    .where("id", "=", session.userId)
    .executeTakeFirst();
  await demandProof(backend, session, asked, user?.encrypted_password ?? null);
  if (await isPassword(password, user?.encrypted_password, backend.passwordCost, turnOf(session)))
    throw new AuthProblem("same_password");
  const encrypted = await hashPassword(password, backend.passwordCost, turnOf(session));
  await backend.db.transaction().execute(async (trx) => {
    const now = backend.now();
    await trx
      .updateTable("auth.users")
      .set({ encrypted_password: encrypted, updated_at: now })
      .where("id", "=", session.userId)
      .execute();
    // Whoever else was signed in is out, and neither a recovery nor an open mail works twice.
    await trx
      .deleteFrom("auth.sessions")
      .where("user_id", "=", session.userId)
      .where("id", "!=", session.sessionId)
      .execute();
    await forgetOtherDevices(trx, session.userId, session.sessionId);
    await trx.deleteFrom("auth.one_time_tokens").where("user_id", "=", session.userId).execute();
    await trx
      .updateTable("auth.mfa_amr_claims")
      .set({ authentication_method: "otp", updated_at: now })
      .where("session_id", "=", session.sessionId)
      .where("authentication_method", "=", "recovery")
      .execute();
  });
  backend.log.info({ user: session.userId }, "password changed");
}

export async function putUser(backend: EmbeddedBackend, c: Context, session: Session) {
  const asked = await readBody(c, body);
  const address = asked.email?.trim().toLowerCase();
  if ((address && address !== session.email) || asked.phone) {
    throw new AuthProblem("validation_failed", { message: "The address of an account cannot be changed" });
  }
  if (!(await backend.limits.take("updateSession", session.sessionId)))
    throw new AuthProblem("over_request_rate_limit");
  if (typeof asked.password === "string") await changePassword(backend, session, asked, asked.password);
  if (asked.data) {
    const changed = sql`jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}'::jsonb) || ${JSON.stringify(asked.data)}::jsonb)`;
    const updated = await backend.db
      .updateTable("auth.users")
      .set({ raw_user_meta_data: sql`${changed}`, updated_at: backend.now() })
      .where("id", "=", session.userId)
      // what was kept before there was this limit may become less step by step
      .where(
        sql<boolean>`octet_length((${changed})::text) <= greatest(${mostUserData}::integer, octet_length(raw_user_meta_data::text) - 1)`,
      )
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) throw new AuthProblem("validation_failed", { message: "Too much user data" });
  }
  return getUser(backend, session);
}

const scopes = z.enum(["local", "others", "global"]);

export async function logout(backend: EmbeddedBackend, c: Context, session: Session): Promise<Response> {
  const scope = scopes.safeParse(c.req.query("scope") ?? "global");
  if (!scope.success) throw new AuthProblem("validation_failed", { message: "Unsupported logout scope" });
  const { userId, sessionId } = session;
  let gone = backend.db.deleteFrom("auth.sessions").where("user_id", "=", userId);
  if (scope.data === "local") gone = gone.where("id", "=", sessionId);
  if (scope.data === "others") gone = gone.where("id", "!=", sessionId);
  await gone.execute();
  return c.body(null, 204);
}
