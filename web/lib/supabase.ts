/** The one supabase-js client of the browser, made at run time from the address and key the server tells. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { SiteConfig } from "#contract/site";

export type Backend = SupabaseClient;

let client: Backend | undefined;

/**
 * Makes the client. `language` is asked on every request, so that mails and messages come in the interface language.
 * Read the address (`readArrival`) before calling this: the client takes tokens out of it.
 */
export function connectBackend(
  config: Pick<SiteConfig, "backendUrl" | "publishableKey">,
  language: () => string,
): Backend {
  client = createClient(new URL(config.backendUrl, location.origin).href, config.publishableKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("Accept-Language", language());
        return fetch(input, { ...init, headers });
      },
    },
  });
  return client;
}

/** The client made by `connectBackend`. */
export function backend(): Backend {
  if (!client) throw new Error("backend() is called before connectBackend()");
  return client;
}
