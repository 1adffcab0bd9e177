/** Mails that left or did not, each with when, to whom and why not. */
import { useTranslation } from "react-i18next";
import type { MailDelivery } from "#contract/admin/logs";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { JournalTail } from "./journal-tail.tsx";

const states = ["sent", "failed"] as const;
const names = { sent: "mails.sent", failed: "mails.failedState" } as const;

export function MailLog() {
  const { t } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  const drilldown = useDrilldown("noted");
  const list = useAdminList({
    sorts: ["at"],
    filters: { state: { label: t("mails.state"), values: states, say: (value) => t(names[value]) } },
    since: useSinceFilter(),
    more: drilldown.within ?? {},
    chips: drilldown.chips,
    rows: (asked) => orpc.admin.logs.mails.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.logs.mails.export(asked),
  });
  const state = ({ failure }: MailDelivery) => (
    <Status tone={failure === null ? "good" : "bad"}>{t(failure === null ? names.sent : names.failed)}</Status>
  );
  const way = ({ way: name }: MailDelivery) => (name === "smtp" || name === "outbox" ? t(`mails.ways.${name}`) : name);
  return (
    <AdminTable
      label={t("tab.mails")}
      list={list}
      nameOf={(one) => one.recipient}
      searchHint={t("mails.search")}
      before={<JournalTail journal="mails" />}
      columns={[
        { key: "to", label: t("mails.to"), cell: (one) => one.recipient },
        { key: "subject", label: t("mails.subject"), cell: (one) => one.subject },
        { key: "state", label: t("mails.state"), width: "128px", cell: state },
        {
          key: "at",
          label: t("when"),
          sort: "at",
          width: "228px",
          rank: 3,
          cell: (one) => formatMoment(language, one.at, "medium"),
        },
      ]}
      drawer={(mail) => (
        <AdminDrawer title={mail.subject} onClose={() => address.change({ open: null })}>
          <Facts
            of={[
              [t("mails.to"), mail.recipient],
              [t("when"), formatMoment(language, mail.at, "medium")],
              [t("mails.state"), state(mail)],
              [t("mails.why"), mail.failure],
              [t("mails.way"), way(mail)],
            ]}
          />
        </AdminDrawer>
      )}
      empty={{ title: t("mails.empty"), text: t("mails.emptyText") }}
    />
  );
}
