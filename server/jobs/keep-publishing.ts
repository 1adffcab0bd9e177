/** Looks after posts and accounts at publishing platforms. Sending itself is no round: it waits for nobody (server/publishing/run.ts). */
import { keepPublishing } from "#server/publishing/keep";
import type { RoundJob } from "./job.ts";

export const keepPublishingJob: RoundJob = {
  name: "keep-publishing",
  schedule: { everyMs: 5_000 },
  handler: keepPublishing,
};
