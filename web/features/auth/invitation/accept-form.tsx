/** The form of an invitation: a password by the rules of sign-up, the consent, and one button that opens the account. */
import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InvitationShown } from "#contract/sign-up";
import { type Problems, useDraft } from "#web/features/auth/auth-form.ts";
import styles from "#web/features/auth/card.module.css";
import { ConsentField } from "#web/features/auth/consent-field.tsx";
import { acceptInvitation } from "#web/features/auth/invitation/accept.ts";
import { NewPasswordFields } from "#web/features/auth/new-password-fields.tsx";
import { useProblems } from "#web/features/auth/use-problems.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { confirmProblem, newPasswordProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { homeOf } from "#web/lib/auth/use-role.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { backend } from "#web/lib/supabase.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** `onGone`: the link was used up or ran out meanwhile. */
export function AcceptForm(props: { invitation: InvitationShown; tokenHash: string; onGone(): void }) {
  const { invitation, tokenHash, onGone } = props;
  const { t } = useTranslation("auth");
  const form = useDraft();
  const show = useProblems(form);
  const security = useSecurity();
  const language = useLanguage();
  const { legalVersion } = useConfig();
  const router = useRouter();
  const auth = useAuth();
  const [busy, setBusy] = useState(false);
  // while the form is sent the session changes, and with it what ends the wait for a password
  const latest = useRef(auth);
  useEffect(() => {
    latest.current = auth;
  }, [auth]);
  const { newPassword, confirm, consent } = form.values;
  const problems: Problems = {
    newPassword: newPasswordProblem(newPassword),
    confirm: confirmProblem(newPassword, confirm),
  };
  const reason = problems.newPassword
    ? "invitation.fillPassword"
    : problems.confirm
      ? "repeatPassword"
      : consent
        ? null
        : "tickFirst";

  async function accept() {
    const came = await acceptInvitation({
      tokenHash,
      security: security(),
      password: newPassword,
      consent: { version: legalVersion, language },
    });
    if (came === "gone") return onGone();
    if (typeof came === "object")
      return toastFailure(t("invitation.failed"), authErrorText(t, came.again, "failedText"));
    if (came === "no-password") {
      toastFailure(t("resetSaveFailed"), t("invitation.passwordLeft"));
      return router.history.replace("/auth");
    }
    latest.current.endRecovery();
    toast(t("invitation.done"), t("invitation.doneText", { email: invitation.email }));
    router.history.replace(homeOf(invitation.role));
    // the next token no longer says that a password is due
    await backend().auth.refreshSession();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    show(problems);
    if (busy || reason) return;
    setBusy(true);
    try {
      await accept();
    } catch (error) {
      console.error("Accepting an invitation failed", error);
      toastFailure(t("invitation.failed"));
    } finally {
      setBusy(false);
    }
  }

  const current = auth.user && auth.user.email !== invitation.email ? auth.user.email : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t("invitation.form")}>
      {/* Tells a password manager whose password this is. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={invitation.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NewPasswordFields
        form={form}
        email={invitation.email}
        label={t("password")}
        confirmLabel={t("confirmPassword")}
      />
      <ConsentField checked={consent} onChange={(ticked) => form.setFieldValue("consent", ticked)} />
      <Button type="submit" loading={busy} disabled={reason !== null} fullWidth aria-describedby="invitation-reason">
        {t("invitation.submit")}
      </Button>
      <p id="invitation-reason" className={styles.reason}>
        {reason ? t(reason) : current ? t("invitation.switches", { current }) : null}
      </p>
    </form>
  );
}
