/** Opens an account for somebody: address, name, role, and the language of the mail. */
import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { type Rights, RoleField } from "./role-field.tsx";
import { useUserChange } from "./use-user-change.ts";

const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export function InviteDialog(props: { rights: Rights; mayAll: boolean; onClose: () => void }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [rights, setRights] = useState(props.rights);
  const [spoken, setSpoken] = useState<"zh" | "en">(language);
  const [problem, setProblem] = useState<string | null>(null);
  const knownTo = (error: Error) => {
    const { code, data } = causeOf(error);
    return code === "conflict" ? t(data.invited ? "inviting.invited" : "inviting.known") : null;
  };
  const invite = useUserChange(api.admin.users.invite, {
    ...{ done: t("inviting.done"), failed: t("inviting.failed") },
    why: knownTo,
  });
  const submit = () => {
    const address = email.trim();
    if (!ADDRESS.test(address)) return setProblem(t("inviting.emailWrong"));
    invite.mutate(
      {
        email: address,
        role: rights.role,
        language: spoken,
        ...(rights.scope ? { scope: rights.scope } : {}),
        ...(name.trim() ? { displayName: name.trim() } : {}),
      },
      {
        onSuccess: props.onClose,
        onError: (error) => setProblem(knownTo(error)),
      },
    );
  };
  return (
    <FormDialog
      title={t("inviting.title")}
      text={t("inviting.text")}
      submit={t("inviting.send")}
      busy={invite.isPending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Stack gap="md">
        <TextInput
          type="email"
          label={t("inviting.email")}
          required
          maxLength={254}
          data-autofocus
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <TextInput
          label={t("inviting.name")}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <RoleField label={t("inviting.role")} mayAll={props.mayAll} value={rights} onChange={setRights} />
        <NativeSelect
          label={t("inviting.language")}
          value={spoken}
          data={[
            { value: "zh", label: "中文" },
            { value: "en", label: "English" },
          ]}
          onChange={(event) => setSpoken(event.currentTarget.value === "en" ? "en" : "zh")}
        />
      </Stack>
    </FormDialog>
  );
}
