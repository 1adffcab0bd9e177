/** Tells agents of what they wanted to be reminded of. Whatever was told is marked in the same transaction: a round may be cut off anywhere. */
import { dueReminders, tellReminder } from "#server/queries/leads/reminders";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

/** One that cannot be told of keeps no other waiting; the next round tries it again. */
export async function remindLeads({ db, now, log }: Pick<JobDeps, "db" | "now" | "log">): Promise<void> {
  for (const { id } of await dueReminders(db, now()))
    try {
      await db.transaction().execute((trx) => tellReminder(trx, id, now()));
    } catch (err) {
      log.error({ reminder: id, err }, "a reminder was not told");
    }
}

export const remindLeadsJob: RoundJob = {
  name: "remind-leads",
  schedule: { everyMs: 30_000 },
  handler: remindLeads,
};
