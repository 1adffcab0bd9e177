/** A campaign's posts, looked at again while something is under way. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Publication } from "#contract/publishing/publication";
import { orpc } from "#web/lib/api.ts";

const POLL_MS = 3_000;
/** Of one that only waits for its time. */
const SLOW_POLL_MS = 30_000;

const moves = ({ state, nextAt }: Publication): boolean =>
  ["sending", "accepted", "unknown"].includes(state) ||
  (state === "planned" && nextAt !== null && new Date(nextAt).getTime() < Date.now() + 60_000);

export function usePosts(campaignId: string) {
  const queries = useQueryClient();
  const options = orpc.publications.list.queryOptions({ input: { campaignId, limit: 500 } });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => {
      if (state.data?.some(moves)) return POLL_MS;
      return state.data?.some((post) => post.state === "planned") ? SLOW_POLL_MS : false;
    },
  });
  const put = (post: Publication) =>
    queries.setQueryData<Publication[]>(options.queryKey, (all) =>
      all?.map((other) => (other.id === post.id ? post : other)),
    );
  return { query, put, reload: () => queries.invalidateQueries({ queryKey: options.queryKey }) };
}
