/** What payment providers told us, and what came of it. */
import { useTranslation } from "react-i18next";
import { type Webhook, webhookOutcomes } from "#contract/admin/logs";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import { JournalTail } from "./journal-tail.tsx";
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
  const list = useAdminList({
    sorts: ["at"],
    filters: {
      outcome: {
        label: t("webhooks.outcome"),
        values: webhookOutcomes,
        say: (value) => t(`webhooks.outcomes.${value}`),
      },
    },
    since: useSinceFilter(),
    rows: (asked) => orpc.admin.logs.webhooks.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.logs.webhooks.export(asked),
  });
  const outcome = (one: Webhook) => <Status tone={tones[one.outcome]}>{t(`webhooks.outcomes.${one.outcome}`)}</Status>;
  return (
    <AdminTable
      label={t("tab.webhooks")}
      list={list}
      nameOf={(one) => one.eventId}
      searchHint={t("webhooks.search")}
      before={<JournalTail journal="webhooks" />}
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
      drawer={(webhook) => (
        <AdminDrawer title={webhook.reference ?? webhook.eventId} onClose={() => address.change({ open: null })}>
          <Facts
            of={[
              [t("when"), formatMoment(language, webhook.receivedAt, "medium")],
              [t("webhooks.provider"), webhook.provider],
              [t("webhooks.kind"), webhook.kind],
              [t("webhooks.outcome"), outcome(webhook)],
              [t("webhooks.event"), webhook.eventId],
            ]}
          />
          <section>
            <h3 className={styles.partTitle}>{t("webhooks.said")}</h3>
            <pre className={`${styles.code} ${styles.mono}`}>{JSON.stringify(webhook.said, null, 2)}</pre>
          </section>
        </AdminDrawer>
      )}
      empty={{ title: t("webhooks.empty"), text: t("webhooks.emptyText") }}
    />
  );
}
