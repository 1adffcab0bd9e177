/** The part of the landing page that needs supabase-js; loaded only for people who hold a session. */
import type { SiteConfig } from "#contract/site";
import type { Person } from "#web/features/landing/visitor.ts";
import { endSession } from "#web/lib/auth/sign-out.ts";
import { createRoleLookup, type RoleLookup, readRole } from "#web/lib/role.ts";
import { type Backend, connectBackend } from "#web/lib/supabase.ts";

interface Connected {
  client: Backend;
  roles: RoleLookup;
}

let made: Connected | undefined;
function connected(config: SiteConfig): Connected {
  if (made) return made;
  const client = connectBackend(config, () => document.documentElement.lang);
  made = { client, roles: createRoleLookup((id) => readRole(client, id)) };
  return made;
}

export async function signedInPerson(config: SiteConfig): Promise<Person | null> {
  const { client, roles } = connected(config);
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (!user) return null;
  const role = await roles.of(user.id);
  return { email: user.email ?? "", home: role === "admin" ? "/admin" : "/dashboard" };
}

/** Signs out here even when the server cannot be reached, or does not answer. */
export async function leave(config: SiteConfig): Promise<void> {
  const { client, roles } = connected(config);
  roles.forget();
  await endSession(client);
}
