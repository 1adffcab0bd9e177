/** Bank transfers that are awaited; whoever sees one on the account confirms it here. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { adminTransferSorts, type Transfer } from "#contract/admin/orders";
import { paymentStates } from "#contract/payment";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { ConfirmTransfer } from "./confirm-transfer.tsx";
import { paymentTones } from "./state-labels.ts";

const shownStates = paymentStates.filter((one) => one !== "opening" && one !== "failed");

export function TransfersTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { openElsewhere } = useListAddress();
  const [confirming, setConfirming] = useState<Transfer | null>(null);
  const list = useAdminList({
    sorts: adminTransferSorts,
    filters: { state: { label: t("state"), values: shownStates, say: (value) => t(`paymentState.${value}`) } },
    rows: (asked) => orpc.admin.transfers.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.transfers.export(asked),
  });
  return (
    <>
      <AdminTable
        label={t("tab.transfers")}
        list={list}
        nameOf={(one) => one.memo ?? one.id}
        searchHint={t("transfers.search")}
        columns={[
          { key: "memo", label: t("transfers.memo"), cell: (one) => one.memo ?? "–" },
          { key: "account", label: t("account"), cell: (one) => <AccountCell account={one.account} /> },
          {
            key: "amount",
            label: t("amount"),
            sort: "amount",
            width: "128px",
            align: "end",
            cell: (one) => formatPlanPrice(language, one.amountMinor, one.currency),
          },
          {
            key: "state",
            label: t("state"),
            width: "128px",
            cell: (one) => <Status tone={paymentTones[one.state]}>{t(`paymentState.${one.state}`)}</Status>,
          },
          {
            key: "until",
            label: t("transfers.until"),
            sort: "until",
            width: "190px",
            rank: 3,
            cell: (one) => formatMoment(language, one.expiresAt),
          },
          {
            key: "at",
            label: t("when"),
            sort: "at",
            width: "190px",
            rank: 2,
            cell: (one) => formatMoment(language, one.createdAt),
          },
        ]}
        // all that is known and done of a transfer stands with its order
        onOpen={(one) => openElsewhere(one.orderId)}
        actions={[
          {
            key: "confirm",
            label: t("transfers.confirm"),
            shown: (one) => one.state !== "paid",
            run: setConfirming,
          },
          { key: "more", label: t("transfers.more"), shown: (one) => one.state === "paid", run: setConfirming },
          { key: "order", label: t("transfers.order"), run: (one) => openElsewhere(one.orderId) },
        ]}
        empty={{ title: t("transfers.empty"), text: t("transfers.emptyText") }}
        usual={{ filters: { state: "open" }, title: t("transfers.noneOpen"), text: t("transfers.noneOpenText") }}
      />
      {confirming ? <ConfirmTransfer transfer={confirming} onClose={() => setConfirming(null)} /> : null}
    </>
  );
}
