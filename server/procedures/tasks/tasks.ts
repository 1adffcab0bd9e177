/** The task queue: list, read, its course, try again, cancel, and the live stream. */

import { signedIn } from "#server/procedures/base/base";
import { taskQueues } from "#server/queries/tasks/task-queues";
import { taskOf } from "#server/queries/tasks/task-shape";
import { stepsOfTask } from "#server/queries/tasks/task-steps";
import { countTasks, getTask, listTasks } from "#server/queries/tasks/tasks";
import { cancelWithin } from "./cancel.ts";
import { retryFailed, retryTask } from "./retry.ts";
import { taskStream } from "./stream.ts";

export const tasks = {
  list: signedIn.tasks.list.handler(({ context, input }) =>
    context.asUser(async (db) => {
      const { rows, nextCursor } = await listTasks(db, context.owner, input);
      return { items: rows.map(taskOf), nextCursor, counts: await countTasks(db, context.owner, input) };
    }),
  ),

  paused: signedIn.tasks.paused.handler(async ({ context }) =>
    (await taskQueues(context.db)).flatMap(({ kind, paused_at, until }) =>
      paused_at ? [{ kind, since: paused_at.toISOString(), until: until?.toISOString() ?? null }] : [],
    ),
  ),

  get: signedIn.tasks.get.handler(async ({ context, input }) =>
    taskOf(await context.asUser((db) => getTask(db, context.owner, input.id))),
  ),

  timeline: signedIn.tasks.timeline.handler(({ context, input }) =>
    context.asUser(async (db) => {
      await getTask(db, context.owner, input.id);
      return await stepsOfTask(db, context.owner, input.id);
    }),
  ),

  retry: signedIn.tasks.retry.handler(({ context, input }) => retryTask(context, input.id)),
  retryFailed: signedIn.tasks.retryFailed.handler(({ context, input }) => retryFailed(context, input)),

  cancel: signedIn.tasks.cancel.handler(({ context, input }) =>
    context.db.transaction().execute((trx) => cancelWithin(trx, context.owner, input.id)),
  ),

  events: signedIn.tasks.events.handler(({ context, input, lastEventId, signal }) =>
    taskStream(context, input, lastEventId, signal),
  ),
};
