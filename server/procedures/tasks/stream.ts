/**
 * The live stream of an account's tasks. It begins after the client's Last-Event-ID, or with the tasks as they are; it
 * ends when the browser leaves, the session ends or the server stops, and the browser's reconnection misses nothing.
 */
import { withEventMeta } from "@orpc/server";
import { AppError } from "#contract/errors";
import type { Task } from "#contract/task";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { currentTasks, eventsAfter, newestEventId, type TaskFilter } from "#server/queries/tasks/task-events";
import { taskOf } from "#server/queries/tasks/task-shape";

/** Events read at a time. */
const BATCH = 200;
/** At the latest after this long the session is looked at again, and the record, should a notification have been lost. */
const LOOK_AGAIN_MS = 15_000;

async function* tell(
  context: RequestContext & MemberContext,
  filter: TaskFilter,
  lastEventId: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Task, void, void> {
  const ended = AbortSignal.any([context.stopping, ...(signal ? [signal] : [])]);
  const { owner, feed } = context;
  let last = lastEventId && /^\d{1,18}$/.test(lastEventId) ? lastEventId : null;
  if (last === null) {
    const start = await context.asUser(async (db) => ({
      // Read before the tasks: an event in between is then sent twice rather than never.
      id: await newestEventId(db, owner),
      tasks: await currentTasks(db, owner, filter),
    }));
    last = start.id;
    for (const row of start.tasks) yield withEventMeta(taskOf(row), { id: start.id });
  }
  while (!ended.aborted) {
    // Begun before the look, so that a change between the look and the wait is not slept over.
    const waiting = new AbortController();
    const change = feed.next(
      owner.userId,
      AbortSignal.any([ended, waiting.signal, AbortSignal.timeout(LOOK_AGAIN_MS)]),
    );
    const from: string = last;
    const page = await context.asUser((db) => eventsAfter(db, owner, from, filter, BATCH));
    for (const event of page.events) yield withEventMeta(event.task, { id: event.id });
    last = page.last;
    if (page.more) waiting.abort();
    await change;
    if (ended.aborted || !(await context.stands())) return;
  }
}

async function* counted(...about: Parameters<typeof tell>): AsyncGenerator<Task, void, void> {
  const [{ feed, owner }] = about;
  const leave = feed.enter(owner.userId);
  // filled up since the door was passed: the client comes back and is told there
  if (!leave) return;
  try {
    yield* tell(...about);
  } finally {
    leave();
  }
}

/** Throws too_many_requests, before anything is sent, when the account has its share of streams open. */
export function taskStream(...about: Parameters<typeof tell>): AsyncGenerator<Task, void, void> {
  const [{ feed, owner }] = about;
  if (feed.isFull(owner.userId)) throw new AppError("too_many_requests");
  return counted(...about);
}
