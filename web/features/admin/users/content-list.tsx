/** Homes of all accounts with their pages, and the one that is open: what was written, and the page's taking down. */
import { useTranslation } from "react-i18next";
import { type AdminHome, contentSorts } from "#contract/admin/content";
import { propertyStatuses } from "#contract/property";
import { formatDate } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import { ContentDrawer } from "./content-drawer.tsx";

const tones: Record<AdminHome["status"], Tone> = { draft: "plain", published: "good", archived: "plain" };
const takedowns = ["standing", "objected"] as const;

export function ContentList() {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const address = useListAddress();
  const list = useAdminList({
    sorts: contentSorts,
    filters: {
      status: { label: t("content.state"), values: propertyStatuses, say: (value) => t(`content.states.${value}`) },
      takedown: { label: t("content.takedown"), values: takedowns, say: (value) => t(`content.takedowns.${value}`) },
    },
    rows: (asked) => orpc.admin.content.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.content.export(asked),
  });
  const state = (one: AdminHome) =>
    one.takedown ? (
      <Status tone="bad">{t(`content.takedowns.${one.takedown.objection ? "objected" : "standing"}`)}</Status>
    ) : (
      <Status tone={tones[one.status]}>{t(`content.states.${one.status}`)}</Status>
    );
  return (
    <>
      <AdminTable
        label={t("content.title")}
        list={list}
        nameOf={(one) => one.title}
        searchHint={t("content.search")}
        opens
        columns={[
          { key: "home", label: t("content.home"), cell: (one) => one.title },
          { key: "account", label: t("content.account"), cell: (one) => one.account.name ?? one.account.email ?? "–" },
          { key: "state", label: t("content.state"), width: "128px", cell: state },
          {
            key: "pieces",
            label: t("content.pieces"),
            width: "96px",
            align: "end",
            rank: 3,
            cell: (one) => formatNumber(language, one.pieces),
          },
          {
            key: "created",
            label: t("content.created"),
            sort: "created",
            width: "172px",
            rank: 2,
            cell: (one) => formatDate(language, one.createdAt),
          },
        ]}
        empty={{ title: t("content.empty"), text: t("content.emptyText") }}
      />
      {address.state.open ? (
        <ContentDrawer id={address.state.open} onClose={() => address.change({ open: null })} />
      ) : null}
    </>
  );
}
