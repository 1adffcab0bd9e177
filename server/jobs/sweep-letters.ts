/** Takes dead letters away whose task is gone, or was tried again. */
import { sweepLetters } from "#server/queries/tasks/dead-letters";
import type { RoundJob } from "./job.ts";

export const sweepLettersJob: RoundJob = {
  name: "sweep-letters",
  schedule: { everyMs: 60 * 60_000 },
  handler: ({ db }) => sweepLetters(db),
};
