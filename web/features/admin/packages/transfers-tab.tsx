/** Bank transfers that are awaited; whoever sees one on the account confirms it here. */
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { adminTransferSorts, type Transfer } from "#contract/admin/orders";
import { paymentStates } from "#contract/payment";
import type { Difference } from "#contract/reconciliation";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure, toastNotice } from "#web/ui/toast.ts";
import { AccountCell } from "./account-cell.tsx";
import { dayOf, momentOf, parseAmount, typedOf } from "./money.ts";
import styles from "./packages.module.css";
import { SettleDialog } from "./settle-dialog.tsx";
import { paymentTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

const shownStates = paymentStates.filter((one) => one !== "opening" && one !== "failed");

export function TransfersTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const [confirming, setConfirming] = useState<Transfer | null>(null);
  const [differing, setDiffering] = useState<Difference | null>(null);
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
        actions={[
          {
            key: "confirm",
            label: t("transfers.confirm"),
            shown: (one) => one.state !== "paid",
            run: setConfirming,
          },
        ]}
        empty={{ title: t("transfers.empty"), text: t("transfers.emptyText") }}
        usual={{ filters: { state: "open" }, title: t("transfers.noneOpen"), text: t("transfers.noneOpenText") }}
      />
      {confirming ? (
        <Confirm
          transfer={confirming}
          onDiffers={(difference) => {
            setConfirming(null);
            setDiffering(difference);
          }}
          onClose={() => setConfirming(null)}
        />
      ) : null}
      {differing ? <SettleDialog difference={differing} onClose={() => setDiffering(null)} /> : null}
    </>
  );
}

function Confirm(props: { transfer: Transfer; onDiffers: (difference: Difference) => void; onClose: () => void }) {
  const { transfer, onDiffers, onClose } = props;
  const { t } = useTranslation("adminPackages");
  const [amount, setAmount] = useState(typedOf(transfer.amountMinor, transfer.currency));
  const [transactionId, setTransactionId] = useState("");
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [tried, setTried] = useState(false);
  const confirm = useChange(api.admin.transfers.confirm);
  const { currency } = transfer;
  const amountMinor = parseAmount(amount, transfer.currency);
  const paidAt = momentOf(day, new Date());
  const placed = dayOf(new Date(transfer.createdAt));
  const dayWrong = paidAt === null || day < placed;

  function submit() {
    setTried(true);
    if (amountMinor === null || paidAt === null || dayWrong || !transactionId.trim()) return;
    confirm.mutate(
      { paymentId: transfer.id, amountMinor, currency, transactionId: transactionId.trim(), paidAt },
      {
        onSuccess: ({ outcome, difference }) => {
          const title = t(`transfers.outcome.${outcome}`);
          if (difference) return onDiffers(difference);
          // what was typed stays, to be corrected
          if (outcome === "mismatch") return toastFailure(title, t("transfers.mismatchText"));
          if (outcome === "refunded") toastNotice(title, t("transfers.refundedText"));
          else toast(title);
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={t("transfers.title", { memo: transfer.memo ?? "" })}
      text={t("transfers.text")}
      submit={t("transfers.confirm")}
      busy={confirm.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <div className={styles.pair}>
          <TextInput
            label={t("transfers.amount", { currency })}
            inputMode="decimal"
            required
            value={amount}
            error={tried && amountMinor === null ? t("amountWrong") : null}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t("transfers.paidAt")}
            required
            min={placed}
            max={dayOf(new Date())}
            value={day}
            error={tried && dayWrong ? t(day < placed ? "transfers.beforeOrder" : "dateWrong") : null}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </div>
        <TextInput
          label={t("transfers.transaction")}
          required
          maxLength={100}
          data-autofocus
          value={transactionId}
          error={tried && !transactionId.trim() ? t("transfers.transactionMissing") : null}
          onChange={(event) => setTransactionId(event.currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}
