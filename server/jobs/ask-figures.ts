/** Asks platforms what they count of posts that stand there. */
import { askFigures } from "#server/publishing/ask-figures";
import type { RoundJob } from "./job.ts";

export const askFiguresJob: RoundJob = {
  name: "ask-figures",
  schedule: { everyMs: 60_000 },
  handler: askFigures,
};
