/** What models used and cost, by day and by account, and why calls failed. */
import { IconChartBar } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { modelCauses } from "#contract/admin/model-names";
import type { ModelUsage } from "#contract/admin/models";
import { orpc } from "#web/lib/api.ts";
import { formatDate, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Panel } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import styles from "./models.module.css";
import { formatCost } from "./money.ts";

const RANGES = ["7", "30", "90"] as const;
const DAY_MS = 86_400_000;
/** The days of the books, which are Shanghai's. */
const dayOf = (time: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai" }).format(time);

function Table({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  const texts = head.length > 3 ? head.length - 5 : head.length - 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={at < texts ? undefined : styles.end}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(" ")}>
              {cells.map((cell, at) => (
                <td key={head[at]} className={at < texts ? undefined : styles.end}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function UsageSection() {
  const { t } = useTranslation("adminModels");
  const [range, setRange] = useState<(typeof RANGES)[number]>("30");
  const [today] = useState(() => Date.now());
  const input = { from: dayOf(today - (Number(range) - 1) * DAY_MS), until: dayOf(today) };
  const { data, error, refetch } = useQuery({ ...orpc.admin.models.usage.queryOptions({ input }), staleTime: 0 });
  return (
    <div className={styles.stack}>
      <FilterRow
        label={t("usage.range")}
        value={range}
        options={RANGES.map((value) => ({ value, label: t("usage.days", { count: Number(value) }) }))}
        onChange={setRange}
      />
      {data ? <Usage usage={data} /> : error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
    </div>
  );
}

function Usage({ usage }: { usage: ModelUsage }) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  if (usage.byDay.length === 0)
    return (
      <Panel>
        <EmptyState icon={<IconChartBar size={24} stroke={1.6} />} title={t("usage.none")} text={t("usage.noneText")} />
      </Panel>
    );
  const count = (value: number) => formatNumber(language, value);
  const sums = (row: ModelUsage["byDay"][number] | ModelUsage["byAccount"][number]) => [
    count(row.calls),
    count(row.failures),
    count(row.tokensIn),
    count(row.tokensOut),
    formatCost(language, row.cost, row.currency),
  ];
  const heads = [t("usage.calls"), t("usage.failed"), t("usage.tokensIn"), t("usage.tokensOut"), t("usage.cost")];
  const said = (cause: string) => {
    if (cause === "cancelled") return t("causes.cancelled");
    const known = modelCauses.find((one) => one === cause);
    return known ? t(`causes.${known}`) : cause;
  };
  return (
    <>
      <Panel title={t("usage.byDay")}>
        <Table
          label={t("usage.byDay")}
          head={[t("usage.day"), t("usage.provider"), ...heads]}
          rows={usage.byDay.map((row) => [formatDate(language, `${row.day}T04:00:00Z`), row.provider, ...sums(row)])}
        />
      </Panel>
      <Panel title={t("usage.byAccount")}>
        <Table
          label={t("usage.byAccount")}
          head={[t("usage.account"), ...heads]}
          rows={usage.byAccount.map((row) => [row.email ?? t("usage.gone"), ...sums(row)])}
        />
      </Panel>
      <Panel title={t("usage.failures")}>
        {usage.failures.length === 0 ? (
          <p className={styles.text}>{t("usage.noFailures")}</p>
        ) : (
          <Table
            label={t("usage.failures")}
            head={[t("usage.provider"), t("usage.cause"), t("usage.calls")]}
            rows={usage.failures.map((row) => [row.provider, said(row.cause), count(row.calls)])}
          />
        )}
      </Panel>
    </>
  );
}
