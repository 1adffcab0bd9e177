/** Who may see what: signed-in people their dashboard, administrators their area. Both wait for the first auth event. */
import { Navigate, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { rememberReturnTo } from "#web/features/auth/return-to.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { useRole } from "#web/lib/auth/use-role.ts";
import { PageLoading } from "#web/ui/page-loading.tsx";
import { toastNotice } from "#web/ui/toast.ts";

/** Visitors, and people who still have to set a new password or to show a second factor, are sent to /auth. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, loading, recovery, secondFactorDue } = useAuth();
  const wasIn = useRef(false);
  useEffect(() => {
    if (user) wasIn.current = true;
  }, [user]);
  if (loading) return <PageLoading />;
  if (!user || recovery || secondFactorDue)
    return <ToSignIn wasIn={() => wasIn.current && !recovery && !secondFactorDue} />;
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
    if (!left) rememberReturnTo(href);
    void navigate({ to: "/auth", replace: true });
  }, [href, left, navigate]);
  const explain = useEffectEvent(() => {
    if (wasIn() && !left) toastNotice(t("sessionEnded"), t("sessionEndedHint"));
  });
  useEffect(() => explain(), []);
  return <PageLoading />;
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
  if (role === undefined) return <PageLoading label={t("checking")} />;
  if (role !== "admin") return <Navigate to="/dashboard" replace />;
  return children;
}
