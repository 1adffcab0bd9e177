/** The browsers an account is signed in with, and signing them out from here. */
import { AppError } from "#contract/errors";
import { deviceOf, shortAddress } from "#engine/account/device";
import { signedIn } from "#server/procedures/base/base";

export const accountSessions = {
  list: signedIn.account.sessions.list.handler(async ({ context }) => {
    const { userId, sessionId } = context.session;
    const open = await context.backend.accounts.sessions(userId);
    return open.map(({ id, userAgent, address, openedAt, seenAt }) => ({
      id,
      ...deviceOf(userAgent),
      network: shortAddress(address),
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === sessionId,
    }));
  }),

  end: signedIn.account.sessions.end.handler(async ({ context, input }) => {
    const ended = await context.backend.accounts.endSessions(context.session.userId, { only: input.id });
    if (ended === 0) throw new AppError("not_found");
    return { ended };
  }),

  endOthers: signedIn.account.sessions.endOthers.handler(async ({ context }) => {
    const { userId, sessionId } = context.session;
    return { ended: await context.backend.accounts.endSessions(userId, { except: sessionId }) };
  }),
};
