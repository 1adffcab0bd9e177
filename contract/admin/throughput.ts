/** How many tasks ended in each stretch of the last hour or day, for administrators. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { throughputSpans } from "#contract/admin/task-names";
import { taskKind } from "#contract/task";

const throughput = z.object({
  /** Length of a stretch. */
  seconds: z.number().int(),
  /** Oldest first, none left out; the last one still runs. `failed`: not those a person cancelled. */
  points: z.array(
    z.object({
      at: z.string(),
      completed: z.partialRecord(taskKind, z.number().int()),
      failed: z.number().int(),
    }),
  ),
});
export type Throughput = z.infer<typeof throughput>;

export const adminThroughput = oc
  .route({ method: "GET", path: "/admin/tasks/throughput", tags: ["administration"] })
  .input(z.object({ span: z.enum(throughputSpans).default("hour") }))
  .output(throughput);
