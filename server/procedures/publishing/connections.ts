/** An agent's accounts at publishing platforms: what there is, connecting, choosing, asking, disconnecting. */
import { connectionTries } from "#server/base/limits";
import { signedIn } from "#server/procedures/base/base";
import {
  authorize,
  chooseAccounts,
  connectByForm,
  finishConsent,
  isOpen,
  testConnection,
} from "#server/publishing/connect";
import { connectionsOf, disconnect } from "#server/queries/publications/connections";
import { stoppedPlatforms } from "#server/queries/publications/pauses";
import { platformName } from "#server/queries/publications/platform-name";
import { plannedByConnection } from "#server/queries/publications/publications";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { connectionShown, connectionsShown } from "./shapes.ts";

const takeTry = rateLimit("connections.ask", connectionTries);

export const connections = {
  offers: signedIn.connections.offers.handler(async ({ context }) => {
    const stopped = await stoppedPlatforms(context.db);
    return await Promise.all(
      context.publishing.publishers.map(async (publisher) => ({
        platform: publisher.platform,
        name: platformName(publisher.platform),
        by: publisher.connect.by,
        fields:
          publisher.connect.by === "form"
            ? publisher.connect.fields.map(({ name, secret, optional = false }) => ({ name, secret, optional }))
            : [],
        open: await isOpen(context, publisher),
        stopped: stopped.has(publisher.platform),
        edits: publisher.edit !== undefined,
        removes: publisher.remove !== undefined,
      })),
    );
  }),

  list: signedIn.connections.list.handler(({ context }) =>
    context.asUser(async (db) => connectionsShown(db, context.owner, await connectionsOf(db, context.owner))),
  ),

  connect: signedIn.connections.connect.handler(async ({ context, input }) => {
    await takeTry(context, context.owner.userId);
    return await connectionShown(context.db, context.owner, await connectByForm(context, context.owner, input));
  }),

  authorize: signedIn.connections.authorize.handler(async ({ context, input }) => {
    await takeTry(context, context.owner.userId);
    const { sessionId } = context.session;
    return { url: await authorize(context, context.owner, { platform: input.platform, sessionId }) };
  }),

  finish: signedIn.connections.finish.handler(async ({ context, input }) => {
    await takeTry(context, context.owner.userId);
    const { sessionId } = context.session;
    const finished = await finishConsent(context, context.owner, { ...input, sessionId });
    if ("rows" in finished) {
      const shown = await connectionsShown(context.db, context.owner, finished.rows);
      return { state: "connected" as const, connections: shown };
    }
    const accounts = finished.accounts.map(({ accountId, accountName }) => ({ accountId, accountName }));
    return { state: "choose" as const, consentId: finished.consentId, accounts };
  }),

  choose: signedIn.connections.choose.handler(async ({ context, input }) => {
    const { sessionId } = context.session;
    const rows = await chooseAccounts(context, context.owner, { ...input, sessionId });
    return await connectionsShown(context.db, context.owner, rows);
  }),

  test: signedIn.connections.test.handler(async ({ context, input }) => {
    await takeTry(context, context.owner.userId);
    return await connectionShown(context.db, context.owner, await testConnection(context, context.owner, input.id));
  }),

  disconnect: signedIn.connections.disconnect.handler(({ context, input }) =>
    context.db.transaction().execute(async (trx) => {
      await disconnect(trx, context.owner, input.id, context.now());
      return { waiting: (await plannedByConnection(trx, context.owner)).get(input.id) ?? 0 };
    }),
  ),
};
