/** Who tried to sign in, from where, and what came of it. With hosted sign-in the attempts are the host's own. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type SignInAttempt, signInOutcomes } from "#contract/admin/logs";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious } from "#web/features/admin/list/list-query.ts";
import { useJournalQuery, useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { formatMoment } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { JournalAside } from "./journal-aside.tsx";

export function SignInLog() {
  const { t } = useTranslation("logs");
  const { capabilities } = useConfig();
  // only our own sign-in asks the arithmetic question
  if (capabilities.mathCaptcha) return <Attempts />;
  return (
    <Panel>
      <EmptyState title={t("signIns.hosted")} text={t("signIns.hostedText")} />
    </Panel>
  );
}

function Attempts() {
  const { t } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  const { filters, open } = address.state;
  const asked = { ...useJournalQuery(address), outcome: oneOf(signInOutcomes, filters.outcome) };
  const query = useQuery({
    ...orpc.admin.logs.signIns.list.queryOptions({ input: asked }),
    ...keepPrevious,
  });
  const since = useSinceFilter();
  const found = query.data?.items.find((one) => one.id === open);
  const outcome = (one: SignInAttempt) => {
    const known = oneOf(signInOutcomes, one.outcome);
    return (
      <Status tone={known === "signed_in" ? "good" : "wait"}>
        {known ? t(`signIns.outcomes.${known}`) : one.outcome}
      </Status>
    );
  };
  const outcomes = signInOutcomes.map((value) => ({ value, label: t(`signIns.outcomes.${value}`) }));
  return (
    <>
      <AdminTable
        label={t("tab.signIns")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => one.email}
        searchHint={t("signIns.search")}
        filters={[{ name: "outcome", label: t("signIns.outcome"), options: outcomes }, since]}
        aside={<JournalAside journal="signIns" load={() => api.admin.logs.signIns.export({ ...asked, language })} />}
        columns={[
          { key: "email", label: t("signIns.email"), cell: (one) => one.email },
          { key: "outcome", label: t("signIns.outcome"), cell: outcome },
          { key: "address", label: t("address"), width: "150px", rank: 3, cell: (one) => one.address ?? "–" },
          {
            key: "at",
            label: t("when"),
            sort: "at",
            width: "228px",
            cell: (one) => formatMoment(language, one.at, "medium"),
          },
        ]}
        onOpen={(one) => address.change({ open: one.id })}
        empty={{ title: t("signIns.empty"), text: t("signIns.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={found.email} onClose={() => address.change({ open: null })}>
          <Facts
            of={[
              [t("when"), formatMoment(language, found.at, "medium")],
              [t("signIns.outcome"), outcome(found)],
              [t("address"), found.address],
              [t("signIns.agent"), found.userAgent],
            ]}
          />
        </AdminDrawer>
      ) : null}
    </>
  );
}
