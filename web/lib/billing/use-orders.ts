/** The account's orders, page by page, newest first. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { OrderStatus } from "#contract/order";
import { orpc } from "#web/lib/api.ts";

export const useOrders = (status: OrderStatus | undefined) =>
  useInfiniteQuery(
    orpc.orders.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: 20,
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
