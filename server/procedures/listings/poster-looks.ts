/** Looks of posters under names of an account's own: for plans with templates of one's own; those kept stay usable. */
import { signedIn } from "#server/procedures/base/base";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { looksOf, removeLook, saveLook } from "#server/queries/listings/poster-looks";

export const posterLooks = {
  list: signedIn.posterLooks.list.handler(async ({ context }) => ({
    looks: await context.asUser((db) => looksOf(db, context.owner)),
  })),

  save: signedIn.posterLooks.save.handler(({ context, input }) =>
    context.db.transaction().execute(async (trx) => {
      await oneAtATime(trx, context.owner);
      await assertAllowed(trx, context.owner, { features: ["customTemplates"] }, context.now());
      await saveLook(trx, context.owner, input, context.now());
      return { looks: await looksOf(trx, context.owner) };
    }),
  ),

  remove: signedIn.posterLooks.remove.handler(async ({ context, input }) => {
    await removeLook(context.db, context.owner, input.id);
    return { looks: await looksOf(context.db, context.owner) };
  }),
};
