/** The notifications centre: list, mark as read, and the live count. */

import { AppError } from "#contract/errors";
import type { Notification } from "#contract/notification";
import type { NotificationRow } from "#server/db/tables/notifications";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { countUnread, listNotifications, markRead, newestUnread } from "#server/queries/notifications/notifications";

/** At the latest after this long the count is looked at again, should a message of the database have been lost. */
const LOOK_AGAIN_MS = 15_000;

const notificationOf = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  data: row.data,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});

async function* tell(context: RequestContext & MemberContext, signal: AbortSignal | undefined) {
  const { feed, owner } = context;
  const leave = feed.enter(owner.userId);
  if (!leave) return;
  const ended = AbortSignal.any([context.stopping, ...(signal ? [signal] : [])]);
  let lastState: string | null = null;
  try {
    while (!ended.aborted) {
      // Begun before the look, so that a change between the look and the wait is not slept over.
      const change = feed.next(owner.userId, AbortSignal.any([ended, AbortSignal.timeout(LOOK_AGAIN_MS)]));
      const { unread, newest } = await context.asUser(async (db) => ({
        unread: await countUnread(db, owner),
        newest: await newestUnread(db, owner),
      }));
      const state = `${unread}/${newest?.id}`;
      if (state !== lastState) yield { unread, newest: newest ? notificationOf(newest) : null };
      lastState = state;
      await change;
      if (ended.aborted || !(await context.stands())) return;
    }
  } finally {
    leave();
  }
}

export const notifications = {
  list: signedIn.notifications.list.handler(({ context, input }) =>
    context.asUser(async (db) => {
      const { rows, nextCursor } = await listNotifications(db, context.owner, input);
      return { items: rows.map(notificationOf), nextCursor, unread: await countUnread(db, context.owner) };
    }),
  ),

  read: signedIn.notifications.read.handler(({ context, input }) =>
    context.asUser(async (db) => {
      await markRead(db, context.owner, input.ids, context.now());
      return { unread: await countUnread(db, context.owner) };
    }),
  ),

  events: signedIn.notifications.events.handler(({ context, signal }) => {
    if (context.feed.isFull(context.owner.userId)) throw new AppError("too_many_requests");
    return tell(context, signal);
  }),
};
