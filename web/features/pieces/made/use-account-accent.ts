/** The account's colour, in which its pictures begin; ours until there is one. */
import { useQuery } from "@tanstack/react-query";
import { DEFAULT_ACCENT } from "#contract/media/poster";
import { orpc } from "#web/lib/api.ts";

/** `known`: nothing need be drawn twice, because the colour is on its way. */
export function useAccountAccent(): { accent: string; known: boolean } {
  const { data, isFetched } = useQuery(orpc.account.card.get.queryOptions());
  return { accent: data?.accent ?? DEFAULT_ACCENT, known: isFetched };
}
