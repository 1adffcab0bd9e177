/** Our own API, typed end to end: `api.tasks.list()` calls it, `orpc.tasks.list.queryOptions()` feeds TanStack Query. */
import { createORPCClient, onError } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { ClientRetryPlugin, type ClientRetryPluginContext } from "@orpc/client/plugins";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "#contract/api/index";
import { causeOf } from "#web/lib/errors.ts";
import { backend } from "#web/lib/supabase.ts";
import { leaveSupport, storedSupport } from "#web/lib/support.ts";

const link = new RPCLink<ClientRetryPluginContext>({
  url: () => new URL("/api/rpc", location.origin).href,
  headers: async () => {
    const { data } = await backend().auth.getSession();
    const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
    const support = storedSupport();
    if (support) headers["x-support-session"] = support;
    if (data.session) headers.authorization = `Bearer ${data.session.access_token}`;
    return headers;
  },
  plugins: [new ClientRetryPlugin()],
  interceptors: [
    onError((error) => {
      const { code } = causeOf(error);
      if (code === "unauthorized") void lookAtSession();
      if (code === "support_over" && storedSupport()) leaveSupport();
    }),
  ],
});

/** Signed out from another device: the sign-in service says so, its client forgets the session, the guards lead to /auth. */
async function lookAtSession(): Promise<void> {
  const { data } = await backend().auth.getSession();
  if (data.session) await backend().auth.getUser();
}

export const api: ContractRouterClient<typeof contract, ClientRetryPluginContext> = createORPCClient(link);
export const orpc = createTanstackQueryUtils(api);

/**
 * Context for a stream of events: reconnects for as long as the caller listens and sends the last event's id, so that
 * nothing is missed. Use: `for await (const task of await api.tasks.events({}, { signal, context: forever }))`.
 */
export const forever: ClientRetryPluginContext = {
  retry: Number.POSITIVE_INFINITY,
  // a session that has ended stays ended: the answer leads out instead
  shouldRetry: ({ error }) => !/^unauthorized$|^support_over$/.test(causeOf(error).code),
  retryDelay: ({ attemptIndex, lastEventRetry }) => lastEventRetry ?? Math.min(1000 * 2 ** attemptIndex, 15_000),
};
