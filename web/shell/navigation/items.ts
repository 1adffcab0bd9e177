/** The workspace's sidebar: its items, in the specification's order. */
import {
  IconAdjustmentsHorizontal,
  IconBuildingCommunity,
  IconHome2,
  IconLayoutDashboard,
  IconListCheck,
  IconPackage,
  IconSend2,
  IconUsers,
} from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "#web/lib/auth/use-role.ts";
import type { Menu } from "#web/shell/navigation/menu.ts";

export const items = [
  { key: "dashboard", to: "/dashboard", icon: IconHome2 },
  // what is bought, and how
  { key: "packages", to: "/dashboard/packages", also: ["/dashboard/checkout", "/dashboard/orders"], icon: IconPackage },
  // the results of a campaign are the end of publishing
  { key: "publish", to: "/dashboard/publish", also: ["/dashboard/campaigns"], icon: IconSend2 },
  { key: "tasks", to: "/dashboard/tasks", icon: IconListCheck },
  { key: "properties", to: "/dashboard/properties", icon: IconBuildingCommunity },
  { key: "leads", to: "/dashboard/leads", icon: IconUsers },
  { key: "profile", to: "/dashboard/profile", icon: IconAdjustmentsHorizontal },
] as const;

/** With the way to the administration for those who may go there. */
export function useWorkspaceMenu(): Menu {
  const { t } = useTranslation("shell");
  const role = useRole();
  return useMemo(
    () => ({
      items: items.map((item) => ({ ...item, label: t(item.key) })),
      apart: role === "admin" ? { key: "admin", label: t("admin"), to: "/admin", icon: IconLayoutDashboard } : null,
    }),
    [t, role],
  );
}
