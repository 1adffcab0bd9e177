/** How many notifications are unread, live while the window is looked at, one stream for all windows. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, forever, orpc } from "#web/lib/api.ts";
import { listenTogether } from "#web/lib/shared-stream.ts";

/** Of the query cache: the stream writes it, marking something as read does so ahead of the stream. */
export const unreadKey = ["notifications", "unread"] as const;

export function useUnread(): number {
  const queries = useQueryClient();
  useEffect(() => {
    return listenTogether({
      name: "notifications",
      open: (signal) => api.notifications.events(undefined, { signal, context: forever }),
      hear: ({ unread }) => {
        queries.setQueryData(unreadKey, unread);
        void queries.invalidateQueries({ queryKey: orpc.notifications.list.key() });
      },
    });
  }, [queries]);
  return useQuery<number>({ queryKey: unreadKey, queryFn: () => 0, enabled: false, initialData: 0 }).data;
}
