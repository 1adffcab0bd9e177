/** The inputs of the sign-in card: labelled, with their problem below, named so that password managers know them. */
import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Draft, DraftForm } from "#web/features/auth/auth-form.ts";
import { PasswordBox } from "#web/ui/password-box.tsx";

interface Field {
  form: DraftForm;
  name: keyof Draft;
  label: string;
  autoComplete: string;
  description?: string;
  /** A problem seen while typing; one found on submit stands on the form. */
  error?: string | undefined;
}

const inputProps = ({ form, name, label, autoComplete, description, error }: Field) => ({
  ...form.getInputProps(name),
  name,
  label,
  autoComplete,
  ...(description ? { description } : {}),
  ...(error ? { error } : {}),
  required: true,
  withAsterisk: false,
});

export function EmailField(props: Pick<Field, "form">) {
  const { t } = useTranslation("auth");
  return (
    <TextInput
      {...inputProps({ form: props.form, name: "email", label: t("email"), autoComplete: "username" })}
      type="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}

/** `below` stands under the field. */
export const PasswordField = ({ below, ...field }: Field & { below?: ReactNode }) => (
  <PasswordBox {...inputProps(field)} below={below} />
);
