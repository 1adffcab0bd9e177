/** Requests for tax invoices: issued in the tax system and recorded here, or refused with a reason. */
import { Button, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminInvoice, invoiceSorts } from "#contract/admin/invoices";
import { invoiceStates, invoiceTypes } from "#contract/invoice";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, listQuery, pageQuery } from "#web/features/admin/list/list-query.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatDate, formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { dayOf, momentOf } from "./money.ts";
import { isOutsidePage, OpenRowDrawer, openRowOf } from "./open-row.tsx";
import styles from "./packages.module.css";
import { invoiceTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function InvoicesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const { state: asks } = address;
  const [acting, setActing] = useState<"issue" | "refuse" | null>(null);
  const asked = {
    ...listQuery(asks, invoiceSorts),
    state: oneOf(invoiceStates, asks.filters.state),
    type: oneOf(invoiceTypes, asks.filters.type),
  };
  const query = useQuery({
    ...orpc.admin.invoices.list.queryOptions({ input: { ...asked, ...pageQuery(asks) } }),
    ...keepPrevious,
  });
  const alone = useQuery({
    ...orpc.admin.invoices.list.queryOptions({ input: { id: asks.open ?? "" } }),
    enabled: isOutsidePage(asks.open, query),
  });
  const found = openRowOf(asks.open, query, alone);
  const closeDrawer = () => address.change({ open: null });
  const money = (one: AdminInvoice, minor: number) => formatPlanPrice(language, minor, one.currency);
  const state = (one: AdminInvoice) => (
    <Status tone={invoiceTones[one.state]}>{t(`invoices.states.${one.state}`)}</Status>
  );
  const company = found?.buyer.kind === "company" ? found.buyer : null;
  const close = () => setActing(null);
  return (
    <>
      <AdminTable
        label={t("tab.invoices")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => one.buyer.title}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: invoiceStates.map((value) => ({ value, label: t(`invoices.states.${value}`) })),
          },
          {
            name: "type",
            label: t("invoices.type"),
            options: invoiceTypes.map((value) => ({ value, label: t(`invoices.types.${value}`) })),
          },
        ]}
        searchHint={t("invoices.search")}
        aside={<CsvButton load={() => api.admin.invoices.export({ ...asked, language })} />}
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
        onOpen={(one) => address.change({ open: one.id })}
        empty={{ title: t("invoices.empty"), text: t("invoices.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={found.buyer.title} onClose={closeDrawer}>
          {found.state === "reversed" ? <p className={styles.note}>{t("invoices.red")}</p> : null}
          <Facts
            of={[
              [t("state"), state(found)],
              [t("invoices.type"), `${t(`invoices.types.${found.type}`)} · ${t(`invoices.kind.${found.buyer.kind}`)}`],
              [t("invoices.left"), money(found, found.leftMinor)],
              [t("invoices.paid"), money(found, found.amountMinor)],
              [t("invoices.taxId"), company?.taxId],
              [t("invoices.address"), company?.address],
              [t("invoices.phone"), company?.phone],
              [t("invoices.bank"), company?.bank],
              [t("invoices.bankAccount"), company?.account],
              [t("invoices.email"), found.buyer.email],
              [t("account"), <AccountCell key="account" account={found.account} />],
              [t("invoices.order"), found.orderNumber],
              [t("when"), formatMoment(language, found.createdAt)],
              [t("invoices.number"), found.number],
              [t("invoices.issuedOn"), found.issuedOn ? formatDate(language, found.issuedOn) : null],
              [t("invoices.refuseReason"), found.reason],
            ]}
          />
          {found.state === "requested" ? (
            <div className={styles.acts}>
              <Button onClick={() => setActing("issue")}>{t("invoices.issue")}</Button>
              <Button variant="default" onClick={() => setActing("refuse")}>
                {t("invoices.refuse")}
              </Button>
            </div>
          ) : null}
          {acting === "issue" ? (
            <Issue invoice={found} amount={money(found, found.leftMinor)} onClose={close} />
          ) : acting === "refuse" ? (
            <Refuse invoice={found} onClose={close} />
          ) : null}
        </AdminDrawer>
      ) : (
        <OpenRowDrawer title={t("tab.invoices")} query={alone} onClose={closeDrawer} />
      )}
    </>
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
