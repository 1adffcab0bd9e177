/** Current password, a new one by the rules of sign-up, and its repetition. */
import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { PasswordRules } from "#web/features/account/password-rules.tsx";
import { orpc } from "#web/lib/api.ts";
import { confirmProblem, newPasswordProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { backend } from "#web/lib/supabase.ts";
import { PasswordBox } from "#web/ui/password-box.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

const empty = { current: "", next: "", confirm: "" };
const order = ["current", "next", "confirm"] as const;

export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  const queries = useQueryClient();
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

  const focus = (name: string) =>
    document.querySelector<HTMLInputElement>(`form[data-form="password"] input[name="${name}"]`)?.focus();
  const save = form.onSubmit(
    async ({ current, next }) => {
      if (busy) return;
      setBusy(true);
      try {
        const { error } = await backend().auth.updateUser({ password: next, current_password: current });
        if (error) {
          const message = authErrorText(ta, error, "resetSaveFailed");
          if (error.code === "current_password_mismatch") {
            form.setFieldError("current", message);
            focus("current");
          } else if (error.code === "same_password") form.setFieldError("next", message);
          toastFailure(t("updateFailed"), message);
          return;
        }
        form.setValues(empty);
        toast(t("updated"), t("updatedText"));
        await queries.invalidateQueries({ queryKey: orpc.account.sessions.list.key() });
      } catch (error) {
        console.error("Changing the password failed", error);
        toastFailure(t("updateFailed"));
      } finally {
        setBusy(false);
      }
    },
    (errors) => focus(order.find((name) => errors[name]) ?? "current"),
  );

  const field = (name: keyof typeof empty, autoComplete: string) => ({
    ...form.getInputProps(name),
    name,
    label: t(name),
    autoComplete,
  });
  return (
    <form className={styles.form} data-form="password" onSubmit={save} noValidate aria-label={t("password")}>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordBox {...field("current", "current-password")} />
      <PasswordBox {...field("next", "new-password")} below={<PasswordRules password={form.values.next} />} />
      <PasswordBox {...field("confirm", "new-password")} />
      <div className={styles.submit}>
        <Button type="submit" variant="default" loading={busy}>
          {t("update")}
        </Button>
        <p className={styles.hint}>{t("passwordNote")}</p>
      </div>
    </form>
  );
}
