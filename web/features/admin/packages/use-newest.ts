/** Lists that begin with the newest and are paged forward only, as the tables of the administration want them. */
import { keepPreviousData } from "@tanstack/react-query";
import { useRef } from "react";
import type { useListAddress } from "#web/features/admin/list/list-address.ts";
import type { ListQuery } from "#web/features/admin/list/types.ts";

/** For every such query: the last page stays while another is on its way. */
export const kept = { placeholderData: keepPreviousData } as const;

interface Newest<Row> {
  data: { items: readonly Row[]; nextCursor: string | null } | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** The way back leads through the pages this visit came by; one that was opened by its address leads back to the first. */
export function useNewest<Row>(
  query: Newest<Row>,
  { state }: Pick<ReturnType<typeof useListAddress>, "state">,
): ListQuery<Row> {
  const came = useRef<string[]>([]);
  const here = state.cursor === FIRST ? null : state.cursor;
  if (here === null) came.current = [];
  else if (came.current.includes(here)) came.current = came.current.slice(0, came.current.indexOf(here) + 1);
  else came.current = [...came.current, here];
  const previous = here === null ? null : (came.current.at(-2) ?? FIRST);
  const { data, error, isPlaceholderData } = query;
  const page = data && { items: data.items, next: data.nextCursor, previous, count: null };
  return { data: page, error, isPlaceholderData, refetch: query.refetch };
}

/** The first page, where an address must name one. */
const FIRST = "first";

/** What the server is asked: nothing for the first page. */
export const cursorOf = (cursor: string | null): { cursor?: string } =>
  cursor === null || cursor === FIRST ? {} : { cursor };
