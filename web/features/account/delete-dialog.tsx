/** Asks twice before an account ends: for the password, and for the address typed out. */
import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { useSettingsCache } from "#web/features/account/use-settings.ts";
import { api } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import dialog from "#web/ui/dialog.module.css";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordBox } from "#web/ui/password-box.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

const facts = ["fact1", "fact2", "fact3", "fact4"] as const;

export function DeleteDialog({ email, onClose }: { email: string; onClose(): void }) {
  const { t } = useTranslation("profile");
  const { t: tc } = useTranslation();
  const { t: te } = useTranslation("errors");
  const language = useLanguage();
  const settings = useSettingsCache();
  const form = useForm({ initialValues: { password: "", confirmation: "" } });
  const same = form.values.confirmation.trim().toLowerCase() === email.toLowerCase();
  const ask = useMutation({
    mutationFn: (values: typeof form.values) => api.account.deletion.request(values),
    onSuccess: (deletion) => {
      settings.patch({ deletion });
      toast(t("end.scheduled", { date: formatDate(language, deletion.dueAt) }), t("end.scheduledText"));
      onClose();
    },
    onError: (error) => {
      if (causeOf(error).code === "password_wrong") form.setFieldError("password", errorText(te, error));
      else toastFailure(t("end.failed"), errorText(te, error));
    },
  });
  return (
    <Dialog onClose={onClose} title={t("end.dialog")} size={480}>
      <form
        className={dialog.dialog}
        onSubmit={form.onSubmit((values) => {
          if (same && values.password !== "" && !ask.isPending) ask.mutate(values);
        })}
        noValidate
      >
        <p>{t("end.facts")}</p>
        <ul className={styles.list}>
          {facts.map((fact) => (
            <li key={fact}>{t(`end.${fact}`)}</li>
          ))}
        </ul>
        <PasswordBox
          {...form.getInputProps("password")}
          name="delete-password"
          label={t("end.password")}
          autoComplete="current-password"
          data-autofocus
        />
        <TextInput
          {...form.getInputProps("confirmation")}
          name="confirmation"
          label={t("end.confirm", { email })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={dialog.buttons} data-end>
          <Button variant="default" onClick={onClose}>
            {tc("cancel")}
          </Button>
          <Button
            type="submit"
            className={styles.danger}
            disabled={!same || form.values.password === ""}
            loading={ask.isPending}
          >
            {t("end.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
