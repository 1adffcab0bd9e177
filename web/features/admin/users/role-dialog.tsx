/** Gives an account another role, and an administrator another scope. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/users";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { nameOf } from "./account-labels.ts";
import { type Rights, RoleField } from "./role-field.tsx";
import { useUserChange } from "./use-user-change.ts";

export function RoleDialog({ user, mayAll, onClose }: { user: AdminUser; mayAll: boolean; onClose: () => void }) {
  const { t } = useTranslation("users");
  const [rights, setRights] = useState<Rights>({ role: user.role, scope: user.scope });
  const change = useUserChange(api.admin.users.setRole, { done: t("change.done"), failed: t("change.failed") });
  return (
    <FormDialog
      title={t("change.title")}
      text={t("change.text", { name: nameOf(user) })}
      submit={t("change.save")}
      busy={change.isPending}
      onSubmit={() => change.mutate({ id: user.id, ...rights }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RoleField label={t("change.label")} mayAll={mayAll} value={rights} onChange={setRights} />
    </FormDialog>
  );
}
