/** Whose it is: the name, and the address below it; in a drawer it leads to the account's own. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AccountNamed } from "#contract/admin/orders";
import { accountAt } from "#web/features/admin/addresses.ts";
import rows from "#web/features/admin/list/rows.module.css";
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

/** An account that is gone leads nowhere. */
export function AccountLink({ account }: { account: AccountNamed | null }) {
  if (!account) return <AccountCell account={null} />;
  return (
    <Link to={accountAt(account.id)} className={rows.link}>
      <AccountCell account={account} />
    </Link>
  );
}
