/** What the signed-in administrator may do; undefined while it is being asked, null for one without a scope. */
import { useQuery } from "@tanstack/react-query";
import type { AdminScope } from "#contract/account";
import { orpc } from "#web/lib/api.ts";

export const useScope = (): AdminScope | null | undefined => useMe().data?.scope;

/** The question itself, for whoever must say that it was not answered. */
export const useMe = () => useQuery(orpc.account.me.queryOptions());
