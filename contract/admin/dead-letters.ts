/**
 * Dead letters: tasks the system tried as often as it may and gave up for reasons of its own (a model that fails, a site that
 * cannot be reached, an error of ours). They wait for administrators (scopes operations, system, super) to run them again or
 * throw them away. What fails for a person's own reasons (no listing there, a wrong address) is none.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput } from "#contract/admin/list";
import { TASKS_AT_ONCE } from "#contract/admin/task-names";
import { adminTask, tasksOutcome } from "#contract/admin/task-shape";
import { errorCodes } from "#contract/errors";
import { taskKind } from "#contract/task";

const tags = ["administration"];

const deadLetter = z.object({
  id: z.uuid(),
  /** When it was given up. */
  at: z.string(),
  /** In the words of the error, without what could be a person's or a secret; null where the cause says it all. */
  said: z.string().nullable(),
  task: adminTask,
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** `q` as in the list of tasks. */
const deadLettersInput = listInput(["at"], { kind: taskKind.optional(), cause: z.enum(errorCodes).optional() });
export type DeadLettersAsked = z.infer<typeof deadLettersInput>;

const chosen = z.array(z.uuid()).min(1).max(TASKS_AT_ONCE);

export const deadLetters = {
  ...adminList("/tasks/dead", { summary: "Tasks that were given up", input: deadLettersInput, row: deadLetter }),
  get: oc
    .route({ method: "GET", path: "/admin/tasks/dead/{id}", tags })
    .input(z.object({ id: z.uuid() }))
    .output(
      deadLetter.extend({
        /** What was to be done, for reading: no page source, no query of an address, nothing secret. */
        payload: z.record(z.string(), z.unknown()),
      }),
    ),
  /** By the rules of a retry. One that ran meanwhile, or is gone, counts as done: asking twice runs nothing twice. */
  run: oc
    .route({ method: "POST", path: "/admin/tasks/dead/run", tags })
    .input(z.object({ ids: chosen }))
    .output(tasksOutcome),
  /** The task stays failed, and can still be tried again in the list of tasks. `reason`: for the audit. */
  discard: oc
    .route({ method: "POST", path: "/admin/tasks/dead/discard", tags })
    .input(z.object({ ids: chosen, reason: z.string().trim().min(1).max(500) }))
    .output(tasksOutcome),
};
