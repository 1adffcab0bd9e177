/** POST token?grant_type=refresh_token: every use makes a new token, and using an old one again ends the session. */
import type { Context } from "hono";
import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { sha256 } from "#server/backend/embedded/shared/secrets";
import { outlived } from "#server/backend/shared/session";
import { moveOf, type SessionMove, type SessionPlace } from "#server/backend/shared/session-move";
import type { RefreshTokens, Tables } from "#server/backend/shared/tables";
import { readBody } from "./body.ts";
import { writeAttempt } from "./journal.ts";
import { type AuthCode, AuthProblem } from "./problem.ts";
import {
  addRefreshToken,
  agentOf,
  draftSession,
  networkOf,
  type SessionBody,
  type SessionDraft,
  sealSession,
} from "./sessions.ts";

const body = z.object({ refresh_token: z.string().min(1).max(400) });

/** Two tabs may present the same token at once. */
const overlap = 10_000;

type Row = Selectable<RefreshTokens>;

/** What a presented token is worth. "late": its successor was never used, so the answer that carried it was lost. */
export function judge(
  row: Row,
  newestUnused: Pick<Row, "parent"> | undefined,
  now: Date,
): "good" | "overlap" | "late" | "reused" {
  if (!row.revoked) return "good";
  if (row.updated_at && now.getTime() - row.updated_at.getTime() <= overlap) return "overlap";
  return newestUnused?.parent === row.token ? "late" : "reused";
}

const revokeUnused = (trx: Transaction<Tables>, sessionId: string, now: Date) =>
  trx
    .updateTable("auth.refresh_tokens")
    .set({ revoked: true, updated_at: now })
    .where("session_id", "=", sessionId)
    .where("revoked", "=", false)
    .execute();

async function exchange(
  backend: EmbeddedBackend,
  trx: Transaction<Tables>,
  token: string,
  place: SessionPlace,
  noteMove: (email: string, move: SessionMove) => void,
): Promise<SessionDraft | AuthCode> {
  const now = backend.now();
  const issued = await trx
    .selectFrom("auth.refresh_tokens")
    .select("session_id")
    .where("token", "=", token)
    .executeTakeFirst();
  if (!issued) return "refresh_token_not_found";
  // One refresh of a session at a time; the token's row is read only behind this lock.
  const session = await trx
    .selectFrom("auth.sessions")
    .selectAll()
    .where("id", "=", issued.session_id)
    .forUpdate()
    .executeTakeFirst();
  const row = await trx.selectFrom("auth.refresh_tokens").selectAll().where("token", "=", token).executeTakeFirst();
  if (!session || !row) return "refresh_token_not_found";
  const user = await trx
    .selectFrom("auth.users")
    .select(["id", "email", "banned_until", "deleted_at"])
    .where("id", "=", session.user_id)
    .executeTakeFirst();
  if (!user || user.deleted_at) return "refresh_token_not_found";
  if (user.banned_until && user.banned_until > now) return "user_banned";
  const end = async (code: AuthCode) => {
    await trx.deleteFrom("auth.sessions").where("id", "=", session.id).execute();
    return code;
  };
  if (outlived(session, now)) return end("session_expired");

  const newest = await trx
    .selectFrom("auth.refresh_tokens")
    .select("parent")
    .where("session_id", "=", session.id)
    .where("revoked", "=", false)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const worth = judge(row, newest, now);
  if (worth === "reused") return end("refresh_token_already_used");
  // Within the overlap both tabs keep theirs; otherwise what was not used until now never will be by its owner.
  if (worth !== "overlap") await revokeUnused(trx, session.id, now);
  const move = moveOf({ address: session.ip?.replace(/\/32$/, "") ?? null, agent: session.user_agent }, place);
  const { address, agent } = place;
  await trx
    .updateTable("auth.sessions")
    .set({
      updated_at: now,
      ...(move && address ? { ip: address } : {}),
      ...(move && agent ? { user_agent: agent } : {}),
    })
    .where("id", "=", session.id)
    .execute();
  if (move) noteMove(user.email ?? "", move);
  const next = await addRefreshToken(trx, { userId: user.id, sessionId: session.id, parent: row.token }, now);
  return draftSession(trx, user.id, session.id, next);
}

/** Never answers 429: the client would throw the session away. Too many is 503, which it tries again. */
export async function refresh(backend: EmbeddedBackend, c: Context): Promise<SessionBody> {
  const asked = await readBody(c, body);
  if (!(await backend.limits.take("refreshAddress", backend.clientAddress(c))))
    throw new AuthProblem("request_timeout");
  // A refusal is a value, so that ending the session is not rolled back with it.
  const place = { address: networkOf(backend, c), agent: agentOf(c) };
  const moves: [email: string, move: SessionMove][] = [];
  const noteMove = (email: string, move: SessionMove) => void moves.push([email, move]);
  const token = sha256(asked.refresh_token);
  const answer = await backend.db.transaction().execute((trx) => exchange(backend, trx, token, place, noteMove));
  // a session that goes on from another network or device is a way in like the others
  for (const [email, move] of moves) writeAttempt(backend, c, email, move);
  if (typeof answer !== "string") return sealSession(backend, answer);
  if (answer === "refresh_token_already_used") backend.log.warn("a refresh token was used again; its session ended");
  throw new AuthProblem(answer);
}
