/** Within the administration the palette finds what customers quote: accounts, orders, invoices, tasks. */
import { IconFileInvoice, IconListCheck, IconReceipt, IconUser } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Found } from "#contract/admin/find";
import { orpc } from "#web/lib/api.ts";
import type { Entry } from "#web/shell/palette/use-entries.ts";

const places = {
  account: { icon: IconUser, go: "/admin/users?open=" },
  order: { icon: IconReceipt, go: "/admin/packages?open=" },
  invoice: { icon: IconFileInvoice, go: "/admin/packages?tab=invoices&open=" },
  task: { icon: IconListCheck, go: "/admin/tasks?open=" },
} as const satisfies Record<Found["kind"], { icon: Entry["icon"]; go: string }>;

/** `enabled`: an administrator, within the administration. `query`: at least two characters are searched for. */
export function useFound(query: string, enabled: boolean) {
  const { t } = useTranslation("palette");
  const asked = enabled && query.length >= 2;
  const found = useQuery(
    orpc.admin.find.queryOptions({ input: { q: query }, enabled: asked, placeholderData: keepPreviousData }),
  );
  const entries = (asked ? (found.data?.items ?? []) : []).map(({ kind, id, name, account, quoted }): Entry => {
    const { icon, go } = places[kind];
    const hint = [t(`kinds.${kind}`), quoted && quoted !== "number" ? t(`quoted.${quoted}`) : null, account];
    return {
      id: `found:${kind}:${id}`,
      group: "found",
      icon,
      label: name,
      hint: hint.filter((part) => part !== null && part !== name).join(" · "),
      go: `${go}${id}`,
      keep: true,
    };
  });
  return { entries, fetching: asked && found.isFetching, failed: asked && found.isError };
}
