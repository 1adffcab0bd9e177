/** One refund: of which payment and order, how it stands, and what is done about it. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AdminRefund } from "#contract/admin/orders";
import { orderAt } from "#web/features/admin/addresses.ts";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import rows from "#web/features/admin/list/rows.module.css";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountLink } from "./account-cell.tsx";
import styles from "./packages.module.css";
import { reasonLabel, refundTones } from "./state-labels.ts";

/** What can be done about a refund: tried again where it failed, said to be sent where a bank moves it. */
export const refundActs = {
  retry: (one: AdminRefund) => one.state === "failed",
  sent: (one: AdminRefund) => one.state === "pending" && one.provider === "bank",
} as const;
export type RefundAct = keyof typeof refundActs;

export function RefundDrawer(props: { refund: AdminRefund; onAct: (act: RefundAct) => void; onClose: () => void }) {
  const { refund, onAct } = props;
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const acts = (["retry", "sent"] as const).filter((act) => refundActs[act](refund));
  return (
    <AdminDrawer title={formatPlanPrice(language, refund.amountMinor, refund.currency)} onClose={props.onClose}>
      <Facts
        of={[
          [t("account"), <AccountLink key="account" account={refund.account} />],
          [
            t("orders.number"),
            <Link key="order" to={orderAt(refund.orderId)} className={rows.link}>
              {refund.orderNumber}
            </Link>,
          ],
          [
            t("state"),
            <Status key="state" tone={refundTones[refund.state]}>
              {t(`refundState.${refund.state}`)}
            </Status>,
          ],
          [t("reason"), reasonLabel(t, refund.reason)],
          [t("refunds.why"), refund.whyFailed],
          [t("provider"), t(`providers.${refund.provider}`)],
          [t("refunds.transaction"), refund.transactionId],
          [t("refunds.by"), t(refund.decidedBy ? "refunds.admin" : "refunds.house")],
          [t("when"), formatMoment(language, refund.createdAt)],
          [t("refunds.doneAt"), refund.doneAt ? formatMoment(language, refund.doneAt) : null],
        ]}
      />
      {acts.length > 0 ? (
        <div className={styles.acts}>
          {acts.map((act) => (
            <Button key={act} onClick={() => onAct(act)}>
              {t(`refunds.${act}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </AdminDrawer>
  );
}
