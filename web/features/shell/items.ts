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
  // what is bought, and how
  { key: "packages", to: "/dashboard/packages", also: ["/dashboard/checkout", "/dashboard/orders"], icon: IconPackage },
  // the results of a campaign are the end of publishing
  { key: "publish", to: "/dashboard/publish", also: ["/dashboard/campaigns"], icon: IconSend2 },
  { key: "tasks", to: "/dashboard/tasks", icon: IconListCheck },
  { key: "properties", to: "/dashboard/properties", icon: IconBuildingCommunity },
  { key: "profile", to: "/dashboard/profile", icon: IconAdjustmentsHorizontal },
] as const;

/** Whether an address belongs to an item: its own, its top-level twin (/tasks), or one it names besides. */
export function isCurrent({ to, also }: { to: string; also?: readonly string[] }, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  if (to === "/dashboard") return path === to;
  const own = [to, to.replace("/dashboard", ""), ...(also ?? [])];
  return own.some((address) => path === address || path.startsWith(`${address}/`));
}
