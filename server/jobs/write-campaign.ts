/** Write: every piece a campaign asks for, stored one by one, so that whatever stops us costs the piece in hand only. */
import { setImmediate as breathe } from "node:timers/promises";
import type { Left } from "#adapters/models/write-pack";
import type { FallbackReason, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import { briefOf } from "#engine/campaign/brief";
import type { Target } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { eachConcurrently } from "#server/base/each-concurrently";
import { taskLimits } from "#server/base/limits";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { getCampaign, pageOfCampaign } from "#server/queries/listings/campaigns";
import { insertPiece, piecesOfCampaign } from "#server/queries/listings/pieces";
import { type TaskJob, taskMessage } from "./job.ts";
import { liveDrafts } from "./live-drafts.ts";
import { retryDelay } from "./retry.ts";

/** Languages asked for at a time, and pieces in hand: a model's answer takes seconds, and most of them are waiting. */
const AT_ONCE = 4;

const targetKey = (target: Target): string => `${target.language}/${target.platform}/${target.kind}`;

/** One request a language writes the whole pack. */
const packsOf = (targets: readonly Target[]): Target[][] =>
  [...new Set(targets.map(({ language }) => language))].map((language) =>
    targets.filter((target) => target.language === language),
  );

const positionOf = (targets: readonly Target[], piece: Target): number =>
  targets.findIndex((target) => targetKey(target) === targetKey(piece));

export const writeCampaign: TaskJob = {
  name: "write-campaign",
  queue: { kind: "write", ...taskLimits.write },
  schema: taskMessage,
  async handler(deps, task, run) {
    const owner = ownerOfRow(task);
    if (task.campaign_id === null) throw new AppError("not_found");
    const campaign = await getCampaign(deps.db, owner, task.campaign_id);
    const targets = targetsFor(campaign.preferences);
    const written = new Set((await piecesOfCampaign(deps.db, owner, campaign.id)).map(targetKey));
    const brief = briefOf({ ...campaign, page: pageOfCampaign(deps.origin(), campaign) });
    let done = written.size;
    const failures: { target: Target; error: unknown }[] = [];
    const live = liveDrafts(deps, owner, campaign.id);
    const store = async (piece: Piece, fallback: FallbackReason | null) => {
      done += 1;
      await run.progress((100 * done) / targets.length, {
        store: async (trx) => {
          await insertPiece(trx, owner, campaign.id, positionOf(targets, piece), piece, fallback);
          await live.done(trx, piece);
        },
      });
    };
    const compose = async ({ target, reason }: Left) => {
      await breathe();
      run.signal.throwIfAborted();
      const piece = await deps
        .writePiece(campaign.listing, brief, target, run.signal, owner.userId)
        .catch((error: unknown) => {
          run.signal.throwIfAborted();
          failures.push({ target, error });
          return null;
        });
      if (piece) await store(piece, reason);
    };
    await run.progress((100 * done) / targets.length);
    const packs = packsOf(targets.filter((target) => !written.has(targetKey(target))));
    const events = { onPiece: (piece: Piece) => store(piece, null), onDraft: live.show };
    await eachConcurrently(packs, AT_ONCE, async (pack) => {
      const packRequest = {
        listing: campaign.listing,
        brief,
        targets: pack,
        userId: owner.userId,
        campaignId: campaign.id,
      };
      const left = await deps.askModels(packRequest, events, run.signal);
      await eachConcurrently(left, Math.max(1, Math.floor(AT_ONCE / packs.length)), compose);
    }).finally(live.stop);
    // One piece that could not be written does not cost the others; the next attempt writes only what is missing.
    if (failures.length > 0) throw causeOf(failures);
  },
};

/** A cause that may pass stays itself, to be tried again; of any other a person learns which languages are missing. */
function causeOf(failures: readonly { target: Target; error: unknown }[]): unknown {
  const passing = failures.find(({ error }) => !(error instanceof AppError) || retryDelay(error.code, 1) !== null);
  if (passing) return passing.error;
  const languages = new Set(failures.map(({ target }) => ownName(target.language)));
  return new AppError("not_written", {
    data: { count: failures.length, languages: [...languages].join(" · ") },
    cause: failures[0]?.error,
  });
}

/** "Deutsch" for "de": understood in either interface language. */
const ownName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
