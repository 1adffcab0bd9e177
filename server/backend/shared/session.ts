/** Whether the session of a verified token still stands: asked of the database on every request, so a ban or sign-out holds at once. */
import type { JWTPayload } from "jose";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "./tables.ts";
import type { Session } from "./types.ts";

type SessionProblem = "bad_jwt" | "session_not_found" | "session_expired" | "user_banned";
export type SessionAnswer =
  | { session: Session; problem?: undefined }
  | { session?: undefined; problem: SessionProblem };

const days = (n: number) => n * 24 * 60 * 60 * 1000;
/** A session ends so long after it was opened, and so long after its last refresh. */
export const sessionLimits = { absolute: days(30), idle: days(14) };

const ids = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** Whether a session has lived, or slept, too long. */
export const outlived = (
  row: { created_at: Date | null; updated_at: Date | null; not_after: Date | null },
  now: Date,
): boolean => {
  const born = row.created_at?.getTime() ?? 0;
  const seen = row.updated_at?.getTime() ?? born;
  return (
    now.getTime() > born + sessionLimits.absolute ||
    now.getTime() > seen + sessionLimits.idle ||
    (row.not_after !== null && now > row.not_after)
  );
};

/** `limits`: whose rules end a session; a service elsewhere ends its own. */
export async function readSession(
  db: Kysely<Tables>,
  claims: JWTPayload,
  now: Date,
  limits: "ours" | "service" = "ours",
): Promise<SessionAnswer> {
  const named = ids.safeParse(claims);
  if (!named.success) return { problem: "bad_jwt" };
  const row = await db
    .selectFrom("auth.sessions as s")
    .innerJoin("auth.users as u", "u.id", "s.user_id")
    .leftJoin("public.user_roles as r", "r.user_id", "u.id")
    .leftJoin("public.accounts as a", "a.user_id", "u.id")
    .select([
      "s.created_at",
      "s.updated_at",
      "s.not_after",
      "u.email",
      "u.banned_until",
      "u.deleted_at",
      "a.disabled_at",
      "s.aal",
      (of) =>
        of
          .exists(
            of
              .selectFrom("auth.mfa_factors as f")
              .select("f.id")
              .whereRef("f.user_id", "=", "u.id")
              .where("f.status", "=", "verified"),
          )
          .as("has_factor"),
      "r.role",
      "r.scope",
    ])
    .where("s.id", "=", named.data.session_id)
    .where("u.id", "=", named.data.sub)
    .executeTakeFirst();
  if (!row || row.deleted_at) return { problem: "session_not_found" };
  if (row.disabled_at || (row.banned_until && row.banned_until > now)) return { problem: "user_banned" };
  const ended = limits === "ours" ? outlived(row, now) : row.not_after !== null && now > row.not_after;
  if (ended) return { problem: "session_expired" };
  return {
    session: {
      userId: named.data.sub,
      sessionId: named.data.session_id,
      email: row.email ?? "",
      role: row.role ?? "user",
      scope: row.scope,
      secondFactor: !row.has_factor ? "none" : row.aal === "aal2" || row.aal === "aal3" ? "shown" : "due",
      claims,
    },
  };
}

/** The token in an `Authorization` header or request; a bare token is taken as it is. */
export const bearerOf = (from: Request | string | null | undefined): string | null => {
  const header = from instanceof Request ? from.headers.get("authorization") : from;
  return header?.replace(/^bearer\s+/i, "").trim() || null;
};
