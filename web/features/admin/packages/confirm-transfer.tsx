/**
 * The word of whoever saw a transfer on the account; one of another amount or currency, or more for what is paid, leads to the
 * question what becomes of it.
 */
import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/admin/orders";
import type { Difference } from "#contract/reconciliation";
import { dayOf, momentOf } from "#web/features/admin/clock.ts";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { currencies } from "#web/ui/listing/places.ts";
import { toast, toastFailure, toastNotice } from "#web/ui/toast.ts";
import { parseAmount, typedOf } from "./money.ts";
import styles from "./packages.module.css";
import { SettleDialog } from "./settle-dialog.tsx";
import { useChange } from "./use-change.ts";

export function ConfirmTransfer(props: {
  transfer: Pick<Transfer, "id" | "memo" | "state" | "amountMinor" | "receivedMinor" | "currency" | "createdAt">;
  onClose: () => void;
}) {
  const { transfer, onClose } = props;
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { receivedMinor } = transfer;
  const paid = transfer.state === "paid";
  const missingMinor = paid ? 0 : transfer.amountMinor - receivedMinor;
  // more came than was asked for: what comes next is nobody's guess
  const [amount, setAmount] = useState(missingMinor > 0 ? typedOf(missingMinor, transfer.currency) : "");
  const [transactionId, setTransactionId] = useState("");
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [tried, setTried] = useState(false);
  const [differing, setDiffering] = useState<Difference | null>(null);
  const confirm = useChange(api.admin.transfers.confirm);
  const [currency, setCurrency] = useState(transfer.currency);
  const amountMinor = parseAmount(amount, currency);
  const money = (minor: number) => formatPlanPrice(language, minor, transfer.currency);
  const before = { received: money(receivedMinor), missing: money(missingMinor) };
  const isOwnMoney = !paid && currency === transfer.currency;
  const isWholeAgain = isOwnMoney && receivedMinor > 0 && amountMinor === transfer.amountMinor;
  const partly = receivedMinor > 0 && missingMinor > 0 ? t("transfers.partly", before) : t("transfers.text");
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
          if (difference) return setDiffering(difference);
          // what was typed stays, to be corrected
          if (outcome === "mismatch") return toastFailure(title, t("transfers.mismatchText"));
          if (outcome === "refunded") toastNotice(title, t("transfers.refundedText"));
          else toast(title);
          onClose();
        },
      },
    );
  }

  if (differing) return <SettleDialog difference={differing} onClose={onClose} />;
  return (
    <FormDialog
      title={t(paid ? "transfers.moreTitle" : "transfers.title", { memo: transfer.memo ?? "" })}
      text={paid ? t("transfers.moreText") : partly}
      submit={t(paid ? "transfers.more" : "transfers.confirm")}
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
        <NativeSelect
          label={t("currency")}
          value={currency}
          data={[...new Set([transfer.currency, ...currencies])]}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
        {isWholeAgain ? (
          <p role="alert" className={styles.note}>
            {t("transfers.wholeAgain", before)}
          </p>
        ) : null}
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
