/** Reminds of what is left of recalls. Apart from the work at them, which may never be over. */
import { remindOfRecalls } from "#server/publishing/recall/remind";
import type { RoundJob } from "./job.ts";

export const recallRemindersJob: RoundJob = {
  name: "recall-reminders",
  schedule: { everyMs: 60_000 },
  handler: (services) => remindOfRecalls(services),
};
