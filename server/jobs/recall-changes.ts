/** Does what was ordered of recalls, compares homes that changed with what was published of them, and reminds of what is left. */

import { recallLimits } from "#server/base/limits";
import { checkHome } from "#server/publishing/recall/check";
import { remindOfRecalls } from "#server/publishing/recall/remind";
import { workOrders } from "#server/publishing/recall/work";
import type { PublishServices } from "#server/publishing/services";
import { dueChecks, postponeCheck } from "#server/queries/publications/recall-checks";
import type { RoundJob } from "./job.ts";

/** A home that cannot be compared keeps no other waiting; its planned posts go on waiting until it can. */
export async function recallChanges(
  services: PublishServices,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await workOrders(services, signal);
  for (const check of await dueChecks(services.db)) {
    if (signal.aborted) return;
    try {
      await checkHome(services, check);
    } catch (err) {
      services.log.error(
        { err, home: check.property_id },
        "a home could not be compared with what was published of it",
      );
      await postponeCheck(services.db, check);
    }
  }
  await remindOfRecalls(services);
}

export const recallChangesJob: RoundJob = {
  name: "recall-changes",
  schedule: { everyMs: recallLimits.everyMs },
  handler: recallChanges,
};
