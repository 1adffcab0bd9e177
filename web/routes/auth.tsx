/** /auth: sign in, sign up, forgotten password, and "set a new password" after a recovery link. */
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthCard } from "#web/features/auth/card.tsx";
import { CheckMail } from "#web/features/auth/check-mail.tsx";
import { useAuth } from "#web/features/auth/context.tsx";
import { useDraft } from "#web/features/auth/draft.ts";
import { authErrorText } from "#web/features/auth/error-text.ts";
import { Forgot } from "#web/features/auth/forgot.tsx";
import { homeOf } from "#web/features/auth/guards.tsx";
import { SetPassword } from "#web/features/auth/set-password.tsx";
import { SignIn } from "#web/features/auth/sign-in.tsx";
import { SignUp } from "#web/features/auth/sign-up.tsx";
import { useCaptcha } from "#web/features/auth/use-captcha.ts";
import { api } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { backend } from "#web/lib/supabase.ts";
import { Loading } from "#web/ui/states.tsx";

const issueQuestion = () => api.captcha.issue();

export function AuthScreen() {
  const { t } = useTranslation("auth");
  const { view = "signin" } = useSearch({ from: "/auth" });
  const { user, loading, recovery, linkError, endRecovery, roleOf } = useAuth();
  const { capabilities } = useConfig();
  const navigate = useNavigate();
  const form = useDraft();
  const captcha = useCaptcha(capabilities.mathCaptcha, issueQuestion);
  const [mailSentTo, setMailSentTo] = useState<string | null>(null);
  // A sign-in made here follows the role; a session that was there before goes to the dashboard.
  const signingInHere = useRef(false);
  const client = backend();

  const { clearErrors } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts without the last one's complaints
  useEffect(() => clearErrors(), [view]);

  const goHome = async (userId: string) => navigate({ to: homeOf(await roleOf(userId)), replace: true });

  if (loading) return <Loading />;
  if (recovery && user) {
    const done = async () => {
      signingInHere.current = true;
      endRecovery();
      await goHome(user.id);
    };
    return (
      <AuthCard title={t("reset")} lead={t("resetLead")}>
        <SetPassword client={client} form={form} email={user.email ?? ""} onDone={done} />
      </AuthCard>
    );
  }
  if (user && !signingInHere.current) return <Navigate to="/dashboard" replace />;
  if (mailSentTo) {
    return (
      <AuthCard title={t("checkMail")} lead="">
        <CheckMail client={client} email={mailSentTo} onBack={() => setMailSentTo(null)} />
      </AuthCard>
    );
  }
  if (view === "signup") {
    return (
      <AuthCard title={t("signUp")} lead={t("signUpLead")}>
        <SignUp client={client} form={form} onMailSent={setMailSentTo} />
      </AuthCard>
    );
  }
  if (view === "forgot") {
    return (
      <AuthCard title={t("forgot")} lead={t("forgotLead")}>
        <Forgot client={client} form={form} onSent={() => void navigate({ to: "/auth", search: {} })} />
      </AuthCard>
    );
  }
  const notice = linkError ? authErrorText(t, { code: linkError }, "linkFailed") : null;
  return (
    <AuthCard title={t("signIn")} lead={t("signInLead")} notice={notice}>
      <SignIn
        client={client}
        form={form}
        captcha={captcha}
        onAttempt={() => {
          signingInHere.current = true;
        }}
        onSignedIn={goHome}
        onUnconfirmed={setMailSentTo}
      />
    </AuthCard>
  );
}
