/** Current password, a new one by the rules of sign-up, and its repetition. */
import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { authErrorText } from "#web/features/auth/error-text.ts";
import { confirmProblem, newPasswordProblem } from "#web/features/auth/rules.ts";
import { backend } from "#web/lib/supabase.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

const empty = { current: "", next: "", confirm: "" };

export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const form = useForm({
    initialValues: empty,
    validate: (values) => {
      const next = newPasswordProblem(values.next);
      const confirm = confirmProblem(values.next, values.confirm);
      return {
        current: values.current === "" ? ta("codes.current_password_required") : null,
        next: next ? ta(next) : null,
        confirm: confirm ? ta(confirm) : null,
      };
    },
  });

  const save = form.onSubmit(async ({ current, next }) => {
    if (busy) return;
    setBusy(true);
    try {
      const { error } = await backend().auth.updateUser({ password: next, current_password: current });
      if (error) {
        toastFailure(t("updateFailed"), authErrorText(ta, error, "resetSaveFailed"));
        return;
      }
      form.setValues(empty);
      toast(t("updated"), t("updatedText"));
    } finally {
      setBusy(false);
    }
  });

  const field = (name: keyof typeof empty, autoComplete: string) => ({
    ...form.getInputProps(name),
    name,
    label: t(name),
    autoComplete,
    visibilityToggleButtonProps: { "aria-label": ta("showPassword"), tabIndex: 0 },
  });
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordInput {...field("current", "current-password")} />
      <PasswordInput {...field("next", "new-password")} description={ta("passwordRule")} />
      <PasswordInput {...field("confirm", "new-password")} />
      <div>
        <Button type="submit" variant="default" loading={busy}>
          {t("update")}
        </Button>
      </div>
    </form>
  );
}
