/** The property list, page by page. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#web/lib/api.ts";
import type { ListState } from "./list-state.ts";

export type PropertyQuery = Pick<ListState, "query" | "status" | "sort" | "direction">;

const PAGE = 50;

export const useProperties = ({ query, status, sort, direction }: PropertyQuery) =>
  useInfiniteQuery(
    orpc.properties.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(query.trim() ? { query: query.trim() } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
        // hidden homes have one order: the same question whatever the living ones are sorted by
        ...(status === "deleted" ? {} : { sort, direction }),
        limit: PAGE,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
