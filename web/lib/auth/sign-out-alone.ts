/**
 * Stands in for auth-js's calls of the service key (vite.config.ts), 1 kB of script: no browser holds that key, and the one
 * call a browser makes of them is its own signing out.
 */
import { isAuthError } from "@supabase/auth-js";
import { _request } from "@supabase/auth-js/dist/module/lib/fetch.js";

interface Settings {
  url: string;
  headers: Record<string, string>;
  fetch?: typeof fetch;
}

export default class GoTrueAdminApi {
  readonly #settings: Settings;
  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** As published: ends the session of `jwt`, or with "global" all of its account's; an error of the service is answered. */
  async signOut(jwt: string, scope: "global" | "local" | "others" = "global") {
    const { url, headers, fetch: given } = this.#settings;
    try {
      const fetcher = given ?? fetch;
      await _request(fetcher, "POST", `${url}/logout?scope=${scope}`, { headers, jwt, noResolveJson: true });
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
