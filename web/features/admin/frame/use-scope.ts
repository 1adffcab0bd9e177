/** What the signed-in administrator may do; undefined while it is being asked, null for one without a scope. */
import { useQuery } from "@tanstack/react-query";
import type { AdminScope } from "#contract/account";
import { orpc } from "#web/lib/api.ts";

export function useScope(): AdminScope | null | undefined {
  const me = useQuery(orpc.account.me.queryOptions());
  return me.data?.scope;
}
