/** Asking for a reset mail. The answer is the same whether or not the address has an account. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DraftForm, hasProblem, type Problems } from "#web/features/auth/auth-form.ts";
import styles from "#web/features/auth/card.module.css";
import { EmailField } from "#web/features/auth/fields.tsx";
import { useFailureToast } from "#web/features/auth/use-failure-toast.ts";
import { useProblems } from "#web/features/auth/use-problems.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { emailProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import type { Backend } from "#web/lib/supabase.ts";
import { toast } from "#web/ui/toast.ts";

/** `onSent` returns to sign in. */
export function Forgot(props: { client: Backend; form: DraftForm; onSent(): void }) {
  const { client, form, onSent } = props;
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const show = useProblems(form);
  const security = useSecurity();
  const message = useFailureToast();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems: Problems = { email: emailProblem(form.values.email) };
    show(problems);
    if (busy || hasProblem(problems)) return;
    message.clear();
    setBusy(true);
    try {
      const { error } = await client.auth.resetPasswordForEmail(form.values.email.trim(), {
        redirectTo: `${location.origin}/auth`,
        ...security(),
      });
      if (error) {
        message.fail(t("resetFailed"), authErrorText(t, error, "resetFailedText"));
        return;
      }
      toast(t("resetSent"), t("resetSentText"));
      onSent();
    } catch (error) {
      console.error("Reset mail failed", error);
      message.fail(t("resetFailed"), t("resetFailedText"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t("forgot")}>
      <EmailField form={form} />
      <Button type="submit" loading={busy} fullWidth>
        {t("submitForgot")}
      </Button>
      <p className={styles.links}>
        <Link to="/auth" search={{ view: "code" }}>
          {t("toResetCode")}
        </Link>
        <Link to="/auth" search={{}}>
          {t("backToSignIn")}
        </Link>
      </p>
    </form>
  );
}
