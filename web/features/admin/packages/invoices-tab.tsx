/** Requests for tax invoices: issued in the tax system and recorded here, or refused with a reason. */
import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminInvoice, invoiceSorts } from "#contract/admin/invoices";
import { invoiceStates, invoiceTypes } from "#contract/invoice";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatDate, formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { dayOf, momentOf } from "./money.ts";
import styles from "./packages.module.css";
import { invoiceTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function InvoicesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const [acting, setActing] = useState<"issue" | "refuse" | null>(null);
  const list = useAdminList({
    sorts: invoiceSorts,
    filters: {
      state: { label: t("state"), values: invoiceStates, say: (value) => t(`invoices.states.${value}`) },
      type: { label: t("invoices.type"), values: invoiceTypes, say: (value) => t(`invoices.types.${value}`) },
    },
    rows: (asked) => orpc.admin.invoices.list.queryOptions({ input: asked }),
    one: (id) => orpc.admin.invoices.list.queryOptions({ input: { id } }),
    file: (asked) => api.admin.invoices.export(asked),
  });
  const money = (one: AdminInvoice, minor: number) => formatPlanPrice(language, minor, one.currency);
  const state = (one: AdminInvoice) => (
    <Status tone={invoiceTones[one.state]}>{t(`invoices.states.${one.state}`)}</Status>
  );
  const companyOf = ({ buyer }: AdminInvoice) => (buyer.kind === "company" ? buyer : null);
  const close = () => setActing(null);
  return (
    <AdminTable
      label={t("tab.invoices")}
      list={list}
      nameOf={(one) => one.buyer.title}
      searchHint={t("invoices.search")}
      columns={[
        { key: "title", label: t("invoices.title"), cell: (one) => one.buyer.title },
        {
          key: "type",
          label: t("invoices.type"),
          rank: 3,
          width: "160px",
          cell: (one) => t(`invoices.types.${one.type}`),
        },
        {
          key: "amount",
          label: t("invoices.left"),
          width: "140px",
          align: "end",
          cell: (one) => money(one, one.leftMinor),
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
      drawer={(invoice) => (
        <AdminDrawer title={invoice.buyer.title} onClose={() => address.change({ open: null })}>
          {invoice.state === "reversed" ? <p className={styles.note}>{t("invoices.red")}</p> : null}
          <Facts
            of={[
              [t("state"), state(invoice)],
              [
                t("invoices.type"),
                `${t(`invoices.types.${invoice.type}`)} · ${t(`invoices.kind.${invoice.buyer.kind}`)}`,
              ],
              [t("invoices.left"), money(invoice, invoice.leftMinor)],
              [t("invoices.paid"), money(invoice, invoice.amountMinor)],
              [t("invoices.taxId"), companyOf(invoice)?.taxId],
              [t("invoices.address"), companyOf(invoice)?.address],
              [t("invoices.phone"), companyOf(invoice)?.phone],
              [t("invoices.bank"), companyOf(invoice)?.bank],
              [t("invoices.bankAccount"), companyOf(invoice)?.account],
              [t("invoices.email"), invoice.buyer.email],
              [t("account"), <AccountCell key="account" account={invoice.account} />],
              [t("invoices.order"), invoice.orderNumber],
              [t("when"), formatMoment(language, invoice.createdAt)],
              [t("invoices.number"), invoice.number],
              [t("invoices.issuedOn"), invoice.issuedOn ? formatDate(language, invoice.issuedOn) : null],
              [t("invoices.refuseReason"), invoice.reason],
            ]}
          />
          {invoice.state === "requested" ? (
            <div className={styles.acts}>
              <Button onClick={() => setActing("issue")}>{t("invoices.issue")}</Button>
              <Button variant="default" onClick={() => setActing("refuse")}>
                {t("invoices.refuse")}
              </Button>
            </div>
          ) : null}
          {acting === "issue" ? (
            <Issue invoice={invoice} amount={money(invoice, invoice.leftMinor)} onClose={close} />
          ) : acting === "refuse" ? (
            <Refuse invoice={invoice} onClose={close} />
          ) : null}
        </AdminDrawer>
      )}
      empty={{ title: t("invoices.empty"), text: t("invoices.emptyText") }}
    />
  );
}

function Refuse({ invoice, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
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

function Issue({ invoice, amount, onClose }: { invoice: AdminInvoice; amount: string; onClose: () => void }) {
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
