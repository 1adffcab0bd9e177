/** What the account may use, what used it, and what is to follow. */
import { AppError } from "#contract/errors";
import { signedIn } from "#server/procedures/base/base";
import { actAs } from "#server/queries/audit/audit";
import { ledgerOf } from "#server/queries/billing/quota-ledger";
import { findRenewal, saveRenewal } from "#server/queries/billing/renewals";
import { findSubscription } from "#server/queries/billing/subscription-rows";
import { listSubscriptions } from "#server/queries/billing/subscriptions";

export const subscriptions = {
  list: signedIn.subscriptions.list.handler(({ context }) =>
    context.asUser((db) => listSubscriptions(db, context.owner, context.now())),
  ),

  ledger: signedIn.subscriptions.ledger.handler(({ context, input }) =>
    context.asUser(async (db) => {
      const period = await findSubscription(db, input.id);
      if (period?.user_id !== context.owner.userId) throw new AppError("not_found");
      return await ledgerOf(db, period.id, input);
    }),
  ),

  renewal: {
    // the settings, which say what is on sale, are nobody's to read
    get: signedIn.subscriptions.renewal.get.handler(({ context }) =>
      findRenewal(context.db, context.owner, context.now()),
    ),
    set: signedIn.subscriptions.renewal.set.handler(({ context, input }) =>
      context.db.transaction().execute(async (trx) => {
        await actAs(trx, `user:${context.owner.userId}`, context.address);
        await saveRenewal(trx, context.owner, input.planCode, context.now());
        return await findRenewal(trx, context.owner, context.now());
      }),
    ),
  },
};
