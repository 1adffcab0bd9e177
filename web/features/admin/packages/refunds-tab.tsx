/** Money that goes back: what failed is tried again, what was sent by hand is confirmed. */
import { TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminRefund, adminRefundSorts } from "#contract/admin/orders";
import { paymentProviderNames, refundStates } from "#contract/payment";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import rows from "#web/features/admin/list/rows.module.css";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell, AccountLink, orderAt } from "./account-cell.tsx";
import { dayOf, momentOf } from "./money.ts";
import { accountLabel, reasonLabel, refundTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function RefundsTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const [acting, setActing] = useState<{ act: "retry" | "sent"; refund: AdminRefund } | null>(null);
  const drilldown = useDrilldown("done");
  const list = useAdminList({
    sorts: adminRefundSorts,
    filters: {
      state: { label: t("state"), values: refundStates, say: (value) => t(`refundState.${value}`) },
      provider: { label: t("provider"), values: paymentProviderNames, say: (value) => t(`providers.${value}`) },
    },
    more: {
      done: drilldown.within,
      ...drilldown.customers,
      ...drilldown.currency,
      ...(address.state.filters.left ? { left: true } : {}),
    },
    chips: [
      ...(address.state.filters.left ? [{ name: "left", label: t("refunds.left") }] : []),
      ...drilldown.moneyChips,
    ],
    rows: (asked) => orpc.admin.refunds.list.queryOptions({ input: asked }),
    one: (id) => orpc.admin.refunds.list.queryOptions({ input: { id } }),
    file: (asked) => api.admin.refunds.export(asked),
  });
  const money = (one: AdminRefund) => formatPlanPrice(language, one.amountMinor, one.currency);
  const state = (one: AdminRefund) => <Status tone={refundTones[one.state]}>{t(`refundState.${one.state}`)}</Status>;
  return (
    <>
      <AdminTable
        label={t("tab.refunds")}
        list={list}
        nameOf={(one) => `${money(one)} ${accountLabel(t, one.account)}`}
        searchHint={t("refunds.search")}
        columns={[
          { key: "account", label: t("account"), cell: (one) => <AccountCell account={one.account} /> },
          { key: "amount", label: t("amount"), sort: "amount", width: "128px", align: "end", cell: money },
          { key: "reason", label: t("reason"), rank: 3, cell: (one) => reasonLabel(t, one.reason) },
          {
            key: "provider",
            label: t("provider"),
            width: "128px",
            rank: 2,
            cell: (one) => t(`providers.${one.provider}`),
          },
          { key: "state", label: t("state"), width: "128px", cell: state },
          {
            key: "at",
            label: t("when"),
            sort: "at",
            width: "190px",
            rank: 2,
            cell: (one) => formatMoment(language, one.createdAt),
          },
        ]}
        actions={[
          {
            key: "retry",
            label: t("refunds.retry"),
            shown: (one) => one.state === "failed",
            run: (refund) => setActing({ act: "retry", refund }),
          },
          {
            key: "sent",
            label: t("refunds.sent"),
            shown: (one) => one.state === "pending" && one.provider === "bank",
            run: (refund) => setActing({ act: "sent", refund }),
          },
          {
            key: "order",
            label: t("refunds.order"),
            run: (one) => address.openElsewhere(one.orderId),
          },
        ]}
        drawer={(refund) => (
          <AdminDrawer title={money(refund)} onClose={() => address.change({ open: null })}>
            <Facts
              of={[
                [t("account"), <AccountLink key="account" account={refund.account} />],
                [
                  t("orders.number"),
                  <Link key="order" to={orderAt(refund.orderId)} className={rows.link}>
                    {refund.orderNumber}
                  </Link>,
                ],
                [t("state"), state(refund)],
                [t("reason"), reasonLabel(t, refund.reason)],
                [t("refunds.why"), refund.whyFailed],
                [t("provider"), t(`providers.${refund.provider}`)],
                [t("refunds.by"), t(refund.decidedBy ? "refunds.admin" : "refunds.house")],
                [t("when"), formatMoment(language, refund.createdAt)],
                [t("refunds.doneAt"), refund.doneAt ? formatMoment(language, refund.doneAt) : null],
              ]}
            />
          </AdminDrawer>
        )}
        empty={{ title: t("refunds.empty"), text: t("refunds.emptyText") }}
      />
      {acting?.act === "retry" ? (
        <AskRetry refund={acting.refund} amount={money(acting.refund)} onClose={() => setActing(null)} />
      ) : null}
      {acting?.act === "sent" ? (
        <AskSent refund={acting.refund} amount={money(acting.refund)} onClose={() => setActing(null)} />
      ) : null}
    </>
  );
}

interface Acting {
  refund: AdminRefund;
  amount: string;
  onClose: () => void;
}

function AskRetry({ refund, amount, onClose }: Acting) {
  const { t } = useTranslation("adminPackages");
  const retry = useChange(api.admin.refunds.retry, { done: t("refunds.retryDone") });
  return (
    <ConfirmDialog
      title={t("refunds.retryTitle", { amount })}
      text={t("refunds.retryText")}
      confirm={t("refunds.retry")}
      busy={retry.isPending}
      onConfirm={() => retry.mutate({ id: refund.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function AskSent({ refund, amount, onClose }: Acting) {
  const { t } = useTranslation("adminPackages");
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [wrong, setWrong] = useState(false);
  const sent = useChange(api.admin.refunds.confirmSent, { done: t("refunds.sentDone") });
  const submit = () => {
    const sentAt = momentOf(day, new Date());
    if (sentAt === null) return setWrong(true);
    sent.mutate({ id: refund.id, sentAt }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("refunds.sentTitle", { amount })}
      text={t("refunds.sentText")}
      submit={t("refunds.sent")}
      busy={sent.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t("refunds.sentAt")}
        required
        max={dayOf(new Date())}
        value={day}
        error={wrong ? t("dateWrong") : null}
        onChange={(event) => {
          setDay(event.currentTarget.value);
          setWrong(false);
        }}
      />
    </FormDialog>
  );
}
