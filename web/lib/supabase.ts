/** The one supabase-js client of the browser, made at run time from the address and key the server tells. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { SiteConfig } from "#contract/site";

export type Backend = SupabaseClient;
type Place = Pick<SiteConfig, "backendUrl" | "publishableKey">;

let client: Backend | undefined;
let makeAside: (() => Backend) | undefined;
let aside: Backend | undefined;

/** Calls that may ask for a mail with a link; which of them do is known in requested-links.ts, fetched for them alone. */
const ASKS_FOR_MAIL = /\/auth\/v1\/(?:signup|recover|resend)\b/;

/** Where it cannot be fetched, the link asks "continue as …?". */
async function noteMail(address: string, body: unknown): Promise<void> {
  const requested = await import("#web/lib/requested-links.ts").catch(() => null);
  requested?.noteRequested(address, body);
}

/** `language` is asked on every request, so that mails and messages come in the interface language. */
const asking =
  (language: () => string): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Accept-Language", language());
    const answer = await fetch(input, { ...init, headers });
    const address = input instanceof Request ? input.url : String(input);
    if (answer.ok && ASKS_FOR_MAIL.test(address)) await noteMail(address, init?.body);
    return answer;
  };

/** The client's calls for recovery codes wait behind a flag of their own. */
const paperCodes = { experimental: { recoveryCodes: true } } as const;

/**
 * Makes the client. It takes no tokens out of the address: whoever made a link would choose who is signed in here, and
 * replace who was. What a link brings is settled in features/auth/link.
 */
export function connectBackend({ backendUrl, publishableKey }: Place, language: () => string): Backend {
  const url = new URL(backendUrl, location.origin).href;
  const shared = { global: { fetch: asking(language) } };
  makeAside = () =>
    createClient(url, publishableKey, {
      ...shared,
      auth: {
        storageKey: "listcast-aside",
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        ...paperCodes,
      },
    });
  client = createClient(url, publishableKey, {
    ...shared,
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, ...paperCodes },
  });
  return client;
}

/** The client made by `connectBackend`. */
export function backend(): Backend {
  if (!client) throw new Error("backend() is called before connectBackend()");
  return client;
}

/**
 * A second client that keeps nothing and tells no other tab: to ask whose a link is beside the session that stands. The first
 * one would sign out who is here when a link's session turns out to have ended.
 */
export function backendAside(): Backend {
  if (!makeAside) throw new Error("backendAside() is called before connectBackend()");
  aside ??= makeAside();
  return aside;
}
