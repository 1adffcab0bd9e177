/** The arithmetic question and its answer. */
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DraftForm } from "#web/features/auth/auth-form.ts";
import styles from "#web/features/auth/card.module.css";
import type { Captcha } from "#web/features/auth/use-captcha.ts";

export function CaptchaField({ form, captcha }: { form: DraftForm; captcha: Captcha }) {
  const { t } = useTranslation("auth");
  return (
    <TextInput
      {...form.getInputProps("captcha")}
      name="captcha"
      label={t("captcha", { question: captcha.text ?? "…" })}
      error={form.errors.captcha ?? (captcha.unavailable ? t("captchaUnavailable") : undefined)}
      autoComplete="off"
      required
      withAsterisk={false}
      inputContainer={(input) => (
        <div className={styles.beside} data-testid="captcha">
          {input}
          <Button variant="default" onClick={() => void captcha.renew()}>
            {t("captchaRenew")}
          </Button>
        </div>
      )}
    />
  );
}
