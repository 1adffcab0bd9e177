/** Reading and giving consent. Rows are written with the server's own connection: an account may only read them. */

import { signedIn } from "#server/procedures/base/base";
import { consentsOf, recordConsent } from "#server/queries/site/consents";

export const consents = {
  get: signedIn.account.consents.get.handler(({ context }) => context.asUser((db) => consentsOf(db, context.owner))),
  give: signedIn.account.consents.give.handler(async ({ context, input }) => {
    await recordConsent(context.db, context.owner, input, context.now());
    return context.asUser((db) => consentsOf(db, context.owner));
  }),
};
