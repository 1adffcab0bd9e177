/** The task list, page by page and live: a changed task is put in place, a new or moved one makes the list read again. */
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Task, TaskStatus } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { useTaskStream } from "#web/lib/task-stream.ts";

type TaskPage = { items: Task[]; nextCursor: string | null; counts: Record<TaskStatus, number> };

/** The list with a changed task in its place; null when it is not in the list or no longer belongs there. */
export function putTask(
  data: InfiniteData<TaskPage, string | undefined>,
  task: Task,
): InfiniteData<TaskPage, string | undefined> | null {
  const known = data.pages.flatMap((page) => page.items).find((other) => other.id === task.id);
  if (!known || known.status !== task.status) return null;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((other) => (other.id === task.id ? task : other)),
    })),
  };
}

export function useTasks(status: TaskStatus | undefined) {
  const client = useQueryClient();
  const options = orpc.tasks.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...(status ? { status } : {}),
      ...(cursor ? { cursor } : {}),
      limit: 20,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const query = useInfiniteQuery(options);
  const refresh = () => void client.invalidateQueries({ queryKey: orpc.tasks.list.key() });
  const receive = (task: Task) => {
    const before = client.getQueryData(options.queryKey);
    const after = before ? putTask(before, task) : null;
    if (after) client.setQueryData(options.queryKey, after);
    else refresh();
  };
  useTaskStream({}, receive);
  return { query, refresh };
}
