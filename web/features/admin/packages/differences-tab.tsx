/** Where the providers' statements and our books do not agree: both sides, what to do, and what was found out. */
import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminDifference, differenceSorts } from "#contract/admin/books";
import { paymentProviderNames } from "#contract/payment";
import { type BookSide, differenceKinds } from "#contract/reconciliation";
import { formatDate, formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import rows from "#web/features/admin/list/rows.module.css";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountLink } from "./account-cell.tsx";
import { onlyBackOf } from "./only-back.ts";
import styles from "./packages.module.css";
import { SettleDialog } from "./settle-dialog.tsx";
import { accountLabel, stateLabel } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

const StatementDialog = lazy(async () => ({ default: (await import("./statement-dialog.tsx")).StatementDialog }));

const states = ["open", "closed"] as const;

/** What the address calls a state, the server asks as open or not. */
const inputOf = <Asked extends { state?: (typeof states)[number] | undefined }>({ state, ...asked }: Asked) => ({
  ...asked,
  ...(state ? { open: state === "open" } : {}),
});

/** A side's amount in the currency it came in; a dash where it has none. */
const sumOf = (language: Language, side: BookSide | null): string =>
  side?.amountMinor == null ? "–" : formatPlanPrice(language, side.amountMinor, side.currency ?? "CNY");

export function DifferencesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const [running, setRunning] = useState(false);
  const list = useAdminList({
    sorts: differenceSorts,
    filters: {
      state: { label: t("state"), values: states, say: (value) => t(`differences.states.${value}`) },
      provider: { label: t("provider"), values: paymentProviderNames, say: (value) => t(`providers.${value}`) },
      kind: {
        label: t("differences.kind"),
        values: differenceKinds,
        say: (value) => t(`differences.kinds.${value}`),
      },
    },
    rows: (asked) => orpc.admin.differences.list.queryOptions({ input: inputOf(asked) }),
    one: (id) => orpc.admin.differences.list.queryOptions({ input: { id } }),
    file: (asked) => api.admin.differences.export(inputOf(asked)),
  });
  const status = (one: AdminDifference) => (
    <Status tone={one.resolvedAt ? "good" : "bad"}>
      {t(`differences.states.${one.resolvedAt ? "closed" : "open"}`)}
    </Status>
  );
  return (
    <>
      <AdminTable
        label={t("tab.differences")}
        list={list}
        nameOf={(one) => t(`differences.kinds.${one.kind}`)}
        searchHint={t("differences.search")}
        aside={
          <Button variant="default" onClick={() => setRunning(true)}>
            {t("differences.run")}
          </Button>
        }
        columns={[
          {
            key: "kind",
            label: t("differences.kind"),
            cell: (one) => (
              <span className={styles.two}>
                <span>{t(`differences.kinds.${one.kind}`)}</span>
                {one.account ? <span className={styles.quiet}>{accountLabel(t, one.account)}</span> : null}
              </span>
            ),
          },
          {
            key: "sums",
            label: t("differences.sums"),
            width: "150px",
            align: "end",
            cell: (one) => `${sumOf(language, one.theirs)} / ${sumOf(language, one.ours)}`,
          },
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
        drawer={(difference) => (
          <AdminDrawer title={t(`differences.kinds.${difference.kind}`)} onClose={() => address.change({ open: null })}>
            <Detail one={difference} status={status(difference)} onOrder={address.openElsewhere} />
          </AdminDrawer>
        )}
        empty={{ title: t("differences.empty"), text: t("differences.emptyText") }}
      />
      <Suspense fallback={null}>{running ? <StatementDialog onClose={() => setRunning(false)} /> : null}</Suspense>
    </>
  );
}

function Detail(props: { one: AdminDifference; status: ReactNode; onOrder: (id: string) => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { one } = props;
  const { orderId } = one;
  // each of several payments has its own reference, told with its amount
  const theirs = one.theirs && one.arrivals.length > 1 ? { ...one.theirs, transactionId: null } : one.theirs;
  const [resolving, setResolving] = useState(false);
  const [settling, setSettling] = useState(false);
  // a transfer is settled; one that was written down for the wrong order is taken off it
  const onlyBack = one.kind === "transfer_differs" ? onlyBackOf(one) : null;
  const close = one.kind === "transfer_differs" ? "mistake" : "resolve";
  const resolve = useChange(api.admin.differences.resolve, { done: t(`differences.${close}Done`) });
  return (
    <>
      {one.resolvedAt ? null : (
        <p className={styles.note}>
          {t(onlyBack ? `differences.onlyBack.${onlyBack}` : `differences.does.${one.kind}`)}
        </p>
      )}
      <Facts
        of={[
          [t("state"), props.status],
          [t("provider"), t(`providers.${one.provider}`)],
          [t("differences.day"), formatDate(language, one.day)],
          [t("orders.number"), one.orderNumber],
          [t("account"), one.account && <AccountLink key="account" account={one.account} />],
          [
            t("when"),
            one.resolvedAt
              ? `${formatMoment(language, one.resolvedAt)} · ${t(one.resolvedBy ? "differences.byAdmin" : "differences.byThemselves")}`
              : formatMoment(language, one.createdAt),
          ],
          [t("settle.chosen"), one.choice ? t(`settle.${one.resolvedAt ? "settled" : "chose"}.${one.choice}`) : null],
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
      <Side title={t("differences.theirs")} side={theirs} ofRefund={one.kind.startsWith("refund")} />
      {one.arrivals.length > 1 ? (
        <section className={rows.section}>
          <h3>{t("settle.arrivals")}</h3>
          <Facts
            of={one.arrivals.map((arrival) => [
              arrival.transactionId,
              `${formatPlanPrice(language, arrival.amountMinor, one.ours?.currency ?? "CNY")} · ${formatDate(language, arrival.at)}`,
            ])}
          />
        </section>
      ) : null}
      <Side title={t("differences.ours")} side={one.ours} ofRefund={one.kind.startsWith("refund")} />
      <div className={styles.acts}>
        {one.resolvedAt ? null : one.kind === "transfer_differs" ? (
          <Button onClick={() => setSettling(true)}>{t("settle.confirm")}</Button>
        ) : null}
        {one.resolvedAt ? null : (
          <Button variant={one.kind === "transfer_differs" ? "default" : "filled"} onClick={() => setResolving(true)}>
            {t(`differences.${close}`)}
          </Button>
        )}
        {orderId ? (
          <Button variant="default" onClick={() => props.onOrder(orderId)}>
            {t("differences.order")}
          </Button>
        ) : null}
      </div>
      {settling ? <SettleDialog difference={one} onClose={() => setSettling(false)} /> : null}
      {resolving ? (
        <ConfirmDialog
          title={t(`differences.${close}Title`)}
          text={t(`differences.${close}Text`)}
          confirm={t(`differences.${close}`)}
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
  const amount = side?.amountMinor == null ? null : sumOf(language, side);
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
