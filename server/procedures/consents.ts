/** Reading and giving consent. Rows are written with the server's own connection: an account may only read them. */
import { consentsOf, recordConsent } from "#server/queries/consents";
import { signedIn } from "./base.ts";

export const consents = {
  get: signedIn.account.consents.get.handler(({ context }) => context.asUser((db) => consentsOf(db, context.owner))),
  give: signedIn.account.consents.give.handler(async ({ context, input }) => {
    await recordConsent(context.db, context.owner, input, context.now());
    return context.asUser((db) => consentsOf(db, context.owner));
  }),
};
