/** The list of notifications, page by page, and marking them as read: shown at once, taken back when it did not work. */
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#contract/notification";
import { api, orpc } from "#web/lib/api.ts";
import { unreadKey } from "#web/shell/notifications/use-unread.ts";

type Pages = InfiniteData<{ items: Notification[]; nextCursor: string | null; unread: number }, string | undefined>;

/** The pages with those notifications (or all) read at `now`. */
const withRead = (pages: Pages, ids: readonly string[] | undefined, now: string): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map((item) =>
      item.readAt === null && (ids?.includes(item.id) ?? true) ? { ...item, readAt: now } : item,
    ),
  })),
});

export function useInbox() {
  const queries = useQueryClient();
  const options = orpc.notifications.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 20, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const list = useInfiniteQuery(options);
  const read = useMutation({
    mutationFn: (ids: string[] | undefined) => api.notifications.read(ids ? { ids } : {}),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: options.queryKey });
      const before = { pages: queries.getQueryData(options.queryKey), unread: queries.getQueryData<number>(unreadKey) };
      if (before.pages) queries.setQueryData(options.queryKey, withRead(before.pages, ids, new Date().toISOString()));
      queries.setQueryData(unreadKey, ids ? Math.max(0, (before.unread ?? 0) - ids.length) : 0);
      return before;
    },
    onError: (_error, _ids, before) => {
      queries.setQueryData(options.queryKey, before?.pages);
      queries.setQueryData(unreadKey, before?.unread);
    },
    onSuccess: ({ unread }) => queries.setQueryData(unreadKey, unread),
  });
  return { list, read };
}
