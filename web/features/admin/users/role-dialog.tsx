/** Gives an account another role, and an administrator another scope: shows what changes by it, and asks why. */
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/users";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { ReasonField } from "#web/features/admin/list/reason-field.tsx";
import { api } from "#web/lib/api.ts";
import { nameOf } from "./account-labels.ts";
import { RoleChange } from "./role-change.tsx";
import { type Rights, RoleField } from "./role-field.tsx";
import { useUserChange } from "./use-user-change.ts";

export function RoleDialog({ user, mayAll, onClose }: { user: AdminUser; mayAll: boolean; onClose: () => void }) {
  const { t } = useTranslation("users");
  const [rights, setRights] = useState<Rights>({ role: user.role, scope: user.scope });
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const change = useUserChange(api.admin.users.setRole, { done: t("change.done"), failed: t("change.failed") });
  const same = rights.role === user.role && rights.scope === user.scope;
  const submit = () => {
    if (same || !reason.trim()) return setMissing(true);
    change.mutate({ id: user.id, ...rights, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("change.title")}
      text={t("change.text", { name: nameOf(user) })}
      submit={t("change.save")}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <RoleField
          label={t("change.label")}
          mayAll={mayAll}
          value={rights}
          problem={missing && same ? t("change.same") : null}
          onChange={setRights}
        />
        {same ? null : <RoleChange from={user} to={rights} />}
        <ReasonField label={t("change.reason")} value={reason} missing={missing && !same} onChange={setReason} />
      </Stack>
    </FormDialog>
  );
}
