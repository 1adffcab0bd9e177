/** Money that goes back: what failed is tried again, what was sent by hand is confirmed. */
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminRefund, adminRefundSorts } from "#contract/admin/orders";
import { paymentProviderNames, refundStates } from "#contract/payment";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useWithin } from "#web/features/admin/list/date-range-filter.ts";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, listQuery, pageQuery } from "#web/features/admin/list/list-query.ts";
import { useReportFilters } from "#web/features/admin/list/report-filters.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { dayOf, momentOf } from "./money.ts";
import { isOutsidePage, OpenRowDrawer, openRowOf } from "./open-row.tsx";
import { accountLabel, reasonLabel, refundTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function RefundsTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const { state: asks } = address;
  const [acting, setActing] = useState<{ act: "retry" | "sent"; refund: AdminRefund } | null>(null);
  const within = useWithin(asks, "done");
  const { customers, currency } = useReportFilters(asks);
  const asked = {
    ...listQuery(asks, adminRefundSorts),
    state: oneOf(refundStates, asks.filters.state),
    provider: oneOf(paymentProviderNames, asks.filters.provider),
    ...(within.span ? { done: within.span } : {}),
    ...customers.asked,
    ...currency.asked,
  };
  const query = useQuery({
    ...orpc.admin.refunds.list.queryOptions({ input: { ...asked, ...pageQuery(asks) } }),
    ...keepPrevious,
  });
  const alone = useQuery({
    ...orpc.admin.refunds.list.queryOptions({ input: { id: asks.open ?? "" } }),
    enabled: isOutsidePage(asks.open, query),
  });
  const found = openRowOf(asks.open, query, alone);
  const closeDrawer = () => address.change({ open: null });
  const money = (one: AdminRefund) => formatPlanPrice(language, one.amountMinor, one.currency);
  const state = (one: AdminRefund) => <Status tone={refundTones[one.state]}>{t(`refundState.${one.state}`)}</Status>;
  return (
    <>
      <AdminTable
        label={t("tab.refunds")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => `${money(one)} ${accountLabel(t, one.account)}`}
        searchHint={t("refunds.search")}
        chips={[...within.chips, ...currency.chips, ...customers.chips]}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: refundStates.map((value) => ({ value, label: t(`refundState.${value}`) })),
          },
          {
            name: "provider",
            label: t("provider"),
            options: paymentProviderNames.map((value) => ({ value, label: t(`providers.${value}`) })),
          },
        ]}
        aside={<CsvButton load={() => api.admin.refunds.export({ ...asked, language })} />}
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
        onOpen={(one) => address.change({ open: one.id })}
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
        empty={{ title: t("refunds.empty"), text: t("refunds.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={money(found)} onClose={closeDrawer}>
          <Facts
            of={[
              [t("account"), <AccountCell key="account" account={found.account} />],
              [t("orders.number"), found.orderNumber],
              [t("state"), state(found)],
              [t("reason"), reasonLabel(t, found.reason)],
              [t("refunds.why"), found.whyFailed],
              [t("provider"), t(`providers.${found.provider}`)],
              [t("refunds.by"), t(found.decidedBy ? "refunds.admin" : "refunds.house")],
              [t("when"), formatMoment(language, found.createdAt)],
              [t("refunds.doneAt"), found.doneAt ? formatMoment(language, found.doneAt) : null],
            ]}
          />
        </AdminDrawer>
      ) : (
        <OpenRowDrawer title={t("tab.refunds")} query={alone} onClose={closeDrawer} />
      )}
      {acting?.act === "retry" ? (
        <AskRetry refund={acting.refund} amount={money(acting.refund)} onClose={() => setActing(null)} />
      ) : null}
      {acting?.act === "sent" ? (
        <AskSent refund={acting.refund} amount={money(acting.refund)} onClose={() => setActing(null)} />
      ) : null}
    </>
  );
}

interface Asked {
  refund: AdminRefund;
  amount: string;
  onClose: () => void;
}

function AskRetry({ refund, amount, onClose }: Asked) {
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

function AskSent({ refund, amount, onClose }: Asked) {
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
