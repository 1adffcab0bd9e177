/**
 * Rounds about homes that changed: comparing them with what was published of them, doing what was ordered of that, reminding of what
 * is left. Each is a round of its own, because the first two may never be over, and the first waits for no platform.
 */

import { workInLanes } from "#server/base/lanes";
import { recallLimits } from "#server/base/limits";
import type { RecallCheckRow } from "#server/db/tables/posts/recalls";
import { checkHome } from "#server/publishing/recall/check";
import { remindOfRecalls } from "#server/publishing/recall/remind";
import { workOrders } from "#server/publishing/recall/work";
import type { PublishServices } from "#server/publishing/services";
import { postponeCheck, takeCheck } from "#server/queries/publications/recall-checks";
import type { RoundJob } from "./job.ts";

/** A home that cannot be compared keeps no other waiting; its planned posts go on waiting until it can. */
async function compare(services: PublishServices, check: RecallCheckRow): Promise<void> {
  const { db, log } = services;
  const about = { home: check.property_id };
  try {
    await checkHome(services, check);
  } catch (err) {
    log.error({ err, ...about }, "a home could not be compared with what was published of it");
    await postponeCheck(db, check).catch((again: unknown) => {
      log.warn({ err: again, ...about }, "a comparison could not be put off; it is taken again");
    });
  }
}

/** Accounts in turn: whoever changed many homes keeps nobody else's posts waiting. */
export async function recallChanges(
  services: PublishServices,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { checks, everyMs: lookEveryMs } = recallLimits;
  const take = async (busy: readonly string[]) => (await takeCheck(services.db, checks.claimMs, busy)) ?? null;
  await workInLanes({ ...checks, lookEveryMs, take, work: (check) => compare(services, check) }, signal);
}

export const recallChangesJob: RoundJob = {
  name: "recall-changes",
  schedule: { everyMs: recallLimits.everyMs },
  handler: recallChanges,
};

export const recallOrdersJob: RoundJob = {
  name: "recall-orders",
  schedule: { everyMs: recallLimits.everyMs },
  handler: workOrders,
};

export const recallRemindersJob: RoundJob = {
  name: "recall-reminders",
  schedule: { everyMs: 60_000 },
  handler: (services) => remindOfRecalls(services),
};
