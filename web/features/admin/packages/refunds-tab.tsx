/** Money that goes back: what failed is tried again, what was sent by hand is confirmed. */
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminRefund, adminRefundSorts } from "#contract/admin/orders";
import { paymentProviderNames, refundStates } from "#contract/payment";
import { dayOf, formatMoment, momentOf } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { type RefundAct, RefundDrawer, refundActs } from "./refund-drawer.tsx";
import { accountLabel, reasonLabel, refundTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function RefundsTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const [acting, setActing] = useState<{ act: RefundAct; refund: AdminRefund } | null>(null);
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
            shown: refundActs.retry,
            run: (refund) => setActing({ act: "retry", refund }),
          },
          {
            key: "sent",
            label: t("refunds.sent"),
            shown: refundActs.sent,
            run: (refund) => setActing({ act: "sent", refund }),
          },
          {
            key: "order",
            label: t("refunds.order"),
            run: (one) => address.openElsewhere(one.orderId),
          },
        ]}
        drawer={(refund) => (
          <RefundDrawer
            refund={refund}
            onAct={(act) => setActing({ act, refund })}
            onClose={() => address.change({ open: null })}
          />
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
  const [tried, setTried] = useState(false);
  const sent = useChange(api.admin.refunds.confirmSent, { done: t("refunds.sentDone") });
  const asked = dayOf(new Date(refund.createdAt));
  const sentAt = momentOf(day, new Date());
  const submit = () => {
    setTried(true);
    if (sentAt === null || day < asked) return;
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
        min={asked}
        max={dayOf(new Date())}
        value={day}
        error={!tried ? null : day < asked ? t("refunds.beforeRefund") : sentAt === null ? t("dateWrong") : null}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
