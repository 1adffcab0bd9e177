/** The signed-in person and the agent card. */
import { findCard, saveCard } from "#server/queries/agent-cards";
import { entitledNow } from "#server/queries/entitlements";
import { findProfile } from "#server/queries/profiles";
import { accountAvatar } from "./account-avatar.ts";
import { accountDeletion } from "./account-deletion.ts";
import { accountExports } from "./account-exports.ts";
import { accountPhone } from "./account-phone.ts";
import { accountSessions } from "./account-sessions.ts";
import { accountSettings } from "./account-settings.ts";
import { signedIn } from "./base.ts";
import { consents } from "./consents.ts";

export const account = {
  me: signedIn.account.me.handler(async ({ context }) => {
    const { support, backend } = context;
    const admin = support ? await backend.accounts.find(support.adminId) : null;
    const profile = await context.asUser((db) => findProfile(db, context.owner));
    return {
      id: context.session.userId,
      email: context.session.email,
      displayName: profile?.display_name ?? null,
      role: context.session.role,
      scope: context.session.scope,
      createdAt: (profile?.created_at ?? context.now()).toISOString(),
      support: support && { admin: admin?.email ?? "", reason: support.reason, endsAt: support.endsAt.toISOString() },
    };
  }),
  entitled: signedIn.account.entitled.handler(({ context }) =>
    context.asUser((db) => entitledNow(db, context.owner, context.now())),
  ),
  card: {
    get: signedIn.account.card.get.handler(({ context }) => context.asUser((db) => findCard(db, context.owner))),
    save: signedIn.account.card.save.handler(({ context, input }) =>
      context.asUser((db) => saveCard(db, context.owner, input, context.now())),
    ),
  },
  consents,
  settings: accountSettings,
  avatar: accountAvatar,
  phone: accountPhone,
  sessions: accountSessions,
  exports: accountExports,
  deletion: accountDeletion,
};
