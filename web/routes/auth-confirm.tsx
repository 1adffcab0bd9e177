/** /auth/confirm: mails lead here. A button, because mail scanners open links and would use up the token. */
import { Button } from "@mantine/core";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import { type ConfirmLink, readConfirmLink } from "#web/features/auth/confirm-link.ts";
import { ConfirmSignUp } from "#web/features/auth/confirm-sign-up.tsx";
import { Invitation } from "#web/features/auth/invitation/invitation.tsx";
import { mayBeSentAgain } from "#web/features/auth/link/offer.ts";
import { redeemLink } from "#web/features/auth/link/redeem.ts";
import { readSignUp } from "#web/features/auth/sign-up-memory.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { api } from "#web/lib/api.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { deviceKey } from "#web/lib/device-key.ts";
import { isPasswordDue } from "#web/lib/password-due.ts";
import { storePasswordWhy } from "#web/lib/recovery.ts";
import { Loading } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";

export function AuthConfirmScreen() {
  const { t } = useTranslation("auth");
  const [link] = useState(() => readConfirmLink(location.search, location.origin));
  if (link?.invitation) return <Invitation tokenHash={link.tokenHash} language={link.invitation} />;
  if (link) return <Confirm link={link} />;
  return (
    <AuthCard title={t("confirmBroken")} lead={t("confirmBrokenText")}>
      <Again recovery={false} />
    </AuthCard>
  );
}

function Confirm({ link }: { link: ConfirmLink }) {
  const { tokenHash, type, next } = link;
  const { t } = useTranslation("auth");
  const router = useRouter();
  const security = useSecurity();
  const { capabilities } = useConfig();
  const [busy, setBusy] = useState(false);
  const [expired, setExpired] = useState(false);
  const isSignUp = type === "signup" || type === "email";
  const looked = useQuery({
    queryKey: ["sign-up", tokenHash],
    queryFn:
      type === "signup" && capabilities.deviceKeys
        ? () => api.signUps.look({ tokenHash, deviceKey: deviceKey() })
        : skipToken,
    // what it answered stays said while the link is being used up
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const about = looked.data ?? null;

  async function confirm() {
    setBusy(true);
    try {
      const answer = { token_hash: tokenHash, type, options: security() };
      const { data, error } = await redeemLink(answer, about?.email ?? null);
      const memory = isSignUp ? readSignUp(data.user?.email ?? "") : null;
      const due = isSignUp && isPasswordDue(data.session?.access_token);
      const several = about ? about.here || about.several : memory !== null;
      storePasswordWhy(due ? (several ? "several" : "elsewhere") : null);
      // who signed up on the way somewhere, in this browser, goes on to there
      if (!error) router.history.replace(due ? "/auth" : (memory?.wanted ?? next));
      else if (mayBeSentAgain(error)) toastFailure(t("linkFailed"), authErrorText(t, error, "failedText"));
      else setExpired(true);
    } catch (error) {
      console.error("Confirming failed", error);
      toastFailure(t("linkFailed"));
    } finally {
      setBusy(false);
    }
  }

  if (expired || looked.data === null) {
    return (
      <AuthCard step="expired" title={t("confirmFailed")} lead={t("confirmFailedText")}>
        <Again recovery={type === "recovery"} />
      </AuthCard>
    );
  }
  if (looked.isLoading) {
    return (
      <AuthCard step="confirm" title={t("confirmSignup")} lead={null}>
        <Loading />
      </AuthCard>
    );
  }
  if (isSignUp) return <ConfirmSignUp about={about} busy={busy} onConfirm={() => void confirm()} />;
  const recovery = type === "recovery";
  return (
    <AuthCard
      title={recovery ? t("confirmRecovery") : t("confirmOther")}
      lead={recovery ? t("confirmRecoveryText") : t("confirmOtherText")}
    >
      <div className={styles.form}>
        <Button loading={busy} onClick={() => void confirm()}>
          {t("confirmButton")}
        </Button>
      </div>
    </AuthCard>
  );
}

/** What to do when a link cannot be used. */
function Again({ recovery }: { recovery: boolean }) {
  const { t } = useTranslation("auth");
  return (
    <p className={styles.links}>
      <Link to="/auth" search={recovery ? { view: "forgot" } : {}}>
        {recovery ? t("askAgainReset") : t("askAgainSignup")}
      </Link>
    </p>
  );
}
