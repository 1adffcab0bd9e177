/** Puts problems on their fields in the current language, and the keyboard on the first of them. */
import { useTranslation } from "react-i18next";
import type { Draft, DraftForm, Problems } from "#web/features/auth/auth-form.ts";

const order: readonly (keyof Draft)[] = ["email", "password", "newPassword", "confirm", "captcha"];

export function useProblems(form: DraftForm): (problems: Problems) => void {
  const { t } = useTranslation("auth");
  return (problems) => {
    const errors: Partial<Record<keyof Draft, string>> = {};
    for (const field of order) {
      const problem = problems[field];
      if (problem) errors[field] = t(problem);
    }
    form.setErrors(errors);
    const first = order.find((field) => errors[field]);
    if (first) document.querySelector<HTMLInputElement>(`form input[name="${first}"]`)?.focus();
  };
}
