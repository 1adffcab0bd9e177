/** Who asked for the account that a mail's link would open: told to whoever holds the link, before the click. */
import { AppError } from "#contract/errors";
import { open } from "#server/procedures/base/base";

export const signUps = {
  look: open.signUps.look.handler(({ context, input }) => {
    // A hosted service keeps its own sign-ups.
    if (!context.backend.signUps) throw new AppError("not_found");
    return context.backend.signUps.look({ ...input, address: context.address });
  }),
};
