/** A task: one visible unit of work with the four statuses of the specification. */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { errorCodes } from "#contract/errors";
import { taskKinds, taskStatuses } from "#contract/task-names";

export type { TaskStatus } from "#contract/task-names";

export const taskKind = z.enum(taskKinds);
export const taskStatus = z.enum(taskStatuses);

export const task = z.object({
  id: z.uuid(),
  /** Shown to people: "TASK-001", a sequence per account. */
  number: z.string(),
  kind: taskKind,
  title: z.string(),
  status: taskStatus,
  progress: z.number().int().min(0).max(100),
  /** Seconds this kind of task is expected to take, learned from past ones; null before there are any. */
  estimatedSeconds: z.number().nonnegative().nullable(),
  attempts: z.number().int().nonnegative(),
  /** Why it failed; the dictionary has the sentence. */
  cause: z
    .object({
      code: z.enum(errorCodes),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    })
    .nullable(),
  campaignId: z.uuid().nullable(),
  propertyId: z.uuid().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type Task = z.infer<typeof task>;

const taskSteps = ["created", "started", "progress", "waiting", "retried", "completed", "failed", "cancelled"] as const;

/** One step of a task's course. */
export const taskStep = z.object({
  step: z.enum(taskSteps),
  at: z.string(),
  /** The how-manieth attempt it belongs to, from 1; 0 before the first. */
  attempt: z.number().int().nonnegative(),
  progress: z.number().int().min(0).max(100),
  /** Why it failed, or why it waits for another attempt; null when nothing went wrong (the server was restarted). */
  cause: task.shape.cause,
});
/** A kind of task that is not worked at: what waits stays. `until`: when it is expected to go on; null: not known yet. */
const pausedQueue = z.object({ kind: taskKind, since: z.string(), until: z.string().nullable() });
export type PausedQueue = z.infer<typeof pausedQueue>;
export type TaskStep = z.infer<typeof taskStep>;

const byId = z.object({ id: z.uuid() });
/** Which tasks are meant: by kind, and by a part of the title or the number. */
const about = { kind: taskKind.optional(), query: z.string().max(100).optional() };

export const tasks = {
  list: oc
    .route({ method: "GET", path: "/tasks", tags: ["tasks"] })
    .input(
      z.object({
        status: taskStatus.optional(),
        ...about,
        cursor: z.string().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.object({
        items: z.array(task),
        nextCursor: z.string().nullable(),
        /** Of the same kind and search, in each status. */
        counts: z.record(taskStatus, z.number()),
      }),
    ),
  /** The queues that are paused for maintenance; mostly none. */
  paused: oc.route({ method: "GET", path: "/tasks/paused", tags: ["tasks"] }).output(z.array(pausedQueue)),
  get: oc
    .route({ method: "GET", path: "/tasks/{id}", tags: ["tasks"] })
    .input(byId)
    .output(task),
  /** What happened to the task, oldest first; at most the newest 200 steps. */
  timeline: oc
    .route({ method: "GET", path: "/tasks/{id}/timeline", tags: ["tasks"] })
    .input(byId)
    .output(z.array(taskStep)),
  /** `not_retryable` unless it has failed, `retry_limit` when it was tried again too often within the hour. */
  retry: oc
    .route({ method: "POST", path: "/tasks/{id}/retry", tags: ["tasks"] })
    .input(byId)
    .output(task),
  /** Tries the newest failed tasks again, at most 50, but not those a person cancelled or has retried too often. */
  retryFailed: oc
    .route({ method: "POST", path: "/tasks/retry-failed", tags: ["tasks"] })
    .input(z.object(about))
    .output(
      z.object({
        retried: z.array(task),
        refused: z.number().int(),
        /** What the plan refused one of them for; null: none was refused by it. */
        why: task.shape.cause,
      }),
    ),
  /** Ends it. What is written stays. The listing it took comes back; of tasks that left texts, three times a period. */
  cancel: oc
    .route({ method: "POST", path: "/tasks/{id}/cancel", tags: ["tasks"] })
    .input(byId)
    .output(task),
  /** Every change to the caller's tasks, in order; a reconnecting client sends Last-Event-ID and misses nothing. */
  events: oc
    .route({ method: "GET", path: "/tasks/events", tags: ["tasks"] })
    .input(z.object({ campaignId: z.uuid().optional(), taskId: z.uuid().optional() }))
    .output(eventIterator(task)),
};
