/** The beginnings of every procedure: open to everybody, for whoever is signed in, or for administrators of a scope. */
import { implement } from "@orpc/server";
import type { AdminScope } from "#contract/account";
import { contract } from "#contract/api/index";
import { AppError } from "#contract/errors";
import { asUser } from "#server/backend/shared/acting";
import type { Session } from "#server/backend/shared/types";
import { scopeOf } from "#server/queries/accounts/admin-accounts";
import { touchSeen } from "#server/queries/accounts/last-seen";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { actAs } from "#server/queries/audit/audit";
import { decideTrial } from "#server/queries/billing/trials";
import { type Support, supportStands } from "#server/queries/support/support-sessions";
import type { AdminContext, MemberContext, RequestContext } from "./context.ts";
import { supported } from "./support.ts";

export const open = implement(contract).$context<RequestContext>();

const memberOf = (context: RequestContext, session: Session, support: Support | null): MemberContext => ({
  session,
  owner: ownerOfSession(session),
  support,
  stands: async () =>
    (await context.backend.authenticate(context.request)) !== null &&
    (support === null || (await supportStands(context.db, support, context.now()))),
  asUser: (work) => asUser(context.db, session, work),
});

/**
 * Throws unauthorized unless the bearer token's session stands at this moment, and second_factor_due where it has not shown the
 * account's second factor. An account's first request starts its trial.
 * An administrator in a support session is answered as the account that is looked after.
 */
export const signedIn = open.use(async ({ context, next, path }, input) => {
  const session = await context.backend.authenticate(context.request);
  if (!session) throw new AppError("unauthorized");
  if (session.secondFactor === "due") throw new AppError("second_factor_due");
  const { db, secretKey } = context;
  await touchSeen(db, ownerOfSession(session), context.now());
  const support = await supported(context, session, path, input, context.now());
  if (support) return next({ context: memberOf(context, support.session, support.support) });
  const owner = ownerOfSession(session);
  await decideTrial(db, owner, { email: session.email, secretKey }, context.now());
  return next({ context: memberOf(context, session, null) });
});

/** Whether somebody who can do everything signs in with a password alone, where people are served. */
export const lacksFactor = (context: Pick<RequestContext, "demandSecondFactor">, session: Session): boolean =>
  context.demandSecondFactor && session.scope === "super" && session.secondFactor === "none";

/**
 * For administrators of one of the scopes, and for super always; the database says who is one at this moment. Throws
 * forbidden, and second_factor_missing (a super administrator without one, in production). Changes are written with `context.acting`, so that the audit names who made them.
 */
export const administrator = (...scopes: AdminScope[]) =>
  signedIn.use(async ({ context, next }) => {
    const { db, owner, address } = context;
    const scope = await scopeOf(db, owner.userId);
    if (scope === null || (scope !== "super" && !scopes.includes(scope))) throw new AppError("forbidden");
    if (lacksFactor(context, context.session)) throw new AppError("second_factor_missing");
    const admin: AdminContext = {
      adminId: owner.userId,
      scope,
      acting: (work) =>
        db.transaction().execute(async (trx) => {
          await actAs(trx, `admin:${owner.userId}`, address);
          return await work(trx);
        }),
    };
    return next({ context: admin });
  });
