/** Where the providers' statements and our books do not agree: both sides, what to do, and what was found out. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { differenceSorts } from "#contract/admin/books";
import { paymentProviderNames } from "#contract/payment";
import { type BookSide, type Difference, differenceKinds } from "#contract/reconciliation";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, listQuery, pageQuery } from "#web/features/admin/list/list-query.ts";
import rows from "#web/features/admin/users/drawer.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { formatDate, formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { isOutsidePage, OpenRowDrawer, openRowOf } from "./open-row.tsx";
import styles from "./packages.module.css";
import { stateLabel } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

const StatementDialog = lazy(async () => ({ default: (await import("./statement-dialog.tsx")).StatementDialog }));

const states = ["open", "closed"] as const;

export function DifferencesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const { filters, open } = address.state;
  const [running, setRunning] = useState(false);
  const state = oneOf(states, filters.state);
  const asked = {
    ...listQuery(address.state, differenceSorts),
    ...(state ? { open: state === "open" } : {}),
    provider: oneOf(paymentProviderNames, filters.provider),
    kind: oneOf(differenceKinds, filters.kind),
  };
  const query = useQuery({
    ...orpc.admin.differences.list.queryOptions({ input: { ...asked, ...pageQuery(address.state) } }),
    ...keepPrevious,
  });
  const alone = useQuery({
    ...orpc.admin.differences.list.queryOptions({ input: { id: open ?? "" } }),
    enabled: isOutsidePage(open, query),
  });
  const found = openRowOf(open, query, alone);
  const closeDrawer = () => address.change({ open: null });
  const status = (one: Difference) => (
    <Status tone={one.resolvedAt ? "good" : "bad"}>
      {t(`differences.states.${one.resolvedAt ? "closed" : "open"}`)}
    </Status>
  );
  return (
    <>
      <AdminTable
        label={t("tab.differences")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => t(`differences.kinds.${one.kind}`)}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: states.map((value) => ({ value, label: t(`differences.states.${value}`) })),
          },
          {
            name: "provider",
            label: t("provider"),
            options: paymentProviderNames.map((value) => ({ value, label: t(`providers.${value}`) })),
          },
          {
            name: "kind",
            label: t("differences.kind"),
            options: differenceKinds.map((value) => ({ value, label: t(`differences.kinds.${value}`) })),
          },
        ]}
        searchHint={t("differences.search")}
        aside={
          <>
            <CsvButton load={() => api.admin.differences.export({ ...asked, language })} />
            <Button variant="default" onClick={() => setRunning(true)}>
              {t("differences.run")}
            </Button>
          </>
        }
        columns={[
          { key: "kind", label: t("differences.kind"), cell: (one) => t(`differences.kinds.${one.kind}`) },
          { key: "provider", label: t("provider"), width: "128px", cell: (one) => t(`providers.${one.provider}`) },
          {
            key: "day",
            label: t("differences.day"),
            sort: "day",
            width: "170px",
            rank: 2,
            cell: (one) => formatDate(language, one.day),
          },
          { key: "state", label: t("state"), width: "128px", cell: status },
          {
            key: "at",
            label: t("when"),
            sort: "at",
            width: "190px",
            rank: 3,
            cell: (one) => formatMoment(language, one.createdAt),
          },
        ]}
        onOpen={(one) => address.change({ open: one.id })}
        empty={{ title: t("differences.empty"), text: t("differences.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={t(`differences.kinds.${found.kind}`)} onClose={closeDrawer}>
          <Detail one={found} status={status(found)} onOrder={address.openElsewhere} />
        </AdminDrawer>
      ) : (
        <OpenRowDrawer title={t("tab.differences")} query={alone} onClose={closeDrawer} />
      )}
      <Suspense fallback={null}>{running ? <StatementDialog onClose={() => setRunning(false)} /> : null}</Suspense>
    </>
  );
}

function Detail(props: { one: Difference; status: ReactNode; onOrder: (id: string) => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { one } = props;
  const { orderId } = one;
  const [resolving, setResolving] = useState(false);
  const resolve = useChange(api.admin.differences.resolve, { done: t("differences.resolved") });
  return (
    <>
      {one.resolvedAt ? null : <p className={styles.note}>{t(`differences.does.${one.kind}`)}</p>}
      <Facts
        of={[
          [t("state"), props.status],
          [t("provider"), t(`providers.${one.provider}`)],
          [t("differences.day"), formatDate(language, one.day)],
          [
            t("when"),
            one.resolvedAt
              ? `${formatMoment(language, one.resolvedAt)} · ${t(one.resolvedBy ? "differences.byAdmin" : "differences.byThemselves")}`
              : formatMoment(language, one.createdAt),
          ],
          [
            t("differences.note"),
            one.note ? (
              <p key="note" className={styles.text}>
                {one.note}
              </p>
            ) : null,
          ],
        ]}
      />
      <Side title={t("differences.theirs")} side={one.theirs} ofRefund={one.kind.startsWith("refund")} />
      <Side title={t("differences.ours")} side={one.ours} ofRefund={one.kind.startsWith("refund")} />
      <div className={styles.acts}>
        {one.resolvedAt ? null : <Button onClick={() => setResolving(true)}>{t("differences.resolve")}</Button>}
        {orderId ? (
          <Button variant="default" onClick={() => props.onOrder(orderId)}>
            {t("differences.order")}
          </Button>
        ) : null}
      </div>
      {resolving ? (
        <ConfirmDialog
          title={t("differences.resolveTitle")}
          text={t("differences.resolveText")}
          confirm={t("differences.resolve")}
          reason={t("differences.note")}
          busy={resolve.isPending}
          onConfirm={(note) => resolve.mutate({ id: one.id, note }, { onSuccess: () => setResolving(false) })}
          onClose={() => setResolving(false)}
        />
      ) : null}
    </>
  );
}

function Side({ title, side, ofRefund }: { title: string; side: BookSide | null; ofRefund: boolean }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { amountMinor, currency } = side ?? {};
  const amount = typeof amountMinor === "number" ? formatPlanPrice(language, amountMinor, currency ?? "CNY") : null;
  return (
    <section className={rows.section}>
      <h3>{title}</h3>
      {side ? (
        <Facts
          of={[
            [t("amount"), amount],
            [t("differences.reference"), side.reference],
            [t("differences.transaction"), side.transactionId],
            [
              t("differences.at"),
              side.at && !Number.isNaN(Date.parse(side.at)) ? formatMoment(language, side.at) : side.at,
            ],
            [t("state"), stateLabel(t, side.state, ofRefund)],
          ]}
        />
      ) : (
        <p className={rows.quiet}>{t("differences.nothing")}</p>
      )}
    </section>
  );
}
