/** The signed-in person and the agent card. */
import { findCard, saveCard } from "#server/queries/agent-cards";
import { findProfile } from "#server/queries/profiles";
import { signedIn } from "./base.ts";
import { consents } from "./consents.ts";

export const account = {
  me: signedIn.account.me.handler(async ({ context }) => {
    const profile = await context.asUser((db) => findProfile(db, context.owner));
    return {
      id: context.session.userId,
      email: context.session.email,
      displayName: profile?.display_name ?? null,
      role: context.session.role,
      scope: context.session.scope,
      createdAt: (profile?.created_at ?? context.now()).toISOString(),
    };
  }),
  card: {
    get: signedIn.account.card.get.handler(({ context }) => context.asUser((db) => findCard(db, context.owner))),
    save: signedIn.account.card.save.handler(({ context, input }) =>
      context.asUser((db) => saveCard(db, context.owner, input, context.now())),
    ),
  },
  consents,
};
