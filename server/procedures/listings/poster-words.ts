/** An agent's own words on posters: kept, with what the home says by itself; and whether a poster may leave with them. */
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { PosterCheck, PosterWords } from "#contract/media/poster-words";
import { briefOf } from "#engine/campaign/brief";
import { wordsIn } from "#engine/media/content/own-words";
import { blockersInWords } from "#engine/pieces/readiness";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { keepOwnWords, ownWords } from "#server/queries/listings/poster-words";
import { wordedInThread } from "#server/thread/index";

/**
 * What the owner answers for with the reason: keys of blockers, none where nothing speaks against the words. Throws piece_not_ready
 * without a reason, and where the law does not leave it to them.
 */
export function answeredFor(checks: Parameters<typeof blockersInWords>[0], reason: string | undefined): string[] {
  const blockers = blockersInWords(checks);
  if (blockers.length > 0 && (reason === undefined || blockers.some(({ owners }) => !owners)))
    throw new AppError("piece_not_ready");
  return blockers.map(({ key }) => key);
}

/** A poster leaves only with words that are borne out, or that its owner answers for where the law leaves that to them. */
export async function assertReady(
  context: RequestContext & MemberContext,
  { id, user_id }: { id: string; user_id: string },
  checks: readonly PosterCheck[],
  reason: string | undefined,
): Promise<void> {
  const over = answeredFor(checks, reason);
  if (over.length === 0) return;
  await context.db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${context.owner.userId}`, context.address);
    const after = { reason, over };
    await writeAudit(trx, { action: "posters.release", subjectId: id, accountId: user_id, after });
  });
}

/** Kept words (those of `keep` once they are kept) with what the home says by itself and what speaks against them. */
export async function wordsFor(
  context: RequestContext & MemberContext,
  { id, language }: { id: string; language: CopyLanguage },
  keep?: { version: number; words: PosterWords },
) {
  const { owner } = context;
  const { campaign, facts } = await context.asUser((db) => campaignWithFacts(db, owner, id));
  const kept = keep
    ? {
        words: keep.words,
        version: await keepOwnWords(
          context.db,
          owner,
          { campaignId: id, language, before: keep.version, words: keep.words },
          context.now(),
        ),
      }
    : await context.asUser((db) => ownWords(db, owner, id, language));
  const brief = briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });
  const { home, checks } = await wordedInThread(owner.userId, facts, brief, language, kept.words);
  return { ...kept, proposed: wordsIn(home), checks };
}
