/** What is done for an account from its page: looking with its eyes, giving a package, an offer, listings; its ledger. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UserDetail } from "#contract/admin/users";
import styles from "#web/features/admin/list/rows.module.css";
import { AccountLedger } from "./account-ledger.tsx";
import { ConfirmSupport } from "./confirm-dialogs.tsx";
import { QuotaDialog } from "./quota-dialog.tsx";

const PeriodDialog = lazy(async () => ({
  default: (await import("#web/features/admin/packages/period-dialogs.tsx")).PeriodDialog,
}));
const OfferDialog = lazy(async () => ({
  default: (await import("#web/features/admin/packages/offer-dialog.tsx")).OfferDialog,
}));

type Doing = "support" | "grant" | "offer" | "quota";

export function AccountActs({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: tp } = useTranslation("adminPackages");
  const [doing, setDoing] = useState<Doing | null>(null);
  const [ledger, setLedger] = useState(false);
  const close = () => setDoing(null);
  const { id, email, name } = user;
  const account = { id, email, name };
  const isCustomer = user.role !== "admin" && user.state === "active";
  const runs = user.subscriptions.some((one) => one.state === "current" || one.state === "active");
  return (
    <>
      <div className={styles.acts}>
        {isCustomer ? (
          <Button variant="default" onClick={() => setDoing("support")}>
            {t("action.support")}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setDoing("grant")}>
          {tp("subscriptions.grant")}
        </Button>
        <Button variant="default" onClick={() => setDoing("offer")}>
          {tp("offer.button")}
        </Button>
        {runs ? (
          <Button variant="default" onClick={() => setDoing("quota")}>
            {t("quota.adjust")}
          </Button>
        ) : null}
        {user.subscriptions.length > 0 ? (
          <Button variant="default" aria-expanded={ledger} onClick={() => setLedger(!ledger)}>
            {t("drawer.ledger")}
          </Button>
        ) : null}
      </div>
      {ledger ? <AccountLedger userId={id} /> : null}
      <Suspense fallback={null}>
        {doing === "support" ? <ConfirmSupport user={user} onClose={close} /> : null}
        {doing === "grant" ? <PeriodDialog about={{ act: "grant", account }} onClose={close} /> : null}
        {doing === "offer" ? <OfferDialog account={account} onClose={close} /> : null}
        {doing === "quota" ? <QuotaDialog user={user} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
