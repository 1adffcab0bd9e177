/** The signed-in person and all that belongs to the account. */

import { lacksFactor, signedIn } from "#server/procedures/base/base";
import { findProfile } from "#server/queries/accounts/profiles";
import { entitledNow } from "#server/queries/billing/entitlements";
import { accountAvatar } from "./avatar.ts";
import { accountCard } from "./card.ts";
import { consents } from "./consents.ts";
import { accountDeletion } from "./deletion.ts";
import { accountExports } from "./exports.ts";
import { accountPhone } from "./phone.ts";
import { accountSessions } from "./sessions.ts";
import { accountSettings } from "./settings.ts";

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
      secondFactorMissing: lacksFactor(context, context.session),
      support: support && { admin: admin?.email ?? "", reason: support.reason, endsAt: support.endsAt.toISOString() },
    };
  }),
  entitled: signedIn.account.entitled.handler(({ context }) =>
    context.asUser((db) => entitledNow(db, context.owner, context.now())),
  ),
  card: accountCard,
  consents,
  settings: accountSettings,
  avatar: accountAvatar,
  phone: accountPhone,
  sessions: accountSessions,
  exports: accountExports,
  deletion: accountDeletion,
};
