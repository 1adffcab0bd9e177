/** What the account may do now: the one question every screen asks, kept for a while and asked again after what changes it. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Entitled } from "#contract/entitlement";
import { orpc } from "#web/lib/api.ts";

const FRESH_MS = 60_000;

export const entitledQuery = () => orpc.account.entitled.queryOptions({ staleTime: FRESH_MS });

/** Undefined while it is on its way or cannot be asked: screens then show no limit, and the server decides. */
export const useEntitled = (): Entitled | undefined => useQuery(entitledQuery()).data;

/** After something took a listing, gave one back, or was refused. */
export const askEntitledAgain = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: orpc.account.entitled.key() });
  void client.invalidateQueries({ queryKey: orpc.subscriptions.key() });
};
