/** Orders what was chosen: at once, at a time, at proposed times, or as calls to open houses. Sent twice, it is done once. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import type { Proposal } from "#contract/publishing/calendar";
import { orpc } from "#web/lib/api.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toast } from "#web/ui/toast.ts";
import { beforehand, type OpenHouseWish } from "./open-house-fields.tsx";
import type { Pair } from "./pairs.ts";
import { usePosts } from "./use-posts.ts";
import { dueOf, type When } from "./when-field.tsx";

const postOf = ({ piece, connection }: Pair) => ({ pieceId: piece.id, connectionId: connection?.id ?? null });

/** Times for what is chosen; null where none are asked for. */
function useProposals(chosen: readonly Pair[], when: When, zone: string) {
  const how =
    when.at === "slot" ? { by: "slot" as const } : { by: "spread" as const, from: when.from, perDay: when.perDay };
  const asked = when.at === "slot" || (when.at === "spread" && dueOf(when, zone) !== undefined);
  return useQuery(
    orpc.calendar.propose.queryOptions({
      input: { posts: chosen.map(postOf), how, timeZone: zone },
      enabled: asked && chosen.length > 0,
    }),
  );
}

const fits = (proposals: readonly Proposal[] | undefined, chosen: readonly Pair[]): boolean =>
  proposals?.length === chosen.length && proposals.every(({ dueAt }) => dueAt !== null);

export function useOrder(about: {
  campaign: Campaign;
  chosen: readonly Pair[];
  when: When;
  zone: string;
  openHouse: OpenHouseWish & { zone: string };
  onDone(): void;
}) {
  const { campaign, chosen, when, zone, openHouse, onDone } = about;
  const { t } = useTranslation("publishing");
  const { reload } = usePosts(campaign.id);
  const queries = useQueryClient();
  // the same for every try of this order: sent twice, it is done once
  const [idempotencyKey] = useState(uuid);
  const proposed = useProposals(chosen, when, zone);
  const takesProposals = when.at === "slot" || when.at === "spread";
  const ended = (words: string) => {
    toast(words);
    void reload();
    void queries.invalidateQueries({ queryKey: orpc.calendar.key() });
    onDone();
  };
  const plan = useMutation(
    orpc.publications.plan.mutationOptions({
      onSuccess: ({ made }) =>
        ended(
          made === 0
            ? t("nothingNew")
            : when.at === "now"
              ? t("sent", { count: made })
              : t("scheduled", { count: made }),
        ),
    }),
  );
  const call = useMutation(
    orpc.calendar.planOpenHouses.mutationOptions({
      onSuccess: ({ openHouses, made }) => ended(t("openHouse.planned", { days: openHouses.length, posts: made })),
    }),
  );
  const send = () => {
    if (when.at === "openHouse") {
      const { day, from, until, weeks, before, zone: timeZone } = openHouse;
      const calls = { posts: chosen.map(postOf), before: before.map((name) => beforehand[name]) };
      call.mutate({ campaignId: campaign.id, day, from, until, weeks, timeZone, ...calls, idempotencyKey });
      return;
    }
    const dueAt = dueOf(when, zone);
    if (dueAt === undefined) return;
    const posts = chosen.map((pair, at) => {
      const own = takesProposals ? proposed.data?.[at]?.dueAt : null;
      return { ...postOf(pair), ...(own ? { dueAt: own } : {}) };
    });
    plan.mutate({ posts, dueAt, idempotencyKey });
  };
  return {
    send,
    busy: plan.isPending || call.isPending,
    error: plan.error ?? call.error,
    proposals: proposed.data,
    proposalError: proposed.error,
    proposeAgain: () => void proposed.refetch(),
    /** Every post has a time. */
    timed: !takesProposals || fits(proposed.data, chosen),
  };
}
