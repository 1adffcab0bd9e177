/** The sums of a time: as one line, by day, by account and by cause. Sums of two currencies are never added. */
import { useTranslation } from "react-i18next";
import { modelCauses } from "#contract/admin/model-names";
import type { ModelUsage } from "#contract/admin/models";
import { formatNumber, formatPercent, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { Panel } from "#web/ui/page.tsx";
import { Table } from "./figures-table.tsx";
import styles from "./models.module.css";
import { formatBookDay, formatCost, formatShare } from "./money.ts";
import { WrittenTable } from "./written-table.tsx";

function Totals({ rows }: { rows: ModelUsage["byDay"] }) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  const sum = (of: (row: ModelUsage["byDay"][number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const [calls, failures] = [sum((row) => row.calls), sum((row) => row.failures)];
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  const costs = currencies.map((currency) =>
    formatCost(
      language,
      sum((row) => (row.currency === currency ? row.cost : 0)),
      currency,
    ),
  );
  const figures = [
    [t("usage.cost"), costs.join(" + ")],
    [t("usage.calls"), formatNumber(language, calls)],
    [
      t("usage.failed"),
      `${formatNumber(language, failures)} · ${formatPercent(language, calls > 0 ? (100 * failures) / calls : 0)}`,
    ],
    [
      t("usage.tokens"),
      formatNumber(
        language,
        sum((row) => row.tokensIn + row.tokensOut),
      ),
    ],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `onAccount`: opens one account's figures; null where they are one's already. */
export function Usage({ usage, onAccount }: { usage: ModelUsage; onAccount: ((id: string) => void) | null }) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  // what customers pay is told to no technical scope
  const income = useScope() === "super";
  const count = (value: number) => formatNumber(language, value);
  const sums = (row: ModelUsage["byDay"][number] | ModelUsage["byAccount"][number]) => [
    count(row.calls),
    count(row.failures),
    count(row.tokensIn),
    count(row.tokensOut),
    formatCost(language, row.cost, row.currency, "column"),
  ];
  const heads = [t("usage.calls"), t("usage.failed"), t("usage.tokensIn"), t("usage.tokensOut"), t("usage.cost")];
  /** What the account brought in beside what it cost, and the cost's share of it where both are of one currency. */
  const brought = ({ paid, cost, currency }: ModelUsage["byAccount"][number]) => {
    const all = paid ?? [];
    const same = all.length === 1 ? all.find((one) => one.currency === currency) : undefined;
    return [
      all.map((one) => formatPlanPrice(language, one.amountMinor, one.currency)).join(" + ") || "–",
      same && same.amountMinor > 0 ? formatShare(language, cost / same.amountMinor) : "–",
    ];
  };
  const causeText = (cause: string) => {
    if (cause === "cancelled") return t("causes.cancelled");
    const knownCause = modelCauses.find((one) => one === cause);
    return knownCause ? t(`causes.${knownCause}`) : cause;
  };
  const who = ({ userId, email }: ModelUsage["byAccount"][number]) => {
    const name = email ?? t(userId ? "usage.gone" : "usage.nobody");
    if (!userId || !onAccount) return name;
    return (
      <button type="button" className={styles.link} onClick={() => onAccount(userId)}>
        {name}
      </button>
    );
  };
  return (
    <>
      <Totals rows={usage.byDay} />
      <Panel title={t("usage.byDay")}>
        <Table
          label={t("usage.byDay")}
          words={2}
          head={[t("usage.day"), t("usage.provider"), ...heads]}
          rows={usage.byDay.map((row) => ({
            key: `${row.day} ${row.provider} ${row.currency}`,
            cells: [formatBookDay(language, row.day), row.provider, ...sums(row)],
          }))}
        />
      </Panel>
      {onAccount ? (
        <Panel title={t("usage.byAccount")}>
          <Table
            label={t("usage.byAccount")}
            words={1}
            head={[t("usage.account"), ...heads, ...(income ? [t("usage.paid"), t("usage.ofPaid")] : [])]}
            rows={usage.byAccount.map((row) => ({
              key: `${row.userId} ${row.currency}`,
              cells: [who(row), ...sums(row), ...(income ? brought(row) : [])],
            }))}
          />
          {income ? <p className={styles.text}>{t("usage.paidText")}</p> : null}
        </Panel>
      ) : null}
      <WrittenTable of={usage.written} />
      <Panel title={t("usage.failures")}>
        {usage.failures.length === 0 ? (
          <p className={styles.text}>{t("usage.noFailures")}</p>
        ) : (
          <Table
            label={t("usage.failures")}
            words={2}
            head={[t("usage.provider"), t("usage.cause"), t("usage.calls")]}
            rows={usage.failures.map((row) => ({
              key: `${row.provider} ${row.cause}`,
              cells: [row.provider, causeText(row.cause), count(row.calls)],
            }))}
          />
        )}
      </Panel>
    </>
  );
}
