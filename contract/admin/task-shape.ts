/** A task as administrators see it: its owner's task, and whose it is. */
import { z } from "zod";
import { task } from "#contract/task";

export const adminTask = task.extend({
  account: z.object({ id: z.uuid(), email: z.string().nullable(), name: z.string().nullable() }),
});
export type AdminTask = z.infer<typeof adminTask>;

/** Tasks that were moved, and those that were left as they are with why. Nothing of one that is refused is changed. */
export const tasksOutcome = z.object({
  done: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), why: task.shape.cause.unwrap() })),
});
export type TasksOutcome = z.infer<typeof tasksOutcome>;
