/** /auth: sign in, sign up, forgotten password, "check your mail", and "set a new password" after a recovery link. */
import { Navigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft, withoutSecrets } from "#web/features/auth/auth-form.ts";
import { AuthCard } from "#web/features/auth/card.tsx";
import { CheckMail } from "#web/features/auth/check-mail.tsx";
import { Forgot } from "#web/features/auth/forgot.tsx";
import { InviteOnly } from "#web/features/auth/invite-only.tsx";
import { ResetCode } from "#web/features/auth/reset-code.tsx";
import { readReturnTo, takeReturnTo } from "#web/features/auth/return-to.ts";
import { SecondStep } from "#web/features/auth/second-step.tsx";
import { SetPassword } from "#web/features/auth/set-password.tsx";
import { SignIn } from "#web/features/auth/sign-in.tsx";
import { SignUp } from "#web/features/auth/sign-up.tsx";
import { useCaptcha } from "#web/features/auth/use-captcha.ts";
import { api } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { appsOf, isFactorDue } from "#web/lib/auth/second-factor.ts";
import { homeOf } from "#web/lib/auth/use-role.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { storedPasswordWhy } from "#web/lib/recovery.ts";
import { backend } from "#web/lib/supabase.ts";
import { PageLoading } from "#web/ui/page-loading.tsx";
import { toast } from "#web/ui/toast.ts";

const issueQuestion = () => api.captcha.issue();

/** Whose confirmation mail is awaited, and when it left: null when this page did not see it leave. */
interface Awaited {
  email: string;
  sentAt: number | null;
}

export function AuthScreen() {
  const { t } = useTranslation("auth");
  const { view = "signin" } = useSearch({ from: "/auth" });
  const { user, session, loading, recovery, secondFactorDue, linkError, endRecovery, roleOf, signOut } = useAuth();
  const { capabilities, registration, trialDays } = useConfig();
  const router = useRouter();
  const form = useDraft();
  const captcha = useCaptcha(capabilities.mathCaptcha, issueQuestion);
  const [mail, setMail] = useState<Awaited | null>(null);
  const [resetSent, setResetSent] = useState(false);
  // A sign-in made here follows the role; a session that was there before goes to the dashboard.
  const signingInHere = useRef(false);
  const client = backend();

  const { clearErrors, setValues } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts without the last one's complaints and secrets
  useEffect(() => {
    clearErrors();
    setValues(withoutSecrets);
  }, [view]);

  /** To the address the person was on the way to, else to the home of the role. */
  const goOn = async (userId: string) => {
    const { data } = await client.auth.getSession();
    // the card of the second step stands by then
    if (isFactorDue(data.session)) return;
    const home = homeOf(await roleOf(userId));
    router.history.replace(takeReturnTo() ?? home);
  };
  const startHere = (underWay: boolean) => {
    signingInHere.current = underWay;
  };

  if (loading) return <PageLoading />;
  const [app] = appsOf(session);
  if (user && secondFactorDue && app) {
    const done = async () => {
      // a new password comes next where one is due
      if (recovery) return;
      toast(t("signedIn"), t("signedInText"));
      await goOn(user.id);
    };
    return (
      <AuthCard step="second" title={t("step")} lead={t("stepLead")}>
        <SecondStep
          client={client}
          factorId={app.id}
          onAttempt={startHere}
          onDone={done}
          onLeave={() => {
            startHere(false);
            void signOut();
          }}
        />
      </AuthCard>
    );
  }
  if (recovery && user) {
    const why = storedPasswordWhy();
    const done = async () => {
      startHere(true);
      endRecovery();
      await goOn(user.id);
      // the next token no longer says that a password is due
      await client.auth.refreshSession();
    };
    const lead = why === "several" ? t("firstSeveral") : why === "elsewhere" ? t("firstElsewhere") : t("resetLead");
    return (
      <AuthCard step="reset" title={why ? t("firstPassword") : t("reset")} lead={lead}>
        <SetPassword client={client} form={form} email={user.email ?? ""} first={why !== null} onDone={done} />
      </AuthCard>
    );
  }
  if (user && !signingInHere.current) return <Elsewhere />;
  if (mail) {
    const sent = () => setMail({ ...mail, sentAt: Date.now() });
    return (
      <AuthCard step="mail" title={t("checkMail")} lead={t("checkMailText", { email: mail.email })}>
        <CheckMail
          client={client}
          email={mail.email}
          sentAt={mail.sentAt}
          onSent={sent}
          onAttempt={startHere}
          onVerified={goOn}
          onBack={() => setMail(null)}
        />
      </AuthCard>
    );
  }
  if (view === "signup" && registration === "invite") {
    return (
      <AuthCard step="signup" title={t("inviteOnly")} lead={t("inviteOnlyLead")}>
        <InviteOnly />
      </AuthCard>
    );
  }
  if (view === "signup") {
    const lead = trialDays > 0 ? t("signUpLead", { days: trialDays }) : t("signUpLeadPlain");
    return (
      <AuthCard step="signup" title={t("signUp")} lead={lead}>
        <SignUp client={client} form={form} onMailSent={(email) => setMail({ email, sentAt: Date.now() })} />
      </AuthCard>
    );
  }
  if (view === "forgot") {
    return (
      <AuthCard step="forgot" title={t("forgot")} lead={t("forgotLead")}>
        <Forgot
          client={client}
          form={form}
          onSent={() => {
            setResetSent(true);
            void router.navigate({ to: "/auth", search: {} });
          }}
        />
      </AuthCard>
    );
  }
  if (view === "code") {
    return (
      <AuthCard step="code" title={t("resetCode")} lead={t("resetCodeLead")}>
        <ResetCode client={client} form={form} />
      </AuthCard>
    );
  }
  const notice = linkError ? authErrorText(t, { code: linkError }, "linkFailed") : null;
  return (
    <AuthCard step="signin" title={t("signIn")} lead={t("signInLead")} notice={notice}>
      <SignIn
        client={client}
        form={form}
        captcha={captcha}
        resetSent={resetSent}
        onAttempt={startHere}
        onSignedIn={goOn}
        onUnconfirmed={(email) => setMail({ email, sentAt: null })}
      />
    </AuthCard>
  );
}

/** There is a session already: to the dashboard, or on to where this tab was sent away from. */
function Elsewhere() {
  const router = useRouter();
  const [wanted] = useState(readReturnTo);
  useEffect(() => {
    if (wanted) router.history.replace(takeReturnTo() ?? "/dashboard");
  }, [wanted, router]);
  return wanted ? <PageLoading /> : <Navigate to="/dashboard" replace />;
}
