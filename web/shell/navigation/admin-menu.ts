/** The administrators' sidebar, in the specification's order; what a scope may not use says so. */
import {
  IconBuildingStore,
  IconChartBar,
  IconCpu,
  IconHome2,
  IconLayoutDashboard,
  IconListCheck,
  IconPackage,
  IconPlugConnected,
  IconReportSearch,
  IconSettings,
  IconShieldLock,
  IconUsers,
} from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type AdminSection, maySee } from "#contract/admin/scopes";
import { useScope } from "#web/lib/use-scope.ts";
import type { Menu, MenuItem } from "#web/shell/navigation/menu.ts";

interface Entry {
  section: AdminSection;
  icon: MenuItem["icon"];
  below?: readonly Entry[];
}

const entries: readonly Entry[] = [
  {
    section: "users",
    icon: IconUsers,
    below: [
      { section: "users/agents", icon: IconBuildingStore },
      { section: "users/admins", icon: IconShieldLock },
    ],
  },
  { section: "packages", icon: IconPackage },
  { section: "tasks", icon: IconListCheck },
  { section: "reports", icon: IconChartBar },
  {
    section: "config",
    icon: IconSettings,
    below: [
      { section: "config/api", icon: IconCpu },
      { section: "config/integration", icon: IconPlugConnected },
    ],
  },
  { section: "logs", icon: IconReportSearch },
];

/** Every section with its icon, in the order of the sidebar. */
export const sectionIcons = entries.flatMap((entry) => [entry, ...(entry.below ?? [])]);

export function useAdminMenu(): Menu {
  const { t } = useTranslation("admin");
  const scope = useScope();
  return useMemo(() => {
    const itemOf = ({ section, icon, below }: Entry): MenuItem => ({
      key: section,
      to: `/admin/${section}`,
      label: t(`sections.${section}`),
      icon,
      // nothing is closed while it is not known who asks
      ...(scope === undefined || maySee(section, scope) ? {} : { closed: t("closed") }),
      ...(below ? { below: below.map(itemOf) } : {}),
    });
    return {
      items: [{ key: "home", to: "/admin", label: t("home"), icon: IconLayoutDashboard }, ...entries.map(itemOf)],
      apart: { key: "workspace", to: "/dashboard", label: t("toWorkspace"), icon: IconHome2 },
      foldLabel: (label) => t("fold", { label }),
    };
  }, [t, scope]);
}
