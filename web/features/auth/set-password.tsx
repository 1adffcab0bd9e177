/** After a recovery link, or a sign-up whose mail could not bring its password: one by the rules of sign-up. */
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DraftForm, hasProblem, type Problems } from "#web/features/auth/auth-form.ts";
import styles from "#web/features/auth/card.module.css";
import { NewPasswordFields } from "#web/features/auth/new-password-fields.tsx";
import { useProblems } from "#web/features/auth/use-problems.ts";
import { confirmProblem, newPasswordProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import type { Backend } from "#web/lib/supabase.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** `first`: the account has none yet. */
export function SetPassword(props: {
  client: Backend;
  form: DraftForm;
  email: string;
  first: boolean;
  onDone(): Promise<void>;
}) {
  const { client, form, email, first, onDone } = props;
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const show = useProblems(form);
  const { newPassword, confirm } = form.values;
  const problems: Problems = {
    newPassword: newPasswordProblem(newPassword),
    confirm: confirmProblem(newPassword, confirm),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    show(problems);
    if (busy || hasProblem(problems)) return;
    setBusy(true);
    try {
      const { error } = await client.auth.updateUser({ password: newPassword });
      if (error) {
        toastFailure(t("resetSaveFailed"), authErrorText(t, error, "failedText"));
        return;
      }
      toast(first ? t("firstPasswordDone") : t("resetDone"), t("resetDoneText"));
      await onDone();
    } catch (error) {
      console.error("Setting the password failed", error);
      toastFailure(t("resetSaveFailed"), t("failedText"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={first ? t("firstPassword") : t("reset")}>
      {/* Tells a password manager whose password this is. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NewPasswordFields
        form={form}
        email={email}
        label={first ? t("password") : t("newPassword")}
        confirmLabel={first ? t("confirmPassword") : t("confirmNewPassword")}
      />
      <Button type="submit" loading={busy} disabled={hasProblem(problems)} fullWidth>
        {first ? t("submitFirstPassword") : t("submitReset")}
      </Button>
    </form>
  );
}
