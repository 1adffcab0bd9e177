/** A new password and its repetition; the first broken rule is named while typing. */
import { useTranslation } from "react-i18next";
import type { DraftForm } from "#web/features/auth/auth-form.ts";
import { PasswordField } from "#web/features/auth/fields.tsx";
import { StrengthMeter } from "#web/features/auth/strength-meter.tsx";
import { confirmProblem, newPasswordProblem } from "#web/lib/auth/credential-rules.ts";

/** `email`: whose password it is to be, which the meter holds against it. */
export function NewPasswordFields(props: { form: DraftForm; email: string; label: string; confirmLabel: string }) {
  const { form, email, label, confirmLabel } = props;
  const { t } = useTranslation("auth");
  const { newPassword, confirm } = form.values;
  const wrong = newPassword === "" ? null : newPasswordProblem(newPassword);
  const differs = confirm === "" ? null : confirmProblem(newPassword, confirm);
  return (
    <>
      <PasswordField
        form={form}
        name="newPassword"
        label={label}
        autoComplete="new-password"
        description={t("passwordRule")}
        error={wrong ? t(wrong) : undefined}
        below={
          // a password that is too long is not weak: the field says what it is
          <StrengthMeter
            password={wrong === "passwordBytes" ? "" : newPassword}
            email={email}
            broken={wrong !== null}
          />
        }
      />
      <PasswordField
        form={form}
        name="confirm"
        label={confirmLabel}
        autoComplete="new-password"
        error={differs ? t(differs) : undefined}
      />
    </>
  );
}
