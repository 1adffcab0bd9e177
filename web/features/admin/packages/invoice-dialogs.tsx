/** What is done about a request for an invoice: issued in the tax system and recorded, refused, taken back by a red one. */
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminInvoice } from "#contract/admin/invoices";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { formatDate, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { dayOf, momentOf, parseAmount, typedOf } from "./money.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

export function RefuseInvoice({ invoice, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const refuse = useChange(api.admin.invoices.refuse, { done: t("invoices.refused") });
  return (
    <ConfirmDialog
      title={t("invoices.refuseTitle", { name: invoice.buyer.title })}
      text={t("invoices.refuseText")}
      confirm={t("invoices.refuse")}
      reason={t("invoices.refuseReason")}
      danger
      busy={refuse.isPending}
      onConfirm={(reason) => refuse.mutate({ id: invoice.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function IssueInvoice({
  invoice,
  amount,
  onClose,
}: {
  invoice: AdminInvoice;
  amount: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("adminPackages");
  const [number, setNumber] = useState("");
  const [issuedOn, setIssuedOn] = useState(() => dayOf(new Date()));
  const [url, setUrl] = useState("");
  const [tried, setTried] = useState(false);
  const issue = useChange(api.admin.invoices.issue, { done: t("invoices.issued") });
  const dayWrong = momentOf(issuedOn, new Date()) === null;
  const urlWrong = url.trim() !== "" && !(URL.canParse(url.trim()) && url.trim().startsWith("https://"));
  const submit = () => {
    setTried(true);
    if (!number.trim() || dayWrong || urlWrong) return;
    issue.mutate({ id: invoice.id, number: number.trim(), issuedOn, url: url.trim() || null }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("invoices.issueTitle", { name: invoice.buyer.title })}
      text={t("invoices.issueText", { amount })}
      submit={t("invoices.issue")}
      busy={issue.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <div className={styles.pair}>
          <TextInput
            label={t("invoices.number")}
            required
            maxLength={40}
            data-autofocus
            value={number}
            error={tried && !number.trim() ? t("invoices.numberMissing") : null}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t("invoices.issuedOn")}
            required
            max={dayOf(new Date())}
            value={issuedOn}
            error={tried && dayWrong ? t("dateWrong") : null}
            onChange={(event) => setIssuedOn(event.currentTarget.value)}
          />
        </div>
        <TextInput
          type="url"
          label={t("invoices.url")}
          description={t("invoices.urlHint")}
          maxLength={2000}
          value={url}
          error={tried && urlWrong ? t("invoices.urlWrong") : null}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}

/** Of what went back, as a rule all of it. */
export function RedInvoice({ invoice, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { currency, redDueMinor: due } = invoice;
  const [number, setNumber] = useState("");
  const [issuedOn, setIssuedOn] = useState(() => dayOf(new Date()));
  const [amount, setAmount] = useState(() => typedOf(due, currency));
  const [tried, setTried] = useState(false);
  const red = useChange(api.admin.invoices.red, { done: t("invoices.redDone") });
  const dayWrong = momentOf(issuedOn, new Date()) === null || issuedOn < (invoice.issuedOn ?? "");
  const taken = [invoice.number, ...invoice.reds.map((one) => one.number)].includes(number.trim());
  const amountMinor = parseAmount(amount, currency);
  const amountWrong = amountMinor === null || amountMinor > due;
  const shown = formatPlanPrice(language, due, currency);
  const submit = () => {
    setTried(true);
    if (!number.trim() || taken || dayWrong || amountMinor === null || amountWrong) return;
    red.mutate({ id: invoice.id, number: number.trim(), issuedOn, amountMinor }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("invoices.redTitle", { name: invoice.buyer.title })}
      text={t("invoices.redText", { amount: shown, number: invoice.number ?? "" })}
      submit={t("invoices.redRegister")}
      busy={red.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          label={t("invoices.redNumber")}
          required
          maxLength={40}
          data-autofocus
          value={number}
          error={tried && !number.trim() ? t("invoices.numberMissing") : tried && taken ? t("invoices.redSame") : null}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <div className={styles.pair}>
          <TextInput
            label={t("invoices.redAmountOf", { currency })}
            inputMode="decimal"
            required
            value={amount}
            error={tried && amountWrong ? t("invoices.redWrong", { amount: shown }) : null}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t("invoices.issuedOn")}
            required
            min={invoice.issuedOn ?? undefined}
            max={dayOf(new Date())}
            value={issuedOn}
            error={
              tried && dayWrong ? t("invoices.redBefore", { day: formatDate(language, invoice.issuedOn ?? "") }) : null
            }
            onChange={(event) => setIssuedOn(event.currentTarget.value)}
          />
        </div>
      </Stack>
    </FormDialog>
  );
}
