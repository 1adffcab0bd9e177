/** The task list, page by page and live: a changed task is put in place, a new or moved one makes the list read again. */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Task } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { useTaskStream } from "#web/lib/task-stream.ts";
import { putTask } from "./cache.ts";
import type { TaskSearch } from "./search.ts";

export function useTasks({ status, kind, q }: TaskSearch) {
  const client = useQueryClient();
  const query = useInfiniteQuery(
    orpc.tasks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(status ? { status } : {}),
        ...(kind ? { kind } : {}),
        ...(q?.trim() ? { query: q.trim() } : {}),
        ...(cursor ? { cursor } : {}),
        limit: 20,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const queryKey = orpc.tasks.list.key();
  const { live } = useTaskStream(
    {},
    (task: Task) => {
      if (!putTask(client, task)) void client.invalidateQueries({ queryKey });
    },
    // Back in a window that was hidden; a list being read just now knows it all.
    () => {
      if (!client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
    },
  );
  return { query, live };
}
