/** The task queue: list, read, try again, cancel, and the live stream. */
import { AppError } from "#contract/errors";
import { enqueueTask } from "#server/jobs/job";
import { taskOf } from "#server/queries/task-shape";
import { cancelTask, countTasks, getTask, listTasks, reopenTask } from "#server/queries/tasks";
import { signedIn } from "./base.ts";
import { taskStream } from "./task-stream.ts";

export const tasks = {
  list: signedIn.tasks.list.handler(({ context, input }) =>
    context.asUser(async (db) => {
      const { rows, nextCursor } = await listTasks(db, context.owner, input);
      return { items: rows.map(taskOf), nextCursor, counts: await countTasks(db, context.owner) };
    }),
  ),

  get: signedIn.tasks.get.handler(async ({ context, input }) =>
    taskOf(await context.asUser((db) => getTask(db, context.owner, input.id))),
  ),

  retry: signedIn.tasks.retry.handler(async ({ context, input }) => {
    const row = await context.db.transaction().execute(async (trx) => {
      const reopened = await reopenTask(trx, context.owner, input.id);
      if (reopened) await enqueueTask(context.boss, trx, reopened);
      return reopened;
    });
    if (row) return taskOf(row);
    await getTask(context.db, context.owner, input.id);
    throw new AppError("not_retryable");
  }),

  cancel: signedIn.tasks.cancel.handler(async ({ context, input }) => {
    const row = await cancelTask(context.db, context.owner, input.id);
    if (row) return taskOf(row);
    await getTask(context.db, context.owner, input.id);
    throw new AppError("not_cancellable");
  }),

  events: signedIn.tasks.events.handler(({ context, input, lastEventId, signal }) =>
    taskStream(context, input, lastEventId, signal),
  ),
};
