/** One order, asked for again while its payment is on its way and the window is looked at. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { pollEvery } from "./order-stage.ts";

export function useOrder(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...orpc.orders.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => pollEvery(state.data),
    refetchOnWindowFocus: "always",
    retry: (count, error) => count < 2 && causeOf(error).code !== "not_found",
  });
  const status = query.data?.status;
  const before = useRef(status);
  useEffect(() => {
    // what was bought shows everywhere at once: usage, figures, lists
    if (before.current === "pending" && status !== undefined && status !== "pending") void client.invalidateQueries();
    before.current = status;
  }, [client, status]);
  return query;
}
