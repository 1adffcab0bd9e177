/** What can be done to an account, as the row's menu offers it; what would be refused is not offered. */
import {
  IconCircleCheck,
  IconEye,
  IconKey,
  IconPencil,
  IconShieldHalf,
  IconShieldOff,
  IconUserOff,
  IconUserSearch,
} from "@tabler/icons-react";
import type { TFunction } from "i18next";
import type { AdminScope } from "#contract/account";
import type { AdminUser } from "#contract/admin/users";
import type { RowAction } from "#web/features/admin/list/types.ts";

export type Act = "edit" | "reset" | "role" | "support" | "unfactor" | "disable" | "enable";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** `me`: the administrator, who cannot change the own rights. */
export function actionsOf(
  t: TFunction<"users">,
  me: { id: string; scope: AdminScope | null },
  run: { open: (user: AdminUser) => void; act: (act: Act, user: AdminUser) => void },
): readonly RowAction<AdminUser>[] {
  const other = (user: AdminUser) => user.id !== me.id;
  const act = (name: Act) => (user: AdminUser) => run.act(name, user);
  return [
    { key: "view", label: t("action.view"), icon: <IconEye {...icon} />, run: run.open },
    { key: "edit", label: t("action.edit"), icon: <IconPencil {...icon} />, run: act("edit") },
    {
      key: "reset",
      label: t("action.reset"),
      icon: <IconKey {...icon} />,
      shown: (user) => user.state === "active",
      run: act("reset"),
    },
    {
      key: "resend",
      label: t("action.resend"),
      icon: <IconKey {...icon} />,
      shown: (user) => user.state === "invited",
      run: act("reset"),
    },
    { key: "role", label: t("action.role"), icon: <IconShieldHalf {...icon} />, shown: other, run: act("role") },
    {
      key: "support",
      label: t("action.support"),
      icon: <IconUserSearch {...icon} />,
      shown: (user) => user.role !== "admin" && user.state === "active",
      run: act("support"),
    },
    {
      key: "unfactor",
      label: t("action.unfactor"),
      icon: <IconShieldOff {...icon} />,
      shown: (user) => other(user) && user.state === "active",
      run: act("unfactor"),
    },
    {
      key: "disable",
      label: t("action.disable"),
      icon: <IconUserOff {...icon} />,
      danger: true,
      shown: (user) => other(user) && user.state !== "disabled",
      run: act("disable"),
    },
    {
      key: "enable",
      label: t("action.enable"),
      icon: <IconCircleCheck {...icon} />,
      shown: (user) => user.state === "disabled",
      run: act("enable"),
    },
  ];
}
