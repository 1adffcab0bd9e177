/** Which pieces of a campaign newer facts have overtaken, asked again whenever a piece or, elsewhere, a fact may have changed. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Campaign } from "#contract/campaign";
import type { OutdatedPiece, PlacedSentence } from "#contract/piece-work";
import { api, orpc } from "#web/lib/api.ts";

const NONE: readonly PlacedSentence[] = [];
export type OutdatedSentences = (piece: { id: string; version: number }) => readonly PlacedSentence[];

const among = (pieces: readonly OutdatedPiece[]): OutdatedSentences => {
  const sentencesOf = new Map(pieces.map((piece) => [`${piece.id}/${piece.version}`, piece.sentences]));
  return ({ id, version }) => sentencesOf.get(`${id}/${version}`) ?? NONE;
};

export function useOutdated(campaign: Pick<Campaign, "id" | "pieces">): OutdatedSentences {
  const input = { campaignId: campaign.id };
  const versions = campaign.pieces.map(({ id, version }) => `${id}/${version}`).join();
  const query = useQuery({
    queryKey: [...orpc.pieces.outdated.queryKey({ input }), versions],
    queryFn: () => api.pieces.outdated(input),
    enabled: campaign.pieces.length > 0,
    refetchOnWindowFocus: "always",
    placeholderData: (before) => before,
  });
  const { data } = query;
  return useMemo(() => among(data?.pieces ?? []), [data]);
}
