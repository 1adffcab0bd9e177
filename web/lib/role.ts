/** Who somebody is: the role kept by the backend, asked at most once in five minutes for a user. */
import type { Role } from "#contract/account";
import type { Backend } from "#web/lib/supabase.ts";

export const ROLE_CACHE_MS = 5 * 60 * 1000;

/** Named here once more because the contract file would bring its whole validator into the browser. */
const roles = { admin: true, agent: true, user: true } satisfies Record<Role, true>;
const isRole = (value: unknown): value is Role => typeof value === "string" && Object.hasOwn(roles, value);
/** A missing or unknown role means user. */
const toRole = (value: unknown): Role => (isRole(value) ? value : "user");

/** Reads `user_roles` exactly as the specification lists the call. Throws what the backend answers. */
export async function readRole(client: Backend, userId: string): Promise<Role> {
  const { data, error } = await client.from("user_roles").select("role").eq("user_id", userId).maybeSingle();
  if (error) throw error;
  return toRole(data?.role);
}

/** Thrown-away answers are logged; the person is then an ordinary user, and the next question asks again. */
export interface RoleLookup {
  /** The role, `user` when it cannot be read. Concurrent questions share one request. */
  of(userId: string): Promise<Role>;
  /** What is asked at this moment concerns nobody any more: it may fail without a word. */
  forget(): void;
}

/** Makes a lookup with its own cache; `now` is in milliseconds. */
export function createRoleLookup(read: (userId: string) => Promise<Role>, now: () => number = Date.now): RoleLookup {
  const cache = new Map<string, { role: Promise<Role>; until: number }>();
  return {
    async of(userId) {
      const cached = cache.get(userId);
      const current = cached && cached.until > now() ? cached.role : read(userId);
      if (current !== cached?.role) cache.set(userId, { role: current, until: now() + ROLE_CACHE_MS });
      try {
        return await current;
      } catch (error) {
        if (cache.get(userId)?.role === current) {
          cache.delete(userId);
          console.error("Role lookup failed", error);
        }
        return "user";
      }
    },
    forget: () => cache.clear(),
  };
}
