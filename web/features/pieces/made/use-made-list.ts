/** A campaign's list of what tasks make for it (films, picture sets), live while any of it is under way. */
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Task } from "#contract/task";
import { isRunning, useTaskStream } from "#web/lib/task-stream.ts";

/** Networks that cut event streams still see it move. */
const POLL_MS = 5000;

const isUnderWay = ({ task }: { task: Task | null }): boolean => task !== null && isRunning(task);

/** `list` asks for it; `putTask` shows a task's new standing at once. */
export function useMadeList<Made extends { task: Task | null }>(
  campaignId: string,
  queryKey: QueryKey,
  list: () => Promise<Made[]>,
) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<Made[]>({
    queryKey,
    queryFn: list,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
  });
  const putTask = useCallback(
    (task: Task) => {
      client.setQueryData<Made[]>(queryKey, (before) =>
        before?.map((one) => (one.task?.id === task.id ? { ...one, task } : one)),
      );
      // what was made is told by the list
      if (!isRunning(task)) void refetch();
    },
    [client, queryKey, refetch],
  );
  useTaskStream(data?.some(isUnderWay) ? { campaignId } : null, putTask, () => void refetch());
  return { data, error, refetch: () => void refetch(), putTask };
}
