/** An agent's own words on the posters of a campaign, in one language. */
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { type PosterWords, posterWords } from "#contract/media/poster-words";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

export interface OwnWords {
  /** 0: none were ever kept. */
  version: number;
  words: PosterWords;
}

/** What is kept of limits that have changed since is left out. */
const readable = (kept: unknown): PosterWords => posterWords.safeParse(kept).data ?? {};

export async function ownWords(db: Db, owner: Owner, campaignId: string, language: CopyLanguage): Promise<OwnWords> {
  const row = await db
    .selectFrom("poster_words")
    .select(["version", "words"])
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .where("language", "=", language)
    .executeTakeFirst();
  return row ? { version: row.version, words: readable(row.words) } : { version: 0, words: {} };
}

/** Throws stale_edit where another version than `before` is kept. The campaign is the owner's. */
export async function keepOwnWords(
  db: Db,
  owner: Owner,
  kept: { campaignId: string; language: CopyLanguage; before: number; words: PosterWords },
  now: Date,
): Promise<number> {
  const { campaignId, language, before } = kept;
  const words = json(kept.words);
  const row =
    before === 0
      ? await db
          .insertInto("poster_words")
          .values({ campaign_id: campaignId, language, user_id: owner.userId, words, updated_at: now })
          .onConflict((on) => on.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await db
          .updateTable("poster_words")
          .set({ words, version: before + 1, updated_at: now })
          .where("user_id", "=", owner.userId)
          .where("campaign_id", "=", campaignId)
          .where("language", "=", language)
          .where("version", "=", before)
          .returning("version")
          .executeTakeFirst();
  if (!row) throw new AppError("stale_edit");
  return row.version;
}
