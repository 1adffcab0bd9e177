/**
 * Reminds of ends and sends the mails of what was told. Whatever was told is a row, so a round may be cut off anywhere, may
 * run in several processes at once, and makes up for rounds that did not happen.
 */
import type { NotificationKind } from "#contract/notification";
import { mailLanguage } from "#server/mails/language";
import { dayIn, renderPackageNotice } from "#server/mails/notice";
import { isPackageNotice } from "#server/mails/package-notices";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { type EndingPeriod, endedPeriods, endingPeriods } from "#server/queries/billing/package-ends";
import { markMailed, takeDueMail, tellOnce } from "#server/queries/billing/package-notices";
import { readNames } from "#server/queries/settings/names";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

type Deps = Pick<JobDeps, "db" | "accounts" | "mailer" | "origin" | "now" | "log">;

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
export async function tellEnds(deps: Deps): Promise<void> {
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

/** Sends what is due, one by one. A mail that does not leave is tried again later and keeps no other waiting. */
export async function sendPackageMails(deps: Deps): Promise<void> {
  const { db, accounts, mailer, now, log } = deps;
  for (let row = await takeDueMail(db, now()); row; row = await takeDueMail(db, now())) {
    const owner = ownerOfRow(row);
    const { kind } = row.data;
    const facts = await accounts.find(row.user_id);
    if (!facts || typeof kind !== "string" || !isPackageNotice(kind)) {
      await markMailed(db, row.id, now());
      continue;
    }
    try {
      const language = mailLanguage(await languageOfAccount(db, owner), null);
      const period = await db
        .selectFrom("subscriptions")
        .select(["starts_at", "ends_at", "time_zone", "plan"])
        .where("id", "=", row.subscription_id)
        .executeTakeFirstOrThrow();
      const values = {
        plan: period.plan.name[language],
        from: dayIn(period.starts_at, language, period.time_zone),
        day: dayIn(period.ends_at, language, period.time_zone),
        used: String(row.data.used ?? ""),
        total: String(row.data.total ?? ""),
      };
      const mail = renderPackageNotice(kind, language, { values, origin: deps.origin(), names: await readNames(db) });
      await mailer.send({ ...mail, to: facts.email, id: row.id });
      await markMailed(db, row.id, now());
    } catch (error) {
      log.error({ mail: kind, reason: error instanceof Error ? error.message : "unknown" }, "mail not sent");
    }
  }
}

/** One round of both. */
export async function remindPackages(deps: Deps): Promise<void> {
  await tellEnds(deps);
  await sendPackageMails(deps);
}

export const remindPackagesJob: RoundJob = {
  name: "remind-packages",
  schedule: { everyMs: 60_000 },
  handler: remindPackages,
};
