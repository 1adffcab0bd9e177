/** Requests for tax invoices: issued in the tax system and recorded here, or refused with a reason. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminInvoice, invoiceSorts } from "#contract/admin/invoices";
import { invoiceStates, invoiceTypes } from "#contract/invoice";
import { orderAt } from "#web/features/admin/addresses.ts";
import { formatDate, formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import rows from "#web/features/admin/list/rows.module.css";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountLink } from "./account-cell.tsx";
import { IssueInvoice, RefuseInvoice } from "./invoice-dialogs.tsx";
import styles from "./packages.module.css";
import { MistakenInvoice, RedInvoice } from "./red-invoice-dialogs.tsx";
import { invoiceStateLabel, invoiceToneOf } from "./state-labels.ts";

const reds = ["due", "done"] as const;

export function InvoicesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const [acting, setActing] = useState<"issue" | "refuse" | "red" | "mistake" | null>(null);
  const list = useAdminList({
    sorts: invoiceSorts,
    filters: {
      state: { label: t("state"), values: invoiceStates, say: (value) => t(`invoices.states.${value}`) },
      type: { label: t("invoices.type"), values: invoiceTypes, say: (value) => t(`invoices.types.${value}`) },
      red: { label: t("invoices.redFilter"), values: reds, say: (value) => t(`invoices.reds.${value}`) },
    },
    rows: (asked) => orpc.admin.invoices.list.queryOptions({ input: asked }),
    one: (id) => orpc.admin.invoices.list.queryOptions({ input: { id } }),
    file: (asked) => api.admin.invoices.export(asked),
  });
  const money = (one: AdminInvoice, minor: number) => formatPlanPrice(language, minor, one.currency);
  const state = (one: AdminInvoice) => <Status tone={invoiceToneOf(one)}>{invoiceStateLabel(t, one)}</Status>;
  const redLine = (one: AdminInvoice) => (red: AdminInvoice["reds"][number]) => (
    <div key={red.number}>
      {/* a minus is not left behind at a line's end */}
      {red.number} · <span className={styles.unbroken}>{money(one, -red.amountMinor)}</span> ·{" "}
      <span className={styles.unbroken}>{formatDate(language, red.issuedOn)}</span>
    </div>
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
          label: t("amount"),
          width: "140px",
          align: "end",
          // what stands on the paper, once there is one
          cell: (one) => money(one, one.issuedMinor ?? one.leftMinor),
        },
        { key: "state", label: t("state"), width: "152px", cell: state },
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
          {invoice.redDueMinor > 0 ? (
            <p className={styles.note}>{t("invoices.red", { amount: money(invoice, invoice.redDueMinor) })}</p>
          ) : null}
          <Facts
            of={[
              [t("state"), state(invoice)],
              [
                t("invoices.type"),
                `${t(`invoices.types.${invoice.type}`)} · ${t(`invoices.kind.${invoice.buyer.kind}`)}`,
              ],
              [t("invoices.issuedAmount"), invoice.issuedMinor === null ? null : money(invoice, invoice.issuedMinor)],
              [
                t("invoices.left"),
                invoice.state === "refused" || invoice.mistake ? null : money(invoice, invoice.leftMinor),
              ],
              [t("invoices.paid"), money(invoice, invoice.amountMinor)],
              [t("invoices.taxId"), companyOf(invoice)?.taxId],
              [t("invoices.address"), companyOf(invoice)?.address],
              [t("invoices.phone"), companyOf(invoice)?.phone],
              [t("invoices.bank"), companyOf(invoice)?.bank],
              [t("invoices.bankAccount"), companyOf(invoice)?.account],
              [t("invoices.email"), invoice.buyer.email],
              [t("account"), <AccountLink key="account" account={invoice.account} />],
              [
                t("invoices.order"),
                invoice.orderId ? (
                  <Link key="order" to={orderAt(invoice.orderId)} className={rows.link}>
                    {invoice.orderNumber}
                  </Link>
                ) : (
                  invoice.orderNumber
                ),
              ],
              [t("when"), formatMoment(language, invoice.createdAt)],
              [t("invoices.number"), invoice.number],
              [t("invoices.issuedOn"), invoice.issuedOn ? formatDate(language, invoice.issuedOn) : null],
              [t("invoices.redNumber"), invoice.reds.length > 0 ? invoice.reds.map(redLine(invoice)) : null],
              [t("invoices.mistake"), invoice.mistake],
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
          {invoice.redDueMinor > 0 || invoice.state === "issued" ? (
            <div className={styles.acts}>
              {invoice.redDueMinor > 0 ? (
                <Button onClick={() => setActing("red")}>{t("invoices.redRegister")}</Button>
              ) : null}
              {invoice.state === "issued" ? (
                <Button variant="default" onClick={() => setActing("mistake")}>
                  {t("invoices.mistakeAct")}
                </Button>
              ) : null}
            </div>
          ) : null}
          {acting === "issue" ? (
            <IssueInvoice invoice={invoice} amount={money(invoice, invoice.leftMinor)} onClose={close} />
          ) : acting === "refuse" ? (
            <RefuseInvoice invoice={invoice} onClose={close} />
          ) : acting === "red" ? (
            <RedInvoice invoice={invoice} onClose={close} />
          ) : acting === "mistake" ? (
            <MistakenInvoice invoice={invoice} onClose={close} />
          ) : null}
        </AdminDrawer>
      )}
      empty={{ title: t("invoices.empty"), text: t("invoices.emptyText") }}
    />
  );
}
