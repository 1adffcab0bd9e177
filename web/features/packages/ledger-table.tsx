/** The lines of a period's ledger, newest first. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { QuotaEntry } from "#contract/subscription";
import { formatMoment, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./ledger.module.css";

export function LedgerTable({ entries }: { entries: readonly QuotaEntry[] }) {
  const { t } = useTranslation("allowance");
  const columns = ["item", "date", "change", "left"] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column} data-column={column}>
              {t(`ledger.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ entry }: { entry: QuotaEntry }) {
  const { t } = useTranslation("allowance");
  const language = useLanguage();
  // a true minus sign, as wide as the plus
  const change = `${entry.change > 0 ? "+" : "−"}${formatNumber(language, Math.abs(entry.change))}`;
  return (
    <tr>
      <th scope="row">
        {t(`ledger.reasons.${entry.reason}`)}
        <About entry={entry} />
      </th>
      <td data-column="date">
        <time dateTime={entry.at}>{formatMoment(language, entry.at)}</time>
      </td>
      <td data-column="change" data-label={t("ledger.change")} data-gain={entry.change > 0 || undefined}>
        {change}
      </td>
      <td data-column="left" data-label={t("ledger.left")}>
        {entry.left === null ? t("ledger.unlimited") : formatNumber(language, entry.left)}
      </td>
    </tr>
  );
}

/** The home it went to, the task that used it, the order it came with; each where it still exists. */
function About({ entry: { property, task, order, reason } }: { entry: QuotaEntry }) {
  const { t } = useTranslation("allowance");
  const links = [
    task ? (
      <Link key="task" to="/dashboard/tasks" search={{ task: task.id }}>
        {task.number}
      </Link>
    ) : null,
    order ? (
      <Link key="order" to="/dashboard/orders/$orderId" params={{ orderId: order.id }}>
        {order.number}
      </Link>
    ) : null,
  ].filter((link) => link !== null);
  const ofAHome = reason === "property" || reason === "returned";
  return (
    <span className={styles.about}>
      {property ? (
        <Link to="/dashboard/properties" search={{ open: property.id }} className={styles.home}>
          {property.title}
        </Link>
      ) : ofAHome ? (
        <span>{t("ledger.gone")}</span>
      ) : null}
      {links}
    </span>
  );
}
