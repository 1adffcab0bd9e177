/**
 * Ways in over a hosted sign-in, which keeps no journal we can read: told from its own sessions when their first request comes,
 * or one with a fresh token. Attempts it refused are known to the service alone.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Clock } from "#server/base/clock";
import type { Using } from "#server/services/index";
import { hasFactor, outcomeOf, type Way } from "./shared/second-factor.ts";
import { moveOf } from "./shared/session-move.ts";
import type { Tables } from "./shared/tables.ts";

/** Sessions this process has looked at, by the token they came with. */
const REMEMBERED = 50_000;
/** Between an account's confirmation and the session that comes of it. */
const AT_ONCE_MS = 60_000;
/** No link of a mail lives longer. */
const LINK_MS = 24 * 60 * 60_000;

const factors: ReadonlySet<string> = new Set(["totp", "mfa/phone", "mfa/webauthn", "mfa/recovery_code"]);
const byMail: ReadonlySet<string> = new Set(["otp", "magiclink", "recovery", "invite", "email/signup", "email_change"]);

interface Facts {
  opened_at: Date;
  invited_at: Date | null;
  email_confirmed_at: Date | null;
  recovery_sent_at: Date | null;
}

/** Whether a moment lies so near the session's beginning. */
const lately = (moment: Date | null, { opened_at }: Facts, within: number): boolean =>
  moment !== null && Math.abs(opened_at.getTime() - moment.getTime()) <= within;

/** What the journal calls the way in (contract/admin/logs.ts); `method` is the service's word for how it was proven. */
function entryOf(method: string, facts: Facts): Way {
  if (!byMail.has(method)) return "signed_in";
  const confirms = lately(facts.email_confirmed_at, facts, AT_ONCE_MS);
  if (method === "invite" || (facts.invited_at !== null && confirms)) return "invitation";
  if (method === "recovery" || (!confirms && lately(facts.recovery_sent_at, facts, LINK_MS))) return "recovery";
  return "mail_link";
}

async function note(trx: Transaction<Tables>, sessionId: string, now: Date): Promise<void> {
  const session = await trx
    .selectFrom("auth.sessions as s")
    .innerJoin("auth.users as u", "u.id", "s.user_id")
    .select(["s.ip", "s.user_agent", "s.created_at as opened", "s.user_id", "u.email"])
    .select(["u.invited_at", "u.email_confirmed_at", "u.recovery_sent_at"])
    .where("s.id", "=", sessionId)
    .executeTakeFirst();
  if (!session) return;
  const proofs = await trx
    .selectFrom("auth.mfa_amr_claims")
    .select(["authentication_method as method", "created_at"])
    .where("session_id", "=", sessionId)
    .orderBy("created_at")
    .execute();
  const address = session.ip?.replace(/\/\d+$/, "") ?? null;
  const agent = session.user_agent?.slice(0, 400) ?? null;
  const factor = proofs.find(({ method }) => factors.has(method));
  const fresh = await trx
    .insertInto("public.hosted_sessions")
    .values({ session_id: sessionId, address, agent, factor: factor !== undefined, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("session_id")
    .executeTakeFirst();
  const write = (outcome: string, at: Date) =>
    sql`insert into public.sign_in_attempts (at, email, outcome, address, user_agent) values (${at}::timestamptz,
      ${session.email ?? ""}::text, ${outcome}::text, ${address}::text, ${agent}::text)`.execute(trx);
  const second = async (before: boolean) => {
    if (factor && !before)
      await write(factor.method === "mfa/recovery_code" ? "recovery_code" : "second_factor", factor.created_at);
  };
  if (fresh) {
    const opened_at = session.opened ?? now;
    const first = proofs.find(({ method }) => !factors.has(method))?.method ?? "password";
    const awaits = await hasFactor(trx, session.user_id, opened_at);
    await write(outcomeOf(entryOf(first, { ...session, opened_at }), awaits), opened_at);
    return await second(false);
  }
  const before = await trx
    .selectFrom("public.hosted_sessions")
    .select(["address", "agent", "factor"])
    .where("session_id", "=", sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const move = moveOf(before, { address, agent });
  if (move) await write(move, now);
  await second(before.factor);
  await trx
    .updateTable("public.hosted_sessions")
    .set({ address, agent, factor: before.factor || factor !== undefined, seen_at: now })
    .where("session_id", "=", sessionId)
    .execute();
}

/** Looks at a session once for each of its tokens (`issuedAt`, seconds). What cannot be written keeps nobody out. */
export function hostedEntries({ db, now, log }: { db: Kysely<Tables>; now: Clock } & Using<"log">) {
  const looked = new Map<string, number>();
  return async (sessionId: string, issuedAt: number): Promise<void> => {
    if (looked.get(sessionId) === issuedAt) return;
    if (looked.size >= REMEMBERED) looked.clear();
    looked.set(sessionId, issuedAt);
    try {
      await db.transaction().execute((trx) => note(trx, sessionId, now()));
    } catch (error) {
      looked.delete(sessionId);
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "a way in was not written down");
    }
  };
}
