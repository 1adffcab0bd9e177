/** The sidebar's items, in the specification's order. */
import {
  IconAdjustmentsHorizontal,
  IconBuildingCommunity,
  IconHome2,
  IconListCheck,
  IconPackage,
  IconSend2,
} from "@tabler/icons-react";

export const items = [
  { key: "dashboard", to: "/dashboard", icon: IconHome2 },
  { key: "packages", to: "/dashboard/packages", icon: IconPackage },
  { key: "publish", to: "/dashboard/publish", icon: IconSend2 },
  { key: "tasks", to: "/dashboard/tasks", icon: IconListCheck },
  { key: "properties", to: "/dashboard/properties", icon: IconBuildingCommunity },
  { key: "profile", to: "/dashboard/profile", icon: IconAdjustmentsHorizontal },
] as const;

/** Whether an address belongs to an item: the dashboard's own address, or its top-level twin (/tasks). */
export function isCurrent(to: string, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  if (to === "/dashboard") return path === to;
  const twin = to.replace("/dashboard", "");
  return [to, twin].some((address) => path === address || path.startsWith(`${address}/`));
}
