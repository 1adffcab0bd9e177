/** Who calls: which of the two keys came in `apikey`, and whose token came as bearer. */
import type { Context } from "hono";

import { bearerOf, readSession, type SessionAnswer } from "#server/backend/shared/session";
import { verifyAccessToken } from "./access-token.ts";
import { type EmbeddedBackend, issuer } from "./embedded-backend.ts";
import { same } from "./secrets.ts";

type KeyRole = "anon" | "service_role";
export type KeyAnswer = KeyRole | "missing" | "wrong";

/** Reads the key of a request. The secret key is refused from a browser, as Supabase does: it would be public by then. */
export function keyRole(backend: EmbeddedBackend, c: Context): KeyAnswer {
  const key = c.req.header("apikey") ?? c.req.query("apikey");
  if (!key) return "missing";
  if (same(key, backend.secrets.publishableKey)) return "anon";
  const fromBrowser = c.req.header("sec-fetch-mode") !== undefined && /mozilla/i.test(c.req.header("user-agent") ?? "");
  return same(key, backend.secrets.secretKey) && !fromBrowser ? "service_role" : "wrong";
}

/** A person's token; null when there is none: supabase-js sends the key itself as bearer while nobody is signed in. */
export function userToken(c: Context): string | null {
  const bearer = bearerOf(c.req.header("authorization"));
  if (
    !bearer ||
    bearer === (c.req.header("apikey") ?? c.req.query("apikey")) ||
    /^sb_(publishable|secret)_/.test(bearer)
  ) {
    return null;
  }
  return bearer;
}

/** Verifies a token, then asks the database whether its session stands. */
export async function sessionOf(
  backend: EmbeddedBackend,
  token: string,
): Promise<SessionAnswer | { session?: undefined; problem: "expired" }> {
  const verified = await verifyAccessToken(backend.keys, token, issuer(backend), backend.now);
  return verified.claims ? readSession(backend.db, verified.claims, backend.now()) : { problem: verified.problem };
}

/** The gateway's answers, in its own shape. */
export const keyRefusal = (c: Context, answer: "missing" | "wrong"): Response =>
  answer === "missing"
    ? c.json(
        { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
        401,
      )
    : c.json({ message: "Invalid API key", hint: "Double check your API key." }, 401);

/** Whether an error means that the database is away or overloaded: answered with 503, which clients try again. */
export { isDatabaseAway as isUnavailable } from "#server/db/away";
