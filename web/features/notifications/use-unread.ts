/** How many notifications are unread, live while the window is looked at: a hidden one gives its connection back. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, forever, orpc } from "#web/lib/api.ts";

const AGAIN_MS = 3000;

/** Of the query cache: the stream writes it, marking something as read does so ahead of the stream. */
export const unreadKey = ["notifications", "unread"] as const;

export function useUnread(): number {
  const queries = useQueryClient();
  useEffect(() => {
    let abort = new AbortController();
    const listen = async ({ signal }: AbortController) => {
      while (!signal.aborted) {
        try {
          const stream = await api.notifications.events(undefined, { signal, context: forever });
          for await (const { unread } of stream) {
            queries.setQueryData(unreadKey, unread);
            void queries.invalidateQueries({ queryKey: orpc.notifications.list.key() });
          }
        } catch {
          // asked again below; the number stays as it was
        }
        if (!signal.aborted) await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    };
    const follow = () => {
      abort.abort();
      abort = new AbortController();
      if (document.visibilityState === "visible") void listen(abort);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      abort.abort();
    };
  }, [queries]);
  return useQuery<number>({ queryKey: unreadKey, queryFn: () => 0, enabled: false, initialData: 0 }).data;
}
