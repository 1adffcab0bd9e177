/** The signed-in person's role, and where it leads. */
import { useQuery } from "@tanstack/react-query";
import type { Role } from "#contract/account";
import { useAuth } from "#web/lib/auth/context.tsx";
import { storedSupport } from "#web/lib/support.ts";

/** The signed-in person's role; undefined while it is being asked. Who looks with somebody's eyes is no administrator meanwhile. */
export function useRole(): Role | undefined {
  const { user, roleOf } = useAuth();
  const { data } = useQuery({
    queryKey: ["role", user?.id],
    queryFn: () => (user ? roleOf(user.id) : "user"),
    enabled: user !== null,
    // The lookup keeps its own five minutes; asking it again is free.
    staleTime: 0,
    gcTime: 0,
  });
  return storedSupport() === null ? data : "user";
}

/** Where a sign-in leads: administrators to their area, everybody else to the dashboard. */
export const homeOf = (role: Role): "/admin" | "/dashboard" => (role === "admin" ? "/admin" : "/dashboard");
