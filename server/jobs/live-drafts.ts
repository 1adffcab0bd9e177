/** Lets whoever watches a campaign read along while models write: at most so often, and never in the way of the writing. */
import type { LiveDraft } from "#adapters/models/pack-context";
import type { CampaignDraft } from "#contract/campaign";
import { draftLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { putDrafts, removeDrafts } from "#server/queries/listings/piece-drafts";

export interface LiveDrafts {
  /** Its newest state is written down soon. */
  show(draft: LiveDraft): void;
  /** In the transaction that stores its piece, or gives it up. */
  done(db: Db, target: LiveDraft["target"]): Promise<void>;
  /** At the end, however it came. */
  stop(): Promise<void>;
}

const keyOf = ({ language, platform, kind }: LiveDraft["target"]): string => `${language}/${platform}/${kind}`;

export function liveDrafts({ db, log }: { db: Db; log: Log }, owner: Owner, campaignId: string): LiveDrafts {
  const pending = new Map<string, CampaignDraft>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let draftsStand = false;
  const flush = (): void => {
    timer = null;
    const drafts = [...pending.values()];
    pending.clear();
    if (drafts.length === 0) return;
    draftsStand = true;
    writing = putDrafts(db, owner, campaignId, drafts).catch((err: unknown) =>
      log.warn({ err, campaignId }, "a draft was not shown"),
    );
  };
  return {
    show({ target, title, body, state }) {
      if (body.trim() === "") return;
      pending.set(keyOf(target), { ...target, title, body, state });
      timer ??= setTimeout(flush, draftLimits.everyMs);
    },
    async done(trx, target) {
      pending.delete(keyOf(target));
      // what is on its way would come after the piece
      await writing;
      if (draftsStand) await removeDrafts(trx, owner, campaignId, target);
    },
    async stop() {
      if (timer) clearTimeout(timer);
      pending.clear();
      await writing;
      if (!draftsStand) return;
      await removeDrafts(db, owner, campaignId, null).catch((err: unknown) =>
        log.warn({ err, campaignId }, "drafts were not taken away"),
      );
    },
  };
}
