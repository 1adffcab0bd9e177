/** Does what was ordered of recalls. Apart from the comparing of homes, which waits for no platform. */
import { recallLimits } from "#server/base/limits";
import { workOrders } from "#server/publishing/recall/work";
import type { RoundJob } from "./job.ts";

export const recallOrdersJob: RoundJob = {
  name: "recall-orders",
  schedule: { everyMs: recallLimits.everyMs },
  handler: workOrders,
};
