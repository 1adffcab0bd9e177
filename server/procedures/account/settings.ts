/** What the profile screen shows beside the row of `profiles`, the language, and which news is wanted. */
import { AppError } from "#contract/errors";
import { signedIn } from "#server/procedures/base/base";
import { newestExport } from "#server/queries/accounts/data-exports";
import { findDeletion } from "#server/queries/accounts/deletions";
import { findProfile, saveLanguage } from "#server/queries/accounts/profiles";
import { findWishes, saveWish } from "#server/queries/notifications/notification-settings";

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

export const accountSettings = {
  get: signedIn.account.settings.get.handler(async ({ context }) => {
    const { owner, session } = context;
    const facts = await context.backend.accounts.find(session.userId);
    if (!facts) throw new AppError("unauthorized");
    const { profile, deletion, news, dataExport } = await context.asUser(async (db) => ({
      profile: await findProfile(db, owner),
      deletion: await findDeletion(db, owner),
      news: await findWishes(db, owner),
      dataExport: await newestExport(db, owner, context.now()),
    }));
    return {
      email: facts.email,
      emailConfirmedAt: iso(facts.emailConfirmedAt),
      phone: profile?.phone ?? null,
      phoneVerifiedAt: iso(profile?.phone_verified_at),
      language: profile?.language ?? null,
      createdAt: facts.createdAt.toISOString(),
      lastSignInAt: iso(facts.lastSignInAt),
      deletion: deletion
        ? { requestedAt: deletion.requested_at.toISOString(), dueAt: deletion.due_at.toISOString() }
        : null,
      canTextPhones: context.sms !== null,
      news,
      dataExport,
    };
  }),

  language: signedIn.account.settings.language.handler(async ({ context, input }) => {
    await context.asUser((db) => saveLanguage(db, context.owner, input.language));
    return input;
  }),

  news: signedIn.account.settings.news.handler(({ context, input }) =>
    context.asUser(async (db) => {
      await saveWish(db, context.owner, input, context.now());
      return findWishes(db, context.owner);
    }),
  ),
};
