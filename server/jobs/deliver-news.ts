/** Tells accounts' own programs what happened; what was not taken is tried again, ever more rarely. */
import { deliverNews } from "#server/publishing/webhooks/send";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

export const deliverNewsJob: RoundJob = {
  name: "deliver-news",
  schedule: { everyMs: 2_000 },
  handler: (services: JobDeps, signal) => deliverNews(services, signal),
};
