/** Mails that left or did not, each with when, to whom and why not. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MailDelivery } from "#contract/admin/logs";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useWithin } from "#web/features/admin/list/date-range-filter.ts";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious } from "#web/features/admin/list/list-query.ts";
import { useJournalQuery, useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { JournalAside } from "./journal-aside.tsx";

const states = ["sent", "failed"] as const;
const names = { sent: "mails.sent", failed: "mails.failedState" } as const;

export function MailLog() {
  const { t } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  const { filters, open } = address.state;
  const within = useWithin(address.state, "noted");
  const asked = { ...useJournalQuery(address), state: oneOf(states, filters.state), ...within.span };
  const query = useQuery({
    ...orpc.admin.logs.mails.list.queryOptions({ input: asked }),
    ...keepPrevious,
  });
  const since = useSinceFilter();
  const found = query.data?.items.find((one) => one.id === open);
  const state = ({ failure }: MailDelivery) => (
    <Status tone={failure === null ? "good" : "bad"}>{t(failure === null ? names.sent : names.failed)}</Status>
  );
  const way = ({ way: name }: MailDelivery) => (name === "smtp" || name === "outbox" ? t(`mails.ways.${name}`) : name);
  return (
    <>
      <AdminTable
        label={t("tab.mails")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => one.recipient}
        searchHint={t("mails.search")}
        filters={[
          {
            name: "state",
            label: t("mails.state"),
            options: states.map((value) => ({ value, label: t(names[value]) })),
          },
          since,
        ]}
        chips={within.chips}
        aside={<JournalAside journal="mails" load={() => api.admin.logs.mails.export({ ...asked, language })} />}
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
        onOpen={(one) => address.change({ open: one.id })}
        empty={{ title: t("mails.empty"), text: t("mails.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={found.subject} onClose={() => address.change({ open: null })}>
          <Facts
            of={[
              [t("mails.to"), found.recipient],
              [t("when"), formatMoment(language, found.at, "medium")],
              [t("mails.state"), state(found)],
              [t("mails.why"), found.failure],
              [t("mails.way"), way(found)],
            ]}
          />
        </AdminDrawer>
      ) : null}
    </>
  );
}
