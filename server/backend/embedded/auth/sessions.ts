/** Opening a session and writing the answer that carries it. */
import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Context } from "hono";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { accessTokenSeconds, signAccessToken } from "#server/backend/embedded/shared/access-token";
import { type EmbeddedBackend, issuer } from "#server/backend/embedded/shared/embedded-backend";
import { newToken, sha256 } from "#server/backend/embedded/shared/secrets";
import { hasFactor } from "#server/backend/shared/second-factor";
import type { Tables } from "#server/backend/shared/tables";
import type { Session } from "#server/backend/shared/types";
import { noteFactorShown, rememberDevice } from "./device.ts";
import { AuthProblem } from "./problem.ts";
import { readUser, type UserShape } from "./user-shape.ts";

/** How somebody proved who they are, as in the `amr` claim. */
export type Method = "password" | "otp" | "recovery";
/** How somebody showed a second factor. */
export type SecondMethod = "totp" | "mfa/recovery_code";

const hooked = z.object({ claims: z.record(z.string(), z.unknown()) });

/** A session as the database knows it. Its token is sealed after the transaction, which must not wait for another connection. */
export interface SessionDraft {
  claims: Record<string, unknown>;
  user: UserShape;
  refreshToken: string;
}

/** A session that was just opened; one whose account has a second factor is not signed in until it is shown. */
export interface OpenedSession extends SessionDraft {
  awaitsFactor: boolean;
}

/** The claims of an access token; the same SQL hook that Supabase calls adds `user_role` and shortens the metadata. */
export async function draftSession(
  trx: Transaction<Tables>,
  userId: string,
  sessionId: string,
  refreshToken: string,
): Promise<SessionDraft> {
  const user = await readUser(trx, userId);
  if (!user) throw new AuthProblem("session_not_found");
  const session = await trx.selectFrom("auth.sessions").select("aal").where("id", "=", sessionId).executeTakeFirst();
  const proofs = await trx
    .selectFrom("auth.mfa_amr_claims")
    .select(["authentication_method", "created_at"])
    .where("session_id", "=", sessionId)
    .orderBy("created_at", "desc")
    .execute();
  const claims = {
    sub: userId,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: session?.aal ?? "aal1",
    amr: proofs.map((p) => ({
      method: p.authentication_method,
      timestamp: Math.floor(p.created_at.getTime() / 1000),
    })),
    session_id: sessionId,
    is_anonymous: false,
  };
  const method = proofs[0]?.authentication_method ?? "password";
  const event = JSON.stringify({ user_id: userId, claims, authentication_method: method });
  const answer = await sql<{
    event: unknown;
  }>`select public.custom_access_token_hook(${event}::jsonb) as event`.execute(trx);
  return { claims: hooked.parse(answer.rows[0]?.event).claims, user, refreshToken };
}

/** Adds a refresh token to a session; only its hash is kept. */
export async function addRefreshToken(
  trx: Transaction<Tables>,
  about: { userId: string; sessionId: string; parent: string | null },
  now: Date,
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto("auth.refresh_tokens")
    .values({
      token: sha256(token),
      user_id: about.userId,
      session_id: about.sessionId,
      parent: about.parent,
      revoked: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

/** What `token` and `verify` answer. */
export async function sealSession(backend: EmbeddedBackend, { claims, user, refreshToken }: SessionDraft) {
  const { token, expiresAt } = await signAccessToken(backend.keys, claims, issuer(backend), backend.now());
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user,
  };
}

export type SessionBody = Awaited<ReturnType<typeof sealSession>>;

/** The network a request came from, of IPv6 the household ("2001:db8:1:aa00::/56"); null where it has no address. */
export function networkOf(backend: EmbeddedBackend, c: Context): string | null {
  const address = backend.clientAddress(c);
  return isIP(address.replace(/\/56$/, "")) ? address : null;
}

/** The browser, in its own words. */
export const agentOf = (c: Context): string | null => c.req.header("user-agent")?.slice(0, 400) ?? null;

const noteSignIn = (trx: Transaction<Tables>, userId: string, now: Date) =>
  trx.updateTable("auth.users").set({ last_sign_in_at: now, updated_at: now }).where("id", "=", userId).execute();

/** `device`: keyed hash of the browser it is opened in, where it keeps a key. */
export async function openSession(
  backend: EmbeddedBackend,
  trx: Transaction<Tables>,
  userId: string,
  method: Method,
  c: Context,
  device: string | null,
): Promise<OpenedSession> {
  const now = backend.now();
  const id = randomUUID();
  await trx
    .insertInto("auth.sessions")
    .values({
      id,
      user_id: userId,
      created_at: now,
      updated_at: now,
      aal: "aal1",
      not_after: null,
      user_agent: agentOf(c),
      ip: networkOf(backend, c),
    })
    .execute();
  await trx
    .insertInto("auth.mfa_amr_claims")
    .values({ id: randomUUID(), session_id: id, authentication_method: method, created_at: now, updated_at: now })
    .execute();
  if (device) await rememberDevice(trx, { userId, device, sessionId: id }, now);
  const awaitsFactor = await hasFactor(trx, userId);
  if (!awaitsFactor) await noteSignIn(trx, userId, now);
  const token = await addRefreshToken(trx, { userId, sessionId: id, parent: null }, now);
  return { ...(await draftSession(trx, userId, id, token)), awaitsFactor };
}

/** The session has shown a second factor: what follows from it says so, and it goes on under a new refresh token. */
export async function raiseSession(
  trx: Transaction<Tables>,
  about: Pick<Session, "userId" | "sessionId" | "secondFactor"> & { method: SecondMethod },
  now: Date,
): Promise<SessionDraft> {
  const { userId, sessionId, method } = about;
  // by it, and not by the password before
  if (about.secondFactor === "due") await noteSignIn(trx, userId, now);
  await trx
    .insertInto("auth.mfa_amr_claims")
    .values({
      id: randomUUID(),
      session_id: sessionId,
      authentication_method: method,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["session_id", "authentication_method"]).doUpdateSet({ updated_at: now, created_at: now }),
    )
    .execute();
  await trx
    .updateTable("auth.sessions")
    .set({ aal: "aal2", updated_at: now })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .execute();
  await noteFactorShown(trx, sessionId);
  await trx
    .updateTable("auth.refresh_tokens")
    .set({ revoked: true, updated_at: now })
    .where("session_id", "=", sessionId)
    .where("revoked", "=", false)
    .execute();
  const token = await addRefreshToken(trx, { userId, sessionId, parent: null }, now);
  return draftSession(trx, userId, sessionId, token);
}
