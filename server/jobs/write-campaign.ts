/** Write: every piece a campaign asks for, stored one by one, so that whatever stops us costs the piece in hand only. */
import { setImmediate as breathe } from "node:timers/promises";
import { AppError } from "#contract/errors";
import { briefOf } from "#engine/campaign/brief";
import type { Target } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { taskLimits } from "#server/base/limits";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { getCampaign } from "#server/queries/listings/campaigns";
import { insertPiece, piecesOfCampaign } from "#server/queries/listings/pieces";
import { eachConcurrently } from "./each-concurrently.ts";
import { type TaskJob, taskMessage } from "./job.ts";
import { retryDelay } from "./retry.ts";

/** Pieces in hand at a time: a model's answer takes seconds, and most of them are waiting. */
const AT_ONCE = 4;

const targetKey = (target: Target): string => `${target.language}/${target.platform}/${target.kind}`;

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
    const brief = briefOf(campaign);
    let done = written.size;
    const failures: { target: Target; error: unknown }[] = [];
    const write = async (target: Target) => {
      await breathe();
      run.signal.throwIfAborted();
      const piece = await deps
        .writePiece(campaign.listing, brief, target, run.signal, owner.userId)
        .catch((error: unknown) => {
          run.signal.throwIfAborted();
          failures.push({ target, error });
          return null;
        });
      if (!piece) return;
      done += 1;
      await run.progress((100 * done) / targets.length, {
        store: async (trx) => void (await insertPiece(trx, owner, campaign.id, targets.indexOf(target), piece)),
      });
    };
    await run.progress((100 * done) / targets.length);
    await eachConcurrently(
      targets.filter((target) => !written.has(targetKey(target))),
      AT_ONCE,
      write,
    );
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
