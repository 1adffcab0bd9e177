/** Everybody's tasks as administrators see them (scopes operations, system, super): found, read, tried again, cancelled. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { deadLetters } from "#contract/admin/dead-letters";
import { adminList, listInput, ofCustomers, within } from "#contract/admin/list";
import { adminTaskSorts, NOT_CANCELLED, TASKS_AT_ONCE } from "#contract/admin/task-names";
import { adminTask, tasksOutcome } from "#contract/admin/task-shape";
import { adminThroughput } from "#contract/admin/throughput";
import { adminWorkers } from "#contract/admin/workers";
import { errorCodes } from "#contract/errors";
import { taskKind, taskStatus, taskStep } from "#contract/task";

const tags = ["administration"];

/**
 * `q`: a number ("TASK-012", "12"), the beginning of an e-mail address (with its "@"), or words of the title. Times are those
 * of the creation.
 */
const tasksInput = listInput(adminTaskSorts, {
  status: taskStatus.optional(),
  kind: taskKind.optional(),
  /** Of failed tasks; `not_cancelled`: whatever it was, unless somebody cancelled. */
  cause: z.enum([...errorCodes, NOT_CANCELLED]).optional(),
  ended: within.optional(),
  ...ofCustomers,
  userId: z.uuid().optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
});
export type AdminTasksAsked = z.infer<typeof tasksInput>;

/** How a kind of task does, of everybody's. */
const queueHealth = z.object({
  kind: taskKind,
  /** Null: it is worked at. */
  paused: z.object({ since: z.string(), until: z.string().nullable(), reason: z.string() }).nullable(),
  pending: z.number().int(),
  processing: z.number().int(),
  /** Creation of what has waited longest. */
  oldest: z.string().nullable(),
  /** Completed in the last minute, and hour; failed (not cancelled) in the last hour. */
  lastMinute: z.number().int(),
  lastHour: z.number().int(),
  failedLastHour: z.number().int(),
  /** Seconds between asking and beginning, of what began in the last hour (its newest 2,000); null: nothing did. */
  waited: z.object({ median: z.number(), most: z.number() }).nullable(),
});
export type QueueHealth = z.infer<typeof queueHealth>;
/** What failed in the last day, the most frequent cause first. */
const failureCount = z.object({ kind: taskKind, code: z.string(), count: z.number().int() });

const chosen = z.array(z.uuid()).min(1).max(TASKS_AT_ONCE);

export const adminTasks = {
  ...adminList("/tasks", { summary: "Tasks of all accounts", input: tasksInput, row: adminTask }),
  get: oc
    .route({ method: "GET", path: "/admin/tasks/{id}", tags })
    .input(z.object({ id: z.uuid() }))
    .output(adminTask.extend({ steps: z.array(taskStep), retries: z.number().int() })),
  queues: oc
    .route({ method: "GET", path: "/admin/tasks/queues", tags })
    .output(z.object({ queues: z.array(queueHealth), failures: z.array(failureCount) })),
  throughput: adminThroughput,
  workers: adminWorkers,
  dead: deadLetters,
  /** What runs is finished, what waits stays; people read that it is paused, and `until`, when it goes on by itself. Throws invalid_input. */
  pause: oc
    .route({ method: "POST", path: "/admin/tasks/queues/{kind}/pause", tags })
    .input(
      z.object({
        kind: taskKind,
        until: z.iso.datetime({ offset: true }).nullable(),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({ kind: taskKind })),
  resume: oc
    .route({ method: "POST", path: "/admin/tasks/queues/{kind}/resume", tags })
    .input(z.object({ kind: taskKind }))
    .output(z.object({ kind: taskKind })),
  /** As if their owners did it: the same limits, the listing taken again from the plan of today. */
  retry: oc
    .route({ method: "POST", path: "/admin/tasks/retry", tags })
    .input(z.object({ ids: chosen }))
    .output(tasksOutcome),
  /** As if their owners did it: what is written stays, the listing comes back by the same rules. `reason`: for the audit. */
  cancel: oc
    .route({ method: "POST", path: "/admin/tasks/cancel", tags })
    .input(z.object({ ids: chosen, reason: z.string().trim().min(1).max(500) }))
    .output(tasksOutcome),
};
