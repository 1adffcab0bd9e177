/** Who may see what: signed-in people their dashboard, administrators their area. Both wait for the first auth event. */
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Role } from "#contract/account";
import { useAuth } from "#web/features/auth/context.tsx";
import styles from "#web/features/auth/guards.module.css";
import { rememberWanted } from "#web/features/auth/wanted.ts";
import { storedSupport } from "#web/lib/support.ts";
import { Loading } from "#web/ui/states.tsx";
import { toastNotice } from "#web/ui/toast.ts";

/** The loading text of a whole page, in its middle. */
export const Waiting = ({ label }: { label?: string }) => (
  <div className={styles.waiting}>
    <Loading {...(label ? { label } : {})} />
  </div>
);

/** Visitors, and people who still have to set a new password, are sent to /auth. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, loading, recovery } = useAuth();
  const wasIn = useRef(false);
  useEffect(() => {
    if (user) wasIn.current = true;
  }, [user]);
  if (loading) return <Waiting />;
  if (!user || recovery) return <ToSignIn wasIn={() => wasIn.current && !recovery} />;
  return children;
}

/** Leads to /auth and keeps in mind where the person wanted to be, unless they have just signed out themselves. */
function ToSignIn({ wasIn }: { wasIn(): boolean }) {
  const { t } = useTranslation();
  const { left } = useAuth();
  const { href } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (/^\/auth(?=[/?]|$)/.test(href)) return;
    if (!left) rememberWanted(href);
    void navigate({ to: "/auth", replace: true });
  }, [href, left, navigate]);
  const explain = useEffectEvent(() => {
    if (wasIn() && !left) toastNotice(t("sessionEnded"), t("sessionEndedHint"));
  });
  useEffect(() => explain(), []);
  return <Waiting />;
}

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

/** Visitors go to /auth, people who are not administrators to /dashboard. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <AdminOnly>{children}</AdminOnly>
    </RequireSession>
  );
}

function AdminOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const role = useRole();
  if (role === undefined) return <Waiting label={t("checking")} />;
  if (role !== "admin") return <Navigate to="/dashboard" replace />;
  return children;
}

/** Where a sign-in leads: administrators to their area, everybody else to the dashboard. */
export const homeOf = (role: Role): "/admin" | "/dashboard" => (role === "admin" ? "/admin" : "/dashboard");
