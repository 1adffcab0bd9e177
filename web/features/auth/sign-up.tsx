/** Making an account. The password's problems are named one at a time, in the specification's order. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DraftForm, hasProblem, type Problems } from "#web/features/auth/auth-form.ts";
import styles from "#web/features/auth/card.module.css";
import { ConsentField } from "#web/features/auth/consent-field.tsx";
import { EmailField } from "#web/features/auth/fields.tsx";
import { NewPasswordFields } from "#web/features/auth/new-password-fields.tsx";
import { readReturnTo } from "#web/features/auth/return-to.ts";
import { keepSignUp } from "#web/features/auth/sign-up-memory.ts";
import { useFailureToast } from "#web/features/auth/use-failure-toast.ts";
import { useProblems } from "#web/features/auth/use-problems.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { confirmProblem, emailProblem, newPasswordProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import type { Backend } from "#web/lib/supabase.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast } from "#web/ui/toast.ts";

/** What still keeps the button from being pressed, in the order of the form. */
const reasonFor = (problems: Problems, consent: boolean) =>
  problems.newPassword ? "fillPassword" : problems.confirm ? "repeatPassword" : consent ? null : "tickFirst";

/** `onMailSent` shows "check your mail"; a backend without confirmation signs in at once and the session leads on. */
export function SignUp(props: { client: Backend; form: DraftForm; onMailSent(email: string): void }) {
  const { client, form, onMailSent } = props;
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const show = useProblems(form);
  const security = useSecurity();
  const message = useFailureToast();
  const { email, newPassword, confirm, consent } = form.values;
  const language = useLanguage();
  const { legalVersion } = useConfig();
  const problems: Problems = {
    email: emailProblem(email),
    newPassword: newPasswordProblem(newPassword),
    confirm: confirmProblem(newPassword, confirm),
  };

  const reason = reasonFor(problems, consent);

  async function submit(event: FormEvent) {
    event.preventDefault();
    show(problems);
    if (busy || reason || hasProblem(problems)) return;
    message.clear();
    setBusy(true);
    const givenAt = new Date().toISOString();
    try {
      const { data, error } = await client.auth.signUp({
        email: email.trim(),
        password: newPassword,
        options: { emailRedirectTo: `${location.origin}/dashboard`, ...security() },
      });
      if (error) {
        message.fail(t("signUpFailed"), authErrorText(t, error, "signUpFailedText"));
        return;
      }
      keepSignUp(email, { consent: { version: legalVersion, language, givenAt }, wanted: readReturnTo() });
      toast(t("signedUp"), t("signedUpText"));
      if (!data.session) onMailSent(email.trim());
    } catch (error) {
      console.error("Sign-up failed", error);
      message.fail(t("signUpFailed"), t("signUpFailedText"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t("signUp")}>
      <EmailField form={form} />
      <NewPasswordFields form={form} email={email} label={t("password")} confirmLabel={t("confirmPassword")} />
      <ConsentField checked={consent} onChange={(ticked) => form.setFieldValue("consent", ticked)} />
      <Button type="submit" loading={busy} disabled={reason !== null} fullWidth aria-describedby="sign-up-reason">
        {t("submitSignUp")}
      </Button>
      <p id="sign-up-reason" className={styles.reason}>
        {reason && t(reason)}
      </p>
      <p className={styles.links}>
        <Link to="/auth" search={{}}>
          {t("toSignIn")}
        </Link>
      </p>
    </form>
  );
}
