/** /auth/confirm: mails lead here. A button, because mail scanners open links and would use up the token. */
import { Button } from "@mantine/core";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import { readConfirmLink } from "#web/features/auth/confirm-link.ts";
import { authErrorText, isUnreachable } from "#web/features/auth/error-text.ts";
import { readSignUp } from "#web/features/auth/sign-up-memory.ts";
import { redeemLink } from "#web/features/link/redeem.ts";
import { toastFailure } from "#web/ui/toast.ts";

export function AuthConfirmScreen() {
  const { t } = useTranslation("auth");
  const router = useRouter();
  const [link] = useState(() => readConfirmLink(location.search, location.origin));
  const [busy, setBusy] = useState(false);
  const [expired, setExpired] = useState(false);

  if (!link) {
    return (
      <AuthCard title={t("confirmBroken")} lead={t("confirmBrokenText")}>
        <Again recovery={false} />
      </AuthCard>
    );
  }
  if (expired) {
    return (
      <AuthCard title={t("confirmFailed")} lead={t("confirmFailedText")}>
        <Again recovery={link.type === "recovery"} />
      </AuthCard>
    );
  }

  const { tokenHash, type, next } = link;
  async function confirm() {
    setBusy(true);
    try {
      const { data, error } = await redeemLink({ token_hash: tokenHash, type });
      // who signed up on the way somewhere, in this browser, goes on to there
      const wanted = type === "recovery" ? null : (readSignUp(data.user?.email ?? "")?.wanted ?? null);
      if (!error) router.history.replace(wanted ?? next);
      else if (isUnreachable(error)) toastFailure(t("linkFailed"), authErrorText(t, error, "linkFailed"));
      else setExpired(true);
    } catch (error) {
      console.error("Confirming failed", error);
      toastFailure(t("linkFailed"));
    } finally {
      setBusy(false);
    }
  }

  const words = {
    title:
      type === "signup" || type === "email"
        ? t("confirmSignup")
        : type === "recovery"
          ? t("confirmRecovery")
          : t("confirmOther"),
    lead:
      type === "signup" || type === "email"
        ? t("confirmSignupText")
        : type === "recovery"
          ? t("confirmRecoveryText")
          : t("confirmOtherText"),
  };
  return (
    <AuthCard title={words.title} lead={words.lead}>
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
