/** What payment providers told us, and what came of it. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Webhook, webhookOutcomes } from "#contract/admin/logs";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious } from "#web/features/admin/list/list-query.ts";
import { useJournalQuery, useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import { JournalAside } from "./journal-aside.tsx";
import styles from "./logs.module.css";

const tones: Record<Webhook["outcome"], Tone> = {
  applied: "good",
  known: "good",
  unknown: "bad",
  mismatch: "bad",
  refunded: "wait",
  ignored: "plain",
};

export function WebhookLog() {
  const { t } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  const { filters, open } = address.state;
  const asked = { ...useJournalQuery(address), outcome: oneOf(webhookOutcomes, filters.outcome) };
  const query = useQuery({
    ...orpc.admin.logs.webhooks.list.queryOptions({ input: asked }),
    ...keepPrevious,
  });
  const since = useSinceFilter();
  const found = query.data?.items.find((one) => one.id === open);
  const outcome = (one: Webhook) => <Status tone={tones[one.outcome]}>{t(`webhooks.outcomes.${one.outcome}`)}</Status>;
  const outcomes = webhookOutcomes.map((value) => ({ value, label: t(`webhooks.outcomes.${value}`) }));
  return (
    <>
      <AdminTable
        label={t("tab.webhooks")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => one.eventId}
        searchHint={t("webhooks.search")}
        filters={[{ name: "outcome", label: t("webhooks.outcome"), options: outcomes }, since]}
        aside={<JournalAside journal="webhooks" load={() => api.admin.logs.webhooks.export({ ...asked, language })} />}
        columns={[
          { key: "reference", label: t("webhooks.reference"), cell: (one) => one.reference ?? one.eventId },
          { key: "provider", label: t("webhooks.provider"), width: "120px", cell: (one) => one.provider },
          { key: "kind", label: t("webhooks.kind"), width: "120px", rank: 3, cell: (one) => one.kind },
          { key: "outcome", label: t("webhooks.outcome"), cell: outcome },
          {
            key: "at",
            label: t("when"),
            sort: "at",
            width: "228px",
            cell: (one) => formatMoment(language, one.receivedAt, "medium"),
          },
        ]}
        onOpen={(one) => address.change({ open: one.id })}
        empty={{ title: t("webhooks.empty"), text: t("webhooks.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={found.reference ?? found.eventId} onClose={() => address.change({ open: null })}>
          <Facts
            of={[
              [t("when"), formatMoment(language, found.receivedAt, "medium")],
              [t("webhooks.provider"), found.provider],
              [t("webhooks.kind"), found.kind],
              [t("webhooks.outcome"), outcome(found)],
              [t("webhooks.event"), found.eventId],
            ]}
          />
          <section>
            <h3 className={styles.partTitle}>{t("webhooks.said")}</h3>
            <pre className={`${styles.code} ${styles.mono}`}>{JSON.stringify(found.said, null, 2)}</pre>
          </section>
        </AdminDrawer>
      ) : null}
    </>
  );
}
