/** Whose it is: the name, and the address below it. */
import { useTranslation } from "react-i18next";
import type { AccountNamed } from "#contract/admin/orders";
import styles from "./packages.module.css";
import { accountLabel } from "./state-labels.ts";

export function AccountCell({ account }: { account: AccountNamed | null }) {
  const { t } = useTranslation("adminPackages");
  return (
    <span className={styles.two}>
      <span>{accountLabel(t, account)}</span>
      {account?.name && account.email ? <span className={styles.quiet}>{account.email}</span> : null}
    </span>
  );
}
