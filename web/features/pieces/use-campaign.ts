/** A campaign, live: tasks change with the stream, pieces are read again whenever a task ends. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Campaign, SavedPiece } from "#contract/campaign";
import type { Task } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { isRunning, useTaskStream } from "#web/lib/task-stream.ts";

/** Networks that cut event streams still see the campaign move. */
const POLL_MS = 5000;

export function useCampaign(id: string) {
  const client = useQueryClient();
  const options = orpc.campaigns.get.queryOptions({ input: { id } });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.tasks.some(isRunning) ? POLL_MS : false),
  });
  const { refetch } = query;
  const update = useCallback(
    (change: (campaign: Campaign) => Campaign) =>
      client.setQueryData(options.queryKey, (before) => (before ? change(before) : before)),
    [client, options.queryKey],
  );
  const putTask = useCallback(
    (task: Task) => {
      update((campaign) => ({
        ...campaign,
        tasks: campaign.tasks.map((other) => (other.id === task.id ? task : other)),
      }));
      if (!isRunning(task)) void refetch();
    },
    [update, refetch],
  );
  const putPiece = useCallback(
    (piece: SavedPiece) =>
      update((campaign) => ({
        ...campaign,
        pieces: campaign.pieces.map((other) => (other.id === piece.id ? piece : other)),
      })),
    [update],
  );
  const busy = query.data?.tasks.some(isRunning) ?? false;
  useTaskStream(busy ? { campaignId: id } : null, putTask, () => void refetch());
  return { query, putTask, putPiece };
}
