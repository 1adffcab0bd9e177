/** The two beginnings of every procedure: open to everybody, or for whoever is signed in. */
import { implement } from "@orpc/server";
import { AppError } from "#contract/errors";
import { contract } from "#contract/index";
import { asUser } from "#server/backend/acting";
import { ownerOfSession } from "#server/queries/owner";
import { decideTrial } from "#server/queries/trials";
import type { MemberContext, RequestContext } from "./context.ts";

export const open = implement(contract).$context<RequestContext>();

/** Throws unauthorized unless the bearer token's session stands at this moment. An account's first request starts its trial. */
export const signedIn = open.use(async ({ context, next }) => {
  const session = await context.backend.authenticate(context.request);
  if (!session) throw new AppError("unauthorized");
  const owner = ownerOfSession(session);
  const { db, secretKey } = context;
  await decideTrial(db, owner, { email: session.email, secretKey }, context.now());
  const member: MemberContext = {
    session,
    owner,
    asUser: (work) => asUser(context.db, session, work),
  };
  return next({ context: member });
});
