/** Tasks in the query cache: wherever one is shown, a change is put in its place. */
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Task, TaskStatus } from "#contract/task";
import { orpc } from "#web/lib/api.ts";

type TaskPage = { items: Task[]; nextCursor: string | null; counts: Record<TaskStatus, number> };
type Pages = InfiniteData<TaskPage, string | undefined>;

/** The pages with the task in its place; the same pages when it is not in them. */
function replaced(pages: Pages, task: Task): Pages {
  if (!pages.pages.some((page) => page.items.some((other) => other.id === task.id))) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((other) => (other.id === task.id ? task : other)),
    })),
  };
}

const findTask = (pages: Pages, id: string): Task | undefined =>
  pages.pages.flatMap((page) => page.items).find((other) => other.id === id);

/** Puts a task into every list that shows it and into its details. False when a list has to be read again for it. */
export function putTask(client: QueryClient, task: Task): boolean {
  let settled = true;
  const lists = client.getQueriesData<Pages>({ queryKey: orpc.tasks.list.key({ type: "infinite" }) });
  for (const [key, pages] of lists) {
    if (!pages) continue;
    // in another status it may belong to another list, and the counts are no longer true
    if (findTask(pages, task.id)?.status !== task.status) settled = false;
    client.setQueryData<Pages>(key, replaced(pages, task));
  }
  const details = orpc.tasks.get.queryKey({ input: { id: task.id } });
  if (client.getQueryData(details)) client.setQueryData(details, task);
  void client.invalidateQueries({ queryKey: orpc.tasks.timeline.queryKey({ input: { id: task.id } }) });
  return settled;
}
