/** /factors: adding, showing and removing a second factor, as the client's `auth.mfa` asks for it. */
import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { z } from "zod";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import type { LimitName } from "#server/backend/embedded/shared/limits";
import type { Session } from "#server/backend/shared/types";
import { readBody } from "./body.ts";
import { deviceWithFactor } from "./device.ts";
import {
  completeFactor,
  factorsOf,
  insertTotp,
  issueRecoveryCodes,
  ownFactor,
  RECOVERY_CODES,
  recoveryCodesLeft,
  recoveryFactor,
  removeFactor,
  spendRecoveryCode,
  spendStep,
} from "./factors.ts";
import { writeAttempt } from "./journal.ts";
import { AuthProblem } from "./problem.ts";
import { networkOf, raiseSession, type SecondMethod, sealSession } from "./sessions.ts";
import { newTotpSecret, totpInvitation, totpStep } from "./totp.ts";

const CHALLENGE_MS = 5 * 60_000;
const RECOVERY_NAME = "Recovery codes";

const enrolBody = z.object({
  factor_type: z.literal("totp"),
  friendly_name: z.string().trim().max(60).nullish(),
  issuer: z.string().trim().max(60).nullish(),
});
const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });
const codeBody = z.object({ code: z.string().min(1).max(40) });
const namedBody = z.object({ friendly_name: z.string().trim().min(1).max(60).nullish() });

/** Who has a factor shows it before anything about factors changes. */
function demandShown(session: Session): void {
  if (session.secondFactor === "due") throw new AuthProblem("insufficient_aal");
}

const placeOf = (name: string, factorId: string) => `${name} ${factorId}`;

async function enrol(backend: EmbeddedBackend, c: Context, session: Session) {
  demandShown(session);
  const { friendly_name: name, issuer } = await readBody(c, enrolBody);
  if (!(await backend.limits.take("enrolAccount", session.userId))) throw new AuthProblem("over_request_rate_limit");
  const id = randomUUID();
  const secret = newTotpSecret();
  const about = {
    userId: session.userId,
    name: name ?? "",
    id,
    secret: backend.vault.seal(secret, placeOf("totp", id)),
  };
  await backend.db.transaction().execute((trx) => insertTotp(trx, about, backend.now()));
  const totp = await totpInvitation(secret, issuer || new URL(backend.origin()).host, session.email);
  return { id, type: "totp", friendly_name: name ?? "", totp };
}

async function challenge(backend: EmbeddedBackend, c: Context, session: Session, factorId: string) {
  const factor = await ownFactor(backend.db, session, factorId);
  // of the session: who knows only the password uses up nothing of the owner's
  if (!(await backend.limits.take("challengeSession", session.sessionId)))
    throw new AuthProblem("over_request_rate_limit");
  const now = backend.now();
  const id = randomUUID();
  await backend.db
    .deleteFrom("auth.mfa_challenges")
    .where("factor_id", "=", factor.id)
    .where("created_at", "<", new Date(now.getTime() - CHALLENGE_MS))
    .execute();
  await backend.db
    .insertInto("auth.mfa_challenges")
    .values({ id, factor_id: factor.id, created_at: now, ip_address: networkOf(backend, c) ?? "0.0.0.0" })
    .execute();
  return { id, type: "totp", expires_at: Math.floor((now.getTime() + CHALLENGE_MS) / 1000) };
}

/** Counts a guess; the right one forgets those before it. */
async function guess(
  backend: EmbeddedBackend,
  c: Context,
  session: Session,
  about: { full: "over_request_rate_limit" | "mfa_recovery_codes_locked"; method: SecondMethod },
  right: () => Promise<boolean>,
): Promise<void> {
  const device = await deviceWithFactor(backend.db, session);
  const who: [LimitName, ...string[]] = device
    ? ["factorDevice", session.userId, device]
    : ["factorAccount", session.userId];
  if (!(await backend.limits.take(...who))) {
    writeAttempt(backend, c, session.email, "over_request_rate_limit");
    throw new AuthProblem(about.full);
  }
  if (!(await right())) {
    writeAttempt(backend, c, session.email, "mfa_verification_failed");
    throw new AuthProblem("mfa_verification_failed");
  }
  await backend.limits.forget(...who);
  writeAttempt(backend, c, session.email, about.method === "totp" ? "second_factor" : "recovery_code");
}

async function verifyTotp(backend: EmbeddedBackend, c: Context, session: Session, factorId: string) {
  const { challenge_id: challengeId, code } = await readBody(c, verifyBody);
  const factor = await ownFactor(backend.db, session, factorId);
  if (factor.status === "unverified") demandShown(session);
  const now = backend.now();
  const openChallenge = await backend.db
    .selectFrom("auth.mfa_challenges")
    .select(["created_at", "verified_at"])
    .where("id", "=", challengeId)
    .where("factor_id", "=", factor.id)
    .executeTakeFirst();
  if (!openChallenge) throw new AuthProblem("mfa_factor_not_found");
  if (openChallenge.verified_at || now.getTime() - openChallenge.created_at.getTime() > CHALLENGE_MS)
    throw new AuthProblem("mfa_challenge_expired");
  const secret = backend.vault.open(factor.secret ?? "", placeOf("totp", factor.id));
  await guess(backend, c, session, { full: "over_request_rate_limit", method: "totp" }, async () => {
    const step = totpStep(secret, code, now);
    return step !== null && (await backend.db.transaction().execute((trx) => spendStep(trx, factor.id, step)));
  });
  const draft = await backend.db.transaction().execute(async (trx) => {
    await trx.updateTable("auth.mfa_challenges").set({ verified_at: now }).where("id", "=", challengeId).execute();
    await completeFactor(trx, session, factor, now);
    return raiseSession(trx, { ...session, method: "totp" }, now);
  });
  return sealSession(backend, draft);
}

async function verifyRecovery(backend: EmbeddedBackend, c: Context, session: Session) {
  const { code } = await readBody(c, codeBody);
  const factor = await recoveryFactor(backend.db, session.userId);
  if (!factor) throw new AuthProblem("mfa_factor_not_found");
  const now = backend.now();
  await guess(backend, c, session, { full: "mfa_recovery_codes_locked", method: "mfa/recovery_code" }, () =>
    backend.db.transaction().execute((trx) => spendRecoveryCode(backend, trx, factor.id, code, now)),
  );
  const draft = await backend.db
    .transaction()
    .execute((trx) => raiseSession(trx, { ...session, method: "mfa/recovery_code" }, now));
  return sealSession(backend, draft);
}

async function issueCodes(backend: EmbeddedBackend, c: Context, session: Session) {
  demandShown(session);
  const { friendly_name: name } = await readBody(c, namedBody);
  const factors = await factorsOf(backend.db, session.userId);
  if (!factors.some((one) => one.factor_type === "totp" && one.status === "verified"))
    throw new AuthProblem("mfa_recovery_codes_sole_factor");
  if (!(await backend.limits.take("enrolAccount", session.userId))) throw new AuthProblem("over_request_rate_limit");
  const about = { userId: session.userId, name: name ?? RECOVERY_NAME };
  const made = await backend.db.transaction().execute((trx) => issueRecoveryCodes(backend, trx, about, backend.now()));
  return { id: made.id, type: "recovery_code", friendly_name: made.name, total: made.codes.length, codes: made.codes };
}

async function codesStatus(backend: EmbeddedBackend, session: Session) {
  const factor = await recoveryFactor(backend.db, session.userId);
  if (!factor) throw new AuthProblem("mfa_factor_not_found");
  const remaining = await recoveryCodesLeft(backend.db, factor.id);
  return { id: factor.id, type: "recovery_code", total: RECOVERY_CODES, remaining };
}

async function remove(backend: EmbeddedBackend, session: Session, id: string) {
  demandShown(session);
  await backend.db.transaction().execute((trx) => removeFactor(trx, session.userId, id));
  return { id };
}

/** `caller`: who is signed in, or a refusal. */
export function factorRoutes(app: Hono, backend: EmbeddedBackend, caller: (c: Context) => Promise<Session>): void {
  app.post("/factors", async (c) => c.json(await enrol(backend, c, await caller(c))));
  app.get("/factors/recovery-codes", async (c) => c.json(await codesStatus(backend, await caller(c))));
  app.post("/factors/recovery-codes", async (c) => c.json(await issueCodes(backend, c, await caller(c))));
  app.post("/factors/recovery-codes/regenerate", async (c) => c.json(await issueCodes(backend, c, await caller(c))));
  app.post("/factors/recovery-codes/verify", async (c) => c.json(await verifyRecovery(backend, c, await caller(c))));
  app.delete("/factors/recovery-codes", async (c) => {
    const session = await caller(c);
    const { id } = await codesStatus(backend, session);
    return c.json(await remove(backend, session, id));
  });
  app.post("/factors/:id/challenge", async (c) =>
    c.json(await challenge(backend, c, await caller(c), c.req.param("id"))),
  );
  app.post("/factors/:id/verify", async (c) =>
    c.json(await verifyTotp(backend, c, await caller(c), c.req.param("id"))),
  );
  app.delete("/factors/:id", async (c) => {
    const session = await caller(c);
    const { id } = await ownFactor(backend.db, session, c.req.param("id"));
    return c.json(await remove(backend, session, id));
  });
}
