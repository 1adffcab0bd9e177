/** Who may see what: signed-in people their dashboard, administrators their area. Both wait for the first auth event. */
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Role } from "#contract/account";
import { useAuth } from "#web/features/auth/context.tsx";
import { Loading } from "#web/ui/states.tsx";

/** Visitors, and people who still have to set a new password, are sent to /auth. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, loading, recovery } = useAuth();
  if (loading) return <Loading />;
  if (!user || recovery) return <Navigate to="/auth" replace />;
  return children;
}

/** The signed-in person's role; undefined while it is being asked. */
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
  return data;
}

/** Visitors go to /auth, people who are not administrators to /dashboard. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <AdminOnly>{children}</AdminOnly>
    </RequireSession>
  );
}

function AdminOnly({ children }: { children: ReactNode }) {
  const role = useRole();
  if (role === undefined) return <Loading />;
  if (role !== "admin") return <Navigate to="/dashboard" replace />;
  return children;
}

/** Where a sign-in leads: administrators to their area, everybody else to the dashboard. */
export const homeOf = (role: Role): "/admin" | "/dashboard" => (role === "admin" ? "/admin" : "/dashboard");
