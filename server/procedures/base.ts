/** The two beginnings of every procedure: open to everybody, or for whoever is signed in. */
import { implement } from "@orpc/server";
import { AppError } from "#contract/errors";
import { contract } from "#contract/index";
import { asUser } from "#server/backend/acting";
import { ownerOfSession } from "#server/queries/owner";
import type { MemberContext, RequestContext } from "./context.ts";

export const open = implement(contract).$context<RequestContext>();

/** Throws unauthorized unless the bearer token's session stands at this moment. */
export const signedIn = open.use(async ({ context, next }) => {
  const session = await context.backend.authenticate(context.request);
  if (!session) throw new AppError("unauthorized");
  const member: MemberContext = {
    session,
    owner: ownerOfSession(session),
    asUser: (work) => asUser(context.db, session, work),
  };
  return next({ context: member });
});
