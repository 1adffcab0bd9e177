/** What is decided about a request for an invoice: issued in the tax system and recorded, or refused. */
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminInvoice } from "#contract/admin/invoices";
import { dayOf, momentOf } from "#web/features/admin/clock.ts";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
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
