/** Sign-in attempts, written down for support after the answer, so that its time tells nothing. */
import type { Context } from "hono";
import { sql } from "kysely";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { rateLimitInMemory } from "#server/base/rate-limit";

/** Refused before a password was looked at: one line a minute says each, so that nobody can fill the journal. */
const UNCHECKED: readonly string[] = ["over_request_rate_limit", "captcha_failed"];

/** Of these a minute's worth that somebody could read, from each process: a crowd under ever new addresses writes no more. */
const unchecked = rateLimitInMemory({ points: 300, seconds: 60 });

/** `outcome`: one of the contract's, or another code of the protocol. */
export function writeAttempt(backend: EmbeddedBackend, c: Context, email: string, outcome: string): void {
  const address = backend.clientAddress(c);
  const agent = c.req.header("user-agent")?.slice(0, 400) ?? null;
  const now = backend.now();
  const minute = new Date(now.getTime() - 60_000);
  const isUnchecked = UNCHECKED.includes(outcome);
  const write = () =>
    sql`insert into public.sign_in_attempts (at, email, outcome, address, user_agent)
      select ${now}::timestamptz, ${email}::text, ${outcome}::text, ${address}::text, ${agent}::text
      where ${!isUnchecked} or not exists (select from public.sign_in_attempts
        where email = ${email} and at > ${minute} and outcome = ${outcome})`.execute(backend.db);
  const written = async () => {
    if (isUnchecked) {
      const full = await unchecked.take("everybody").then(
        () => false,
        () => true,
      );
      if (full) return;
    }
    await write();
  };
  backend.later(
    written().catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : "unknown";
      backend.log.warn({ reason }, "a sign-in attempt was not written down");
    }),
  );
}
