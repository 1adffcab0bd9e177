/** The processes that work at tasks, for administrators (scopes operations, system, super). */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminTask } from "#contract/admin/task-shape";
import { taskKind } from "#contract/task";

const worker = z.object({
  id: z.uuid(),
  /** Machine and process: "web-1 · 4211". */
  label: z.string(),
  version: z.string(),
  kinds: z.array(taskKind),
  /** Tasks it takes at the same time. */
  slots: z.number().int(),
  memoryBytes: z.number(),
  startedAt: z.string(),
  beatAt: z.string(),
  /** It has not been heard of for a while: it died, or its machine cannot reach the database. Its tasks went to others. */
  silent: z.boolean(),
  tasks: z.array(adminTask),
  /** Tasks of administrators, which only super sees. */
  hidden: z.number().int(),
});
export type Worker = z.infer<typeof worker>;

/** Of every process that was heard of in the last ten minutes, the one that works longest first. */
export const adminWorkers = oc
  .route({ method: "GET", path: "/admin/tasks/workers", tags: ["administration"] })
  .output(z.object({ workers: z.array(worker) }));
