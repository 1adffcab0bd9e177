/** The choices an account keeps for its campaigns. */
import { signedIn } from "#server/procedures/base/base";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { keptChoices, removePreset, savePreset } from "#server/queries/listings/presets";

export const presets = {
  list: signedIn.presets.list.handler(({ context }) => context.asUser((db) => keptChoices(db, context.owner))),

  save: signedIn.presets.save.handler(({ context, input }) =>
    context.db.transaction().execute(async (trx) => {
      await oneAtATime(trx, context.owner);
      await savePreset(trx, context.owner, input.name, input.choices, context.now());
      return await keptChoices(trx, context.owner);
    }),
  ),

  remove: signedIn.presets.remove.handler(async ({ context, input }) => {
    await removePreset(context.db, context.owner, input.id);
    return await keptChoices(context.db, context.owner);
  }),
};
