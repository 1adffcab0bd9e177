/** The part of the landing page that needs supabase-js; loaded only for people who hold a session. */
import type { SiteConfig } from "#contract/site";
import type { Person } from "#web/features/landing/visitor.ts";
import { createRoleLookup, readRole } from "#web/lib/role.ts";
import { type Backend, connectBackend } from "#web/lib/supabase.ts";

let client: Backend | undefined;
const connected = (config: SiteConfig): Backend => {
  client ??= connectBackend(config, () => document.documentElement.lang);
  return client;
};

export async function signedInPerson(config: SiteConfig): Promise<Person | null> {
  const backend = connected(config);
  const { data } = await backend.auth.getSession();
  const user = data.session?.user;
  if (!user) return null;
  const role = await createRoleLookup((id) => readRole(backend, id)).of(user.id);
  return { email: user.email ?? "", home: role === "admin" ? "/admin" : "/dashboard" };
}

/** Signs out here even when the server cannot be reached. */
export async function leave(config: SiteConfig): Promise<void> {
  const { error } = await connected(config).auth.signOut();
  if (error) await connected(config).auth.signOut({ scope: "local" });
}
