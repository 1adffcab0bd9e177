/** What models are writing for a campaign, read again every second while they do. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Campaign, CampaignDraft } from "#contract/campaign";
import { orpc } from "#web/lib/api.ts";
import { isRunning } from "#web/lib/task-stream.ts";

const EVERY_MS = 1000;

/** `onWritten` runs when pieces are stored that the campaign at hand does not have yet. */
export function useDrafts(campaign: Campaign, onWritten: () => void): readonly CampaignDraft[] {
  const busy = campaign.tasks.some((task) => task.kind === "write" && isRunning(task));
  const { data } = useQuery({
    ...orpc.campaigns.drafts.queryOptions({ input: { id: campaign.id } }),
    enabled: busy,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  const written = data?.written ?? 0;
  const tell = useEffectEvent(onWritten);
  const loaded = campaign.pieces.length;
  useEffect(() => {
    if (busy && written > loaded) tell();
  }, [busy, written, loaded]);
  return busy ? (data?.drafts ?? []) : [];
}
