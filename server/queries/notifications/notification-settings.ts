/** What news a person wants where: the product's suggestion, changed by whatever they switched. */
import { type NewsChannel, type NewsKind, type NewsWishes, usualWishes } from "#contract/notification-settings";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/**
 * Whether news of that kind may reach the account over that channel; null: of what is always told. For whoever is about to
 * send some.
 */
export async function wants(db: Db, userId: string, kind: NewsKind | null, channel: NewsChannel): Promise<boolean> {
  if (kind === null) return true;
  const row = await db
    .selectFrom("notification_settings")
    .select("wanted")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("channel", "=", channel)
    .executeTakeFirst();
  return row?.wanted ?? usualWishes[kind][channel];
}

/** Every kind and channel. */
export async function findWishes(db: Db, owner: Owner): Promise<NewsWishes> {
  const rows = await db
    .selectFrom("notification_settings")
    .select(["kind", "channel", "wanted"])
    .where("user_id", "=", owner.userId)
    .execute();
  const wishes = structuredClone(usualWishes);
  for (const { kind, channel, wanted } of rows) wishes[kind][channel] = wanted;
  return wishes;
}

/** Keeps one switch: a kind of news, a channel, wanted or not. */
export const saveWish = (
  db: Db,
  owner: Owner,
  wish: { kind: NewsKind; channel: NewsChannel; wanted: boolean },
  now: Date,
) =>
  db
    .insertInto("notification_settings")
    .values({ user_id: owner.userId, ...wish, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "channel"]).doUpdateSet({ wanted: wish.wanted, updated_at: now }),
    )
    .execute();
