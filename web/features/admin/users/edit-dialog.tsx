/** Corrects the name and phone of an account. */
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/users";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { useUserChange } from "./use-user-change.ts";

const PHONE = /^\+[1-9][0-9]{6,14}$/;

export function EditDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation("users");
  const [name, setName] = useState(user.name ?? "");
  const [phone, setPhone] = useState(user.phone ?? "");
  const [wrong, setWrong] = useState(false);
  const edit = useUserChange(api.admin.users.edit, { done: t("edit.done"), failed: t("edit.failed") });
  const submit = () => {
    const number = phone.replace(/[\s().-]/g, "");
    if (number !== "" && !PHONE.test(number)) return setWrong(true);
    const seen = { displayName: user.name, phone: user.phone };
    edit.mutate({ id: user.id, displayName: name.trim() || null, phone: number || null, seen }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("edit.title")}
      submit={t("edit.save")}
      busy={edit.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md" mt="md">
        {/* the address is proven by its owner, so nobody else writes another into the account */}
        <TextInput
          label={t("edit.email")}
          description={t("edit.emailHint")}
          variant="filled"
          readOnly
          value={user.email}
        />
        <TextInput
          label={t("edit.name")}
          maxLength={80}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          type="tel"
          label={t("edit.phone")}
          description={t("edit.phoneHint")}
          maxLength={40}
          value={phone}
          error={wrong ? t("edit.phoneWrong") : null}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            setWrong(false);
          }}
        />
      </Stack>
    </FormDialog>
  );
}
