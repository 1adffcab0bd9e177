/**
 * Reminds of ends. Whatever was told is a row, with its mail in the outbox, so a round may be cut off anywhere, and makes up for
 * rounds that did not happen.
 */
import type { NotificationKind } from "#contract/notification";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type EndingPeriod, endedPeriods, endingPeriods } from "#server/queries/billing/package-ends";
import { tellOnce } from "#server/queries/billing/package-notices";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

type Deps = Pick<JobDeps, "db" | "now" | "log">;

/** Days before an end; after a pause of ours only the nearest is told, not those that were missed. */
const packageDays = [1, 3, 7] as const;
const TRIAL_DAYS = 2;
/** An end that nobody was told of for so long is no news. */
const NEWS_DAYS = 7;

/** One that cannot be told of keeps no other waiting; the next round tries it again. */
async function tell(
  { db, log, now }: Deps,
  kind: NotificationKind,
  once: string,
  periods: readonly EndingPeriod[],
): Promise<void> {
  for (const one of periods)
    try {
      const data = { planZh: one.plan_name.zh, planEn: one.plan_name.en, day: one.ends_at.toISOString() };
      const about = { subscriptionId: one.id, kind, once, data };
      await db.transaction().execute((trx) => tellOnce(trx, ownerOfRow(one), about, now()));
    } catch (err) {
      log.error({ notice: once, subscription: one.id, err }, "an end was not told");
    }
}

/** Tells of every end that is near or has come, each once. */
export async function remindPackages(deps: Deps): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const trial = { once: "trial_ending", trials: true, from: 0, to: TRIAL_DAYS };
  await tell(deps, "trial_ending", trial.once, await endingPeriods(db, trial, now));
  for (const [at, to] of packageDays.entries()) {
    const about = { once: `package_ending_${to}`, trials: false, from: packageDays[at - 1] ?? 0, to };
    await tell(deps, "package_ending", about.once, await endingPeriods(db, about, now));
  }
  for (const [once, trials] of [
    ["trial_ended", true],
    ["package_ended", false],
  ] as const)
    await tell(deps, once, once, await endedPeriods(db, { once, trials, days: NEWS_DAYS }, now));
}

export const remindPackagesJob: RoundJob = {
  name: "remind-packages",
  schedule: { everyMs: 60_000 },
  handler: remindPackages,
};
