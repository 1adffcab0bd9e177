/** Errors of the application, one line a kind: how often, since when, and whether somebody has dealt with it. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ApplicationError } from "#contract/admin/logs";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { JournalTail } from "./journal-tail.tsx";
import styles from "./logs.module.css";

const states = ["open", "resolved"] as const;
const sorts = ["lastSeen", "firstSeen", "times"] as const;

export function ErrorLog() {
  const { t } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  const list = useAdminList({
    sorts,
    filters: { state: { label: t("errors.state"), values: states, say: (value) => t(`errors.${value}`) } },
    rows: (asked) => orpc.admin.logs.errors.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.logs.errors.export(asked),
  });
  const state = (one: ApplicationError) => (
    <Status tone={one.resolvedAt ? "good" : "bad"}>{t(one.resolvedAt ? "errors.resolved" : "errors.open")}</Status>
  );
  return (
    <AdminTable
      label={t("tab.errors")}
      list={list}
      nameOf={(one) => one.title}
      searchHint={t("errors.search")}
      before={<JournalTail journal="errors" />}
      columns={[
        {
          key: "what",
          label: t("errors.what"),
          cell: (one) => (
            <span className={styles.two}>
              <span>{one.title}</span>
              <span className={`${styles.quiet} ${styles.clip}`}>{one.message}</span>
            </span>
          ),
        },
        {
          key: "times",
          label: t("errors.times"),
          sort: "times",
          width: "96px",
          align: "end",
          cell: (one) => formatNumber(language, one.times),
        },
        { key: "state", label: t("errors.state"), width: "112px", cell: state },
        {
          key: "first",
          label: t("errors.first"),
          sort: "firstSeen",
          width: "228px",
          rank: 2,
          cell: (one) => formatMoment(language, one.firstSeen, "medium"),
        },
        {
          key: "last",
          label: t("errors.last"),
          sort: "lastSeen",
          width: "228px",
          rank: 3,
          cell: (one) => formatMoment(language, one.lastSeen, "medium"),
        },
      ]}
      drawer={(error) => (
        <AdminDrawer title={error.title} onClose={() => address.change({ open: null })}>
          <pre className={`${styles.code} ${styles.mono}`}>{error.message}</pre>
          <Facts
            of={[
              [t("errors.state"), state(error)],
              [t("errors.times"), formatNumber(language, error.times)],
              [t("errors.first"), formatMoment(language, error.firstSeen, "medium")],
              [t("errors.last"), formatMoment(language, error.lastSeen, "medium")],
              [t("errors.request"), error.lastRequestId],
            ]}
          />
          <Resolve error={error} />
          {error.place.length > 0 ? (
            <section>
              <h3 className={styles.partTitle}>{t("errors.place")}</h3>
              <pre className={`${styles.code} ${styles.mono}`}>{error.place.join("\n")}</pre>
            </section>
          ) : null}
        </AdminDrawer>
      )}
      empty={{ title: t("errors.empty"), text: t("errors.emptyText") }}
    />
  );
}

function Resolve({ error }: { error: ApplicationError }) {
  const { t } = useTranslation("logs");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const resolve = useMutation(
    orpc.admin.logs.errors.resolve.mutationOptions({
      onSuccess: ({ resolvedAt }) => toast(t(resolvedAt ? "errors.done" : "errors.reopened")),
      onError: (cause) => toastFailure(t("errors.failed"), errorText(tError, cause)),
      onSettled: () => client.invalidateQueries({ queryKey: orpc.admin.logs.errors.key() }),
    }),
  );
  const resolved = error.resolvedAt !== null;
  return (
    <div className={styles.acts}>
      <Button
        variant={resolved ? "default" : "filled"}
        loading={resolve.isPending}
        onClick={() => resolve.mutate({ id: error.id, resolved: !resolved })}
      >
        {t(resolved ? "errors.reopen" : "errors.resolve")}
      </Button>
      {resolved ? <span className={styles.quiet}>{t("errors.hint")}</span> : null}
    </div>
  );
}
