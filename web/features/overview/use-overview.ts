/** The first screen's data, following the tasks live. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { orpc } from "#web/lib/api.ts";
import { askEntitledAgain } from "#web/lib/billing/use-entitled.ts";
import { useTaskStream } from "#web/lib/task-stream.ts";

/** A writing task tells of every piece; the screen reads again at most this often. */
const AT_MOST_EVERY_MS = 1_500;

export function useOverview() {
  const client = useQueryClient();
  const overview = useQuery(orpc.overview.get.queryOptions());
  const subscriptions = useQuery(orpc.subscriptions.list.queryOptions());
  const due = useRef<ReturnType<typeof setTimeout> | null>(null);
  const readAgain = () => {
    due.current ??= setTimeout(() => {
      due.current = null;
      void client.invalidateQueries({ queryKey: orpc.overview.key() });
      askEntitledAgain(client);
    }, AT_MOST_EVERY_MS);
  };
  useTaskStream({}, readAgain, () => {
    if (!client.isFetching({ queryKey: orpc.overview.key() })) readAgain();
  });
  useEffect(
    () => () => {
      if (due.current) clearTimeout(due.current);
    },
    [],
  );
  return { overview, subscriptions };
}
